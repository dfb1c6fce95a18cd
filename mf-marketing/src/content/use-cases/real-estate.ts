import {
  document,
  house,
  key,
  layers,
  people,
  person,
  scales,
  shield,
  split,
  tower,
  vault,
} from '@bridge/shared/icons'
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for builders and developers',
    description:
      'Booking amounts, demand letters by slab, RERA’s 70% in its separate account, brokers’ commission and society maintenance.',
  },
  tag: 'Real Estate',
  title: 'Seventy paise of each rupee belong on site',
  lead: 'RERA wants 70% of what buyers pay in the project’s separate account. The contractor waits for that part, the broker for a slice of the other. Sort it as it arrives, not at the year’s end.',
  picture: {
    label:
      'A buyer’s instalment is split: 70% goes to the RERA account, which pays for the site, and the rest, with GST, to the builder, who pays the broker.',
    stations: [
      [key, 'Buyer'],
      [person, 'Broker'],
      [tower, 'Builder'],
      [layers, 'Site'],
      [vault, 'RERA account'],
    ],
    spans: [
      [0, 4, '70%: ₹4,76,000'],
      [0, 2, 'Rest ₹2,31,200'],
      [4, 3],
      [2, 1],
    ],
  },
  day: 'The architect certifies slab nine of Tower B on Monday morning, and by ten o’clock 64 demand letters are out, each with the virtual account of its own flat. Flat 1204 owes ₹6,80,000 and ₹34,000 of GST. The buyer keeps back 1% for TDS and sends ₹7,07,200, a sum that looks wrong and is right, so the letter closes. ₹4,76,000 of it goes to the project’s separate account, the other ₹2,31,200, with the GST, to yours. Slab ten has its cement.',
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
      text: 'You do not write to a family about ₹6,800 that they have paid to the government against your PAN.',
    },
    {
      icon: people,
      heading: 'Brokers paid on registration',
      text: 'Commission of ₹1,68,000 plus GST, less 2% TDS: paid when the agreement is registered, with the working attached.',
    },
    {
      icon: tower,
      heading: 'Phases kept apart',
      text: 'Phase two cannot borrow from phase one by accident, because the two share neither an account nor a page.',
    },
  ],
  screen: {
    title: 'Tower B, slab nine',
    sum: '11 of 64 paid',
    rows: [
      ['Flat 1204', 'With GST, less 1% TDS', '₹7,07,200', done('Closed')],
      ['Separate account', '70% of 11 instalments', '₹49,98,000', done('Split')],
      ['Flat 803', 'Reminded on WhatsApp', '₹7,42,560', moving('Opened')],
      ['RA bill 17, concrete', 'Engineer’s certificate', '₹18,60,000', waiting('Sign')],
    ],
  },
  invitation: 'Show us one tower’s demand list and its bank statement. We will find what does not meet.',
} satisfies UseCase
