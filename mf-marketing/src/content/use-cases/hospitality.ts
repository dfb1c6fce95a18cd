import {
  bag,
  calendar,
  connect,
  cup,
  envelope,
  globe,
  hotel,
  link,
  person,
  retry,
  search,
  sprout,
} from '@bridge/shared/icons'
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for hotels and banquet halls',
    description:
      'Booking advances, OTA settlements taken apart stay by stay, banquet instalments, refunds, and one run for mandi, laundry and staff.',
  },
  tag: 'Hospitality',
  title: 'A night audit that lets you sleep',
  lead: 'A guest pays the travel portal ₹6,300 and ₹4,989.60 arrives. Every rupee in between has a name, and so has every advance, every cancellation and every crate of tomatoes.',
  picture: {
    label:
      'A guest pays a travel portal, which pays the hotel less its commission; the hotel pays the mandi and a florist and refunds a guest.',
    stations: [
      [person, 'Guest'],
      [hotel, 'Hotel'],
      [bag, 'Mandi'],
      [sprout, 'Florist'],
      [globe, 'OTA'],
    ],
    spans: [
      [0, 4, 'Stay ₹6,300'],
      [4, 1, 'Net ₹4,989.60'],
      [1, 2],
      [1, 3],
      [1, 0],
    ],
  },
  day: 'The wedding party of 350 has left the lawn in Jaipur. Of its bill, ₹2,20,000 came at booking, ₹4,40,000 by link on Friday, and forty plates more than ordered, ₹56,000, by QR beside the dessert. The guest for room 212 cancelled in time, and his ₹5,250 was sent back while he was still on the line. The portal’s weekly credit covers 61 stays, two of them no-shows that it did not pay for, noted for Monday. At 23:40 the manager closes the day and, for once, the office.',
  steps: [
    {
      icon: link,
      heading: 'Ask for the advance at once',
      text: 'The confirmation carries a payment link: one night for a room, a third of the menu for a banquet.',
    },
    {
      icon: globe,
      heading: 'Take the OTA credit apart',
      text: 'One transfer becomes 61 stays again. Commission, GST on commission, TCS and TDS stand beside each of them.',
    },
    {
      icon: cup,
      heading: 'Close bar and restaurant',
      text: 'All outlets and the front desk take QR and POS; every till is compared with its own settlement before the shift changes.',
    },
    {
      icon: retry,
      heading: 'Return what was cancelled',
      text: 'In the free period the full advance goes back the way it came. After that one night stays with you, and the rest travels.',
    },
    {
      icon: bag,
      heading: 'Pay mandi, laundry, staff',
      text: 'Vegetables by UPI at dawn, linen on the 10th, wages and tips by bulk NEFT on the last day.',
    },
  ],
  benefits: [
    {
      icon: calendar,
      heading: 'Paid before the band plays',
      text: 'Reminders for each instalment go out by date, which spares you a talk with the bride’s father at eleven at night.',
    },
    {
      icon: search,
      heading: 'Commission, stay by stay',
      text: 'If a portal takes 22% on a contract of 18%, you read it next to the stay.',
    },
    {
      icon: envelope,
      heading: 'Refunds with a reference',
      text: 'The cancellation message quotes the payment’s reference and leaves a guest little to write about.',
    },
    {
      icon: connect,
      heading: 'Hill, lake and airport',
      text: 'Properties keep their own accounts. You watch the balances together and help the one that is out of season.',
    },
  ],
  screen: {
    title: 'Jaipur, Sunday night',
    sum: '59 of 61 stays',
    rows: [
      ['Stay 70418', 'OTA, guest paid ₹6,300', '₹4,989.60', done('Agrees')],
      ['Stay 70433', 'OTA, no-show unpaid', '₹0', waiting('Claim')],
      ['Wedding, last part', 'QR on the lawn', '₹56,000', done('Paid')],
      ['Room 212, refund', 'UPI, to the guest', '₹5,250', moving('Sent')],
    ],
  },
  invitation:
    'Send us last week’s portal statement and your tariffs. You will see what each stay really earned.',
} satisfies UseCase
