import { book, calendar, chat, check, coins, invoice, scales, shield, wallet } from '@bridge/shared/icons'
import { challanAgeing } from '../papers/challan-ageing.ts'
import { billed, dayOf, deadline, dueNow, followed, gst, limit } from '../papers/challans.ts'
import { rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import { calendarDay } from '../tally-marks.ts'
import type { UseCase } from '../use-case.ts'

/** What Jalaram pays, and the credit note that it deducts from invoice 2207. */
const receipt = 4_72_000_00
const creditNote = 11_800_00
const packaging = 71_300_00
const tools = 42_500_00
const gstForMay = 88_200_00
const vendors = dueNow + packaging + tools
/** What goes against the cash credit limit. */
const rest = receipt - vendors - gstForMay
/** Invoice 2207 before GST, and the GST on it. */
const invoiced = { value: 4_10_000_00, tax: 73_800_00 }

export const content = {
  head: {
    title: 'Payments for SMEs: dealers, suppliers, GST',
    description:
      'Dealer receipts matched to invoices, small suppliers paid inside 45 days, GST e-invoices and all banks on one page, in step with Tally.',
  },
  tag: 'SME',
  title: 'In by day 30, out by day 45',
  lead: 'Dealers stretch to 60 days, small suppliers may not be kept beyond 45, and the cash credit limit pays for the difference. Put the dates, the bills and the banks side by side.',
  order: ['steps', 'day', 'tally'],
  leads: 'steps',
  paper: challanAgeing,
  ledger: {
    date: 'Thursday, 18 June',
    drawn: 'account',
    entries: [
      {
        time: '10:25',
        event: 'Jalaram Hardware, by RTGS',
        note: `Closes invoice 2207 of ${rupees(receipt + creditNote)}, with a credit note of ${rupees(creditNote)} for cracked castings.`,
        amount: receipt,
      },
      {
        time: '15:40',
        event: `Umiya Castings, day ${dayOf(followed)} of ${limit}`,
        note: 'Its last day is tomorrow.',
        amount: -dueNow,
      },
      {
        time: '16:05',
        event: `Hari Om Packaging, day 42 of ${limit}`,
        amount: -packaging,
      },
      {
        time: '17:20',
        event: 'Patel Tool Room, day 13 of 15',
        note: 'No written agreement, so fifteen days is all there is.',
        amount: -tools,
      },
      {
        time: '17:35',
        event: 'GST for May',
        note: 'Due on the 20th.',
        amount: -gstForMay,
      },
      {
        time: '18:10',
        event: 'The rest, against the cash credit limit',
        note: 'Interest on it stops tonight.',
        amount: -rest,
      },
    ],
    close: {
      time: '18:30',
      text: 'Nothing left over, and nothing overdue. Rajkot calls that a good Thursday.',
    },
  },
  steps: [
    {
      icon: invoice,
      heading: 'Invoice with the IRN on it',
      text: 'E-invoice and e-way bill are made together: the dealer can claim their input credit, and the truck can leave.',
      piece: {
        of: 'Invoice 2207',
        on: 'IRN and e-way bill',
        parts: [
          ['Valves', invoiced.value],
          ['GST, 18%', invoiced.tax],
        ],
        comesTo: ['Jalaram owes', receipt + creditNote],
      },
    },
    {
      icon: wallet,
      heading: 'One account for each dealer',
      text: 'In full or in part, by NEFT or RTGS, whatever reaches their virtual account meets their open invoices and credit notes.',
      piece: {
        of: 'Jalaram Hardware',
        on: '18 June, 10:25',
        parts: [
          ['Invoice 2207', receipt + creditNote],
          ['Credit note, castings', -creditNote],
        ],
        comesTo: ['By RTGS', receipt],
        state: states.paid,
      },
    },
    {
      icon: calendar,
      heading: 'Line bills up by deadline',
      text: 'The day count stands beside each bill, so no micro or small supplier is discovered on day 46.',
      piece: {
        of: `Umiya, ${followed.number}`,
        on: `Day ${dayOf(followed)} of ${limit}`,
        facts: [['Last day', deadline(followed)]],
        parts: [
          ['Castings', billed(followed.kilos).value],
          [`GST, ${gst}%`, billed(followed.kilos).tax],
        ],
        comesTo: ['Due', dueNow],
        state: states.waiting,
        stamped: true,
      },
    },
    {
      icon: check,
      heading: 'Prepare, check, release',
      text: 'Your accountant builds the vendor run; a partner approves it on his phone, with the balance that it will leave.',
      piece: {
        of: 'Vendor run',
        on: 'Thursday, 18 June',
        parts: [
          ['Umiya', dueNow],
          ['Hari Om', packaging],
          ['Patel', tools],
        ],
        comesTo: ['Released', vendors],
        state: states.paid,
      },
    },
    {
      icon: book,
      heading: 'Finish the day book today',
      text: 'Receipts, payments and bank charges of every account are matched and go to Tally before the office locks up.',
      piece: {
        of: 'Day book',
        on: '18 June, 18:30',
        parts: [
          ['Jalaram', receipt],
          ['Vendors', -vendors],
          ['GST', -gstForMay],
          ['Cash credit', -rest],
        ],
        comesTo: ['Left over', 0],
        state: agreed.matched,
      },
    },
  ],
  benefits: [
    {
      icon: shield,
      figure: `Day ${dayOf(followed)}`,
      heading: 'Deductions that hold good',
      text: 'Pay a small supplier inside the limit, and the expense counts in the year in which you booked it.',
    },
    {
      icon: scales,
      figure: '180 days',
      heading: 'Input credit that stays yours',
      text: 'Bills drifting towards 180 days unpaid are seen long before their GST credit has to be reversed.',
    },
    {
      icon: coins,
      figure: rupees(rest),
      heading: 'Interest on less',
      text: 'Money resting in one bank can bring down the limit in another on the same afternoon.',
    },
    {
      icon: chat,
      figure: rupees(receipt),
      heading: 'Time for the next order',
      text: 'The reminder has already asked for the payment; your salesman can ask for the next order.',
    },
  ],
  gain: 'Paid with a day to spare',
  drawn: {
    agree: dayOf(followed),
    of: limit,
    caption: `of ${limit} days gone, and Umiya is paid`,
    text: 'The one left over is for a bank holiday, a dead phone or a partner in Goa.',
    open: [dayOf(followed)],
    mark: calendarDay,
  },
  invitation:
    'Show us your payables by age and your slowest dealer. We’ll draw the month in which the two meet.',
} satisfies UseCase
