import { document, house, key, layers, people, scales, shield, split, tower } from '@bridge/shared/icons'
import { separateAccount } from '../benefits/separate-account.ts'
import { demandLetter } from '../papers/demand-letter.ts'
import { brokerPaid, cement, commission, followed, letters, rates, receipts } from '../papers/instalments.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

const { due } = followed
const booking = 2_00_000_00
const raBill = { certified: 20_00_000_00, retention: 1_00_000_00, tds: 40_000_00 }
const upkeep = { maintenance: 3_800_00, fund: 450_00 }

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
    drawn: 'lines',
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
        amount: booking,
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
        amount: -cement,
      },
    ],
    close: { time: '18:10', text: 'Slab ten has its cement. Nobody has to remember the seventy paise.' },
  },
  steps: [
    {
      icon: key,
      heading: 'Take the booking amount',
      text: 'The site office sends a payment link; ₹2,00,000 blocks the flat, and the receipt names tower, floor and unit.',
      piece: {
        of: 'Flat 302, Tower C',
        on: '16 Nov, 11:40',
        facts: [
          ['Third floor', 'Blocked'],
          ['By', 'Link, site office'],
        ],
        comesTo: ['Booking', booking],
        state: states.paid,
      },
    },
    {
      icon: layers,
      heading: 'Send demand letters by slab',
      text: 'Once a stage is certified, every flat of the tower is billed by email and WhatsApp, with GST, due date and a way to pay.',
      piece: {
        of: 'Flat 1204',
        on: 'Slab nine',
        parts: [
          ['Instalment', due.instalment],
          [`GST, ${rates.gst}%`, due.gst],
          [`TDS, ${rates.tds}%`, -due.tds],
        ],
        comesTo: ['Payable', due.net],
        state: states.waiting,
        stamped: true,
      },
    },
    {
      icon: split,
      heading: 'Split off 70% on arrival',
      text: 'Split rules send the project’s share to its own account and the rest to yours. Moving it later, from memory, is how notices begin.',
      piece: {
        of: 'Flat 1204',
        on: '16 Nov, 10:52',
        parts: [
          [`Separate account, ${rates.separate}%`, due.separate],
          ['Yours, with the GST', due.rest],
        ],
        comesTo: ['Arrived', due.net],
        state: states.paid,
      },
    },
    {
      icon: document,
      heading: 'Pay contractors as certified',
      text: 'Engineer, architect and chartered accountant sign first. Then the contractor’s RA bill is released, less retention and TDS.',
      piece: {
        of: 'RA bill 17',
        on: 'For the engineer to sign',
        parts: [
          ['Concrete', raBill.certified],
          ['Retention, 5%', -raBill.retention],
          ['TDS, 2%', -raBill.tds],
        ],
        comesTo: ['To release', raBill.certified - raBill.retention - raBill.tds],
        state: states.waiting,
      },
    },
    {
      icon: house,
      heading: 'Hand over, then maintain',
      text: 'After possession every flat gets its monthly maintenance bill with a link in it, and the society’s secretary can stop knocking on doors.',
      piece: {
        of: 'Flat 1204',
        on: 'Each month',
        parts: [
          ['Maintenance', upkeep.maintenance],
          ['Sinking fund', upkeep.fund],
        ],
        comesTo: ['By link', upkeep.maintenance + upkeep.fund],
      },
    },
  ],
  benefits: [
    {
      icon: shield,
      figure: `${rates.separate}%`,
      heading: 'A RERA file without a rush',
      text: 'Each deposit keeps its reference and each withdrawal its three certificates, quarter after quarter.',
    },
    {
      icon: scales,
      figure: rupees(due.tds),
      heading: 'Short only by the TDS',
      text: 'You do not write to a family about ₹6,800 they have paid to the government against your PAN.',
    },
    {
      icon: people,
      figure: rupees(brokerPaid),
      heading: 'Brokers paid on registration',
      text: `Commission of ${rupees(commission)} plus GST, less 2% TDS: paid when the agreement is registered, with the working attached.`,
    },
    {
      icon: tower,
      figure: '2 accounts',
      heading: 'Phases kept apart',
      text: 'Phase two cannot borrow from phase one by accident, because the two share neither an account nor a page.',
    },
  ],
  gain: 'Seventy per cent in, three signatures out',
  drawn: {
    figure: separateAccount,
    text: 'Instalments raise the project’s account as they arrive. Only certified bills bring it down.',
  },
  invitation: 'Show us one tower’s demand list and its bank statement. We’ll find what doesn’t meet.',
} satisfies UseCase
