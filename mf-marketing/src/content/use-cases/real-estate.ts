import { document, house, key, layers, people, scales, shield, split, tower } from '@bridge/shared/icons'
import { demandLetter } from '../papers/demand-letter.ts'
import { brokerPaid, commission, followed, letters, payable, rates, receipts } from '../papers/instalments.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { flatWindow } from '../tally-marks.ts'
import type { UseCase } from '../use-case.ts'

const { due } = followed

export const content = {
  head: {
    title: 'Payments for builders and developers',
    description:
      'Booking amounts, demand letters by slab, RERA’s 70% in its separate account, brokers’ commission and society maintenance.',
  },
  tag: 'Real Estate',
  title: 'Seventy paise of each rupee belong on site',
  lead: 'RERA wants 70% of what buyers pay in the project’s separate account. The contractor waits for that part, the broker for a slice of the other. Sort it as it arrives, not at the year’s end.',
  order: ['steps', 'day', 'tally'],
  leads: 'steps',
  paper: demandLetter,
  ledger: {
    date: 'Monday, 16 November',
    entries: [
      {
        time: '10:52',
        event: 'Flat 1204, on slab nine of Tower B',
        note: `One of ${letters.sent} letters sent by ten. The sum looks wrong and is right, so the letter closes.`,
        amount: due.net,
      },
      {
        time: '11:40',
        event: 'A booking in Tower C, by link from the site office',
        note: 'Flat 302 is blocked. The receipt names tower, floor and unit.',
        amount: 2_00_000_00,
      },
      {
        time: '14:15',
        event: 'The broker of flat 908, registered on Friday',
        note: `${rupees(commission)} plus GST, less 2% TDS.`,
        amount: -brokerPaid,
      },
      {
        time: '16:40',
        event: 'Ten more flats, each into its own account',
        note: `${rates.separate}% of the day’s eleven instalments is ${rupees(receipts.all.separate)}.`,
        amount: receipts.all.net - due.net,
      },
      {
        time: '17:30',
        event: 'Cement for slab ten',
        note: 'From the separate account, with its three certificates.',
        amount: -8_64_000_00,
      },
    ],
    close: { time: '18:10', text: 'Slab ten has its cement. Nobody has to remember the seventy paise.' },
  },
  steps: [
    {
      icon: key,
      heading: 'Take the booking amount',
      text: 'The site office sends a payment link; ₹2,00,000 blocks the flat, and the receipt names tower, floor and unit.',
    },
    {
      icon: layers,
      heading: 'Send demand letters by slab',
      text: 'Once a stage is certified, every flat of the tower is billed by email and WhatsApp, with GST, due date and a way to pay.',
    },
    {
      icon: split,
      heading: 'Split off 70% on arrival',
      text: 'Split rules send the project’s share to its own account and the rest to yours. Moving it later, from memory, is how notices begin.',
    },
    {
      icon: document,
      heading: 'Pay contractors as certified',
      text: 'Engineer, architect and chartered accountant sign first. Then the contractor’s RA bill is released, less retention and TDS.',
    },
    {
      icon: house,
      heading: 'Hand over, then maintain',
      text: 'After possession every flat gets its monthly maintenance bill with a link in it, and the society’s secretary can stop knocking on doors.',
    },
  ],
  benefits: [
    {
      icon: shield,
      heading: 'A RERA file without a rush',
      text: 'Each deposit keeps its reference and each withdrawal its three certificates, quarter after quarter.',
    },
    {
      icon: scales,
      heading: 'Short only by the TDS',
      text: 'You do not write to a family about ₹6,800 they have paid to the government against your PAN.',
    },
    {
      icon: people,
      heading: 'Brokers paid on registration',
      text: `Commission of ${rupees(commission)} plus GST, less 2% TDS: paid when the agreement is registered, with the working attached.`,
    },
    {
      icon: tower,
      heading: 'Phases kept apart',
      text: 'Phase two cannot borrow from phase one by accident, because the two share neither an account nor a page.',
    },
  ],
  tally: {
    agree: letters.opened,
    of: letters.sent,
    caption: `of ${letters.sent} letters opened by noon`,
    text: 'The other two went to an old email address. By one o’clock both have gone again, on WhatsApp.',
    open: [17, 50],
    mark: flatWindow,
  },
  screen: {
    title: 'Tower B, slab nine',
    sum: `${letters.opened} of ${letters.sent} letters`,
    rows: [
      ['Flat 1204', `With GST, less ${rates.tds}% TDS`, due.net, states.paid],
      [
        'Separate account',
        `${rates.separate}% of ${receipts.flats} instalments`,
        receipts.all.separate,
        states.paid,
      ],
      ['Flat 803', 'Reminded on WhatsApp', payable(7_14_000_00).net, states.waiting],
      ['RA bill 17, concrete', 'For the engineer to sign', 18_60_000_00, states.waiting],
    ],
  },
  invitation: 'Show us one tower’s demand list and its bank statement. We’ll find what doesn’t meet.',
} satisfies UseCase
