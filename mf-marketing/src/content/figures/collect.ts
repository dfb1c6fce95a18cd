import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { kaveriOwes } from '../week.ts'
import type { Document } from './document.ts'
import { type Cut, type Dots, type Lanes, type Sums, total } from './figure.ts'

const goods = 55_000_00
const gst = (goods * 18) / 100

/** Invoice 2041, and the road from Pune to Nashik. */
const invoice = goods + gst

export const road = { from: 'Pune', to: 'Nashik', km: 210, kmPerDay: 200 }

export const eway = {
  kind: 'document',
  label: `The goods of invoice 2041 on the road from Pune to Nashik, to scale: a lorry stands at the end of day one, at ${road.kmPerDay} of ${road.km} km; the e-way bill is valid for two days. With it go the invoice, ${rupees(goods)} and 18% GST, ${rupees(gst)}, ${rupees(invoice)} in all, signed by the portal, and the link that pays it.`,
  title: 'On the road, end of day one',
  sum: 'Anand Traders, Nashik',
  lines: [
    ['Steel brackets, 500', 'HSN 7308', goods],
    ['GST, 18%', 'CGST 9%, SGST 9%', gst],
  ],
  signed: ['IRN 9f2c71…e4', 'Ack 1126 2041 7730'],
  adds: [
    [`Invoice 2041, ${rupees(invoice)}`, 'IRN and QR code by the portal'],
    ['E-way bill 3310…', 'generated with the invoice'],
    [`Pay ${rupees(invoice)}`, 'the link, in the same mail'],
  ],
  road,
} satisfies Document

const kaveri = kaveriOwes
const shree = 41_800_00
const devi = 52_600_00

export const open = kaveri + devi

export const reminders = {
  kind: 'lanes',
  label: `Three invoices, by days from their due date. Kaveri Mills, ${rupees(kaveri)}: link opened six days before, reminded two days before. Anand Traders, ${rupees(invoice)}: reminded, and paid two days early. Devi Stores, ${rupees(devi)}: reminded two days before and again the day after; on the fourth, payment is promised.`,
  title: 'Days from the due date',
  sum: 'Three invoices',
  span: [-7, 7],
  ticks: [
    [-7, '−7'],
    [0, 'Due'],
    [7, '+7'],
  ],
  lanes: [
    {
      name: 'Kaveri Mills',
      note: rupees(kaveri),
      runs: [[-7, -2]],
      stops: [
        { at: -6, text: 'Opened', state: states.onItsWay },
        { at: -2, text: 'Reminded', state: states.onItsWay },
      ],
    },
    {
      name: 'Anand Traders',
      note: rupees(invoice),
      runs: [[-7, -2]],
      stops: [{ at: -2, text: 'Reminded, paid', state: states.paid }],
    },
    {
      name: 'Devi Stores',
      note: rupees(devi),
      runs: [
        [-7, 0],
        [0, 4, 'loose'],
      ],
      stops: [
        { at: -2, text: 'Reminded', state: states.onItsWay },
        { at: 1, text: 'Again', state: states.onItsWay },
        { at: 4, text: 'Promised', state: states.waiting },
      ],
    },
  ],
} satisfies Lanes

/** One payment, split by rule: a percentage, a fixed amount, and the rest. */
const order = 10_000_00
const seller = (order * 82) / 100
const courier = 600_00
const shares = [seller, courier, order - seller - courier] as const

const percent = (amount: number) => `${(amount / order) * 100}%`

export const split = {
  kind: 'cut',
  label: `Order 55287: of ${rupees(order)}, ${rupees(shares[0])} goes to the seller, ${percent(shares[0])}; ${rupees(shares[1])} to the delivery partner, a fixed fee; the rest, ${rupees(shares[2])}, is your commission. A banknote is cut in these parts, to scale.`,
  title: 'Order 55287',
  sum: rupees(order),
  parts: [
    {
      name: rupees(shares[0]),
      note: `Seller, ${percent(shares[0])}`,
      weight: shares[0],
      tone: 'action',
      state: states.paid,
    },
    {
      name: rupees(shares[1]),
      note: 'Delivery partner, fixed fee',
      weight: shares[1],
      tone: 'amber',
      state: states.paid,
    },
    {
      name: rupees(shares[2]),
      note: 'Your commission, the rest',
      weight: shares[2],
      tone: 'bright',
      state: states.paid,
    },
  ],
} satisfies Cut

export const note77 = 8_500_00

const toPay = shree - note77

export const credit = {
  kind: 'sums',
  label: `Of invoice 1998, ${rupees(shree)}, credit note 77 takes ${rupees(note77)} for three broken cartons; ${rupees(toPay)} is to be paid.`,
  title: 'Shree Stores',
  sum: 'Both entries in Tally',
  rows: [
    { name: 'Invoice 1998', note: 'as billed', amount: shree },
    { name: 'Credit note 77', note: 'three broken cartons', amount: -note77 },
  ],
  leaves: toPay,
  rest: 'To pay',
} satisfies Sums

const north = { name: 'Courier North', count: 204, open: 0, amount: 2_91_400_00 }
const south = { name: 'Courier South', count: 114, open: 1, amount: 1_60_250_00 }

export const lost = { number: 54870, amount: 1_499_00 }

export const orders = north.count + south.count
export const remitted = orders - south.open

export const cash = {
  kind: 'dots',
  label: `${orders} orders paid in cash, a dot for each; ${rupees(total([north.amount, south.amount]))} is remitted. Courier North has remitted all ${north.count}, ${rupees(north.amount)}; Courier South ${south.count - south.open} of ${south.count}, ${rupees(south.amount)}. The open dot is order ${lost.number}, ${rupees(lost.amount)}, delivered and not remitted.`,
  title: 'Cash on delivery, a dot for each order',
  sum: `${rupees(total([north.amount, south.amount]))} remitted`,
  groups: [north, south],
} satisfies Dots
