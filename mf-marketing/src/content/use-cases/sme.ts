import {
  bank,
  book,
  box,
  calendar,
  chat,
  check,
  coins,
  invoice,
  rupee,
  scales,
  shield,
  shop,
  wallet,
  warehouse,
} from '@bridge/shared/icons'
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for SMEs: dealers, suppliers, GST',
    description:
      'Dealer receipts matched to invoices, small suppliers paid inside 45 days, GST e-invoices and all banks on one page, in step with Tally.',
  },
  tag: 'SME',
  title: 'In by day\u00a030, out by day\u00a045',
  lead: 'Dealers stretch to 60 days, small suppliers may not be kept beyond 45, and the cash credit limit pays for the difference. Put the dates, the bills and the banks side by side.',
  picture: {
    label:
      'Dealers pay a firm, which pays its suppliers before day 45, its GST, and the rest into its cash credit account.',
    stations: [
      [warehouse, 'Your firm'],
      [bank, 'CC limit'],
      [rupee, 'GST'],
      [box, 'Suppliers'],
      [shop, 'Dealers'],
    ],
    spans: [
      [4, 0, 'Receipt ₹4,72,000'],
      [0, 3, 'Due now ₹1,96,400'],
      [0, 2, 'GST ₹88,200'],
      [0, 1],
    ],
  },
  day: 'Thursday the 18th, Rajkot. Jalaram Hardware sends ₹4,72,000 by RTGS, which closes invoice 2207 of ₹4,83,800 together with a credit note of ₹11,800 for cracked castings. Then the other column: three small suppliers run out of days before Monday, ₹1,96,400 between them, and ₹88,200 of GST is due on the 20th. Both are covered. The remaining ₹1,87,400 goes against the cash credit limit, and interest on that much stops tonight.',
  steps: [
    {
      icon: invoice,
      heading: 'Invoice with the IRN on it',
      text: 'E-invoice and e-way bill are made together: the dealer can claim their input credit, and the truck can leave.',
    },
    {
      icon: wallet,
      heading: 'One account for each dealer',
      text: 'In full or in part, by NEFT or RTGS, whatever reaches their virtual account meets their open invoices and credit notes.',
    },
    {
      icon: calendar,
      heading: 'Line bills up by deadline',
      text: 'The day count stands beside each bill, so that no micro or small supplier is discovered on day 46.',
    },
    {
      icon: check,
      heading: 'Prepare, check, release',
      text: 'Your accountant builds the vendor run; a partner approves it on his phone, with the balance that it will leave.',
    },
    {
      icon: book,
      heading: 'Finish the day book today',
      text: 'Receipts, payments and bank charges of every account are matched and go to Tally before the office locks up.',
    },
  ],
  benefits: [
    {
      icon: shield,
      heading: 'Deductions that hold good',
      text: 'Pay a small supplier inside the limit, and the expense counts in the year in which you booked it.',
    },
    {
      icon: scales,
      heading: 'Input credit that stays yours',
      text: 'Bills drifting towards 180 days unpaid are seen long before their GST credit has to be reversed.',
    },
    {
      icon: coins,
      heading: 'Interest on less',
      text: 'Money resting in one bank can bring down the limit in another on the same afternoon.',
    },
    {
      icon: chat,
      heading: 'Time for the next order',
      text: 'The reminder has already asked for the payment; your salesman can ask for the next order.',
    },
  ],
  screen: {
    title: 'Thursday the 18th',
    sum: '₹1,96,400 due by Monday',
    rows: [
      ['Umiya Castings', 'Micro, day 44 of 45', '₹82,600', done('Paid')],
      ['Hari Om Packaging', 'Small, day 42 of 45', '₹71,300', moving('Sending')],
      ['Patel Tool Room', 'No agreement, day 13 of 15', '₹42,500', waiting('Approve')],
      ['Jalaram Hardware', 'Pays invoice 2207', '₹4,72,000', done('Matched')],
    ],
  },
  invitation:
    'Show us your payables by age and your slowest dealer. We will draw the month in which the two meet.',
} satisfies UseCase
