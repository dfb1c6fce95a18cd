import { cashPosition, position } from '../pictures/cash-position.ts'
import { grouped, rupees } from '../rupees.ts'
import { done, waiting } from '../screen.ts'
import {
  type Areas,
  type Columns,
  type Opposed,
  type Pairs,
  type Tone,
  type Transfer,
  total,
} from './figure.ts'

const tones: readonly Tone[] = ['action', 'bright', 'amber']
const asOf = ['09:04', '09:05', '09:05']
const parts = cashPosition.accounts.map(({ balance }, i) => [balance, tones[i] ?? 'line'] as const)

export const balances = {
  kind: 'columns',
  label: `${cashPosition.accounts.map(({ bank, balance }) => `${bank} ${rupees(balance)}`).join(', ')}: three columns side by side, and a fourth that stacks them, ${rupees(position)}.`,
  title: 'All accounts',
  sum: 'At 09:05',
  columns: [
    ...cashPosition.accounts.map(({ bank }, i) => ({
      name: bank,
      note: `as of ${asOf[i]}`,
      parts: parts.slice(i, i + 1),
    })),
    { name: 'Together', note: 'to spend', parts },
  ],
} satisfies Columns

const days = [
  { day: 2, came: 6_20_000_00, went: 0 },
  { day: 3, came: 7_45_000_00, went: 2_10_000_00 },
  { day: 4, came: 5_90_000_00, went: 0 },
  { day: 5, came: 8_15_000_00, went: 0 },
  { day: 6, came: 7_05_000_00, went: 1_46_000_00 },
  { day: 7, came: 3_10_000_00, went: 0 },
  { day: 9, came: 9_30_000_00, went: 0 },
  { day: 10, came: 6_85_000_00, went: 31_20_000_00 },
  { day: 11, came: 7_70_000_00, went: 0 },
  { day: 12, came: 8_40_000_00, went: 0 },
  { day: 13, came: 6_95_000_00, went: 1_80_000_00 },
  { day: 14, came: 2_75_000_00, went: 0 },
  { day: 16, came: 10_20_000_00, went: 0 },
  { day: 17, came: 8_05_000_00, went: 0 },
  { day: 18, came: 7_60_000_00, went: 6_40_000_00 },
  { day: 19, came: 9_15_000_00, went: 0 },
  { day: 20, came: 8_80_000_00, went: 2_31_000_00 },
  { day: 21, came: 3_40_000_00, went: 0 },
  { day: 23, came: 12_60_000_00, went: 0 },
  { day: 24, came: 9_84_000_00, went: 0 },
  { day: 25, came: 11_32_000_00, went: 38_40_000_00 },
  { day: 26, came: 10_76_000_00, went: 0 },
]

const monday = 23
const thisWeek = days.filter(({ day }) => day >= monday)

const week = {
  came: total(thisWeek.map(({ came }) => came)),
  went: total(thisWeek.map(({ went }) => went)),
  due: 4_18_900_00,
}

export const net = week.came - week.went

export const cashflow = {
  kind: 'areas',
  label: `Money in and out of all accounts, by day, in November. In the last week ${rupees(week.came)} came in by 412 payments and ${rupees(week.went)} went out by 213 payouts; three bills, ${rupees(week.due)}, are due by Friday.`,
  title: 'November, all accounts',
  sum: 'By day',
  days,
  ticks: [
    [2, '2 Nov'],
    [9, '9 Nov'],
    [16, '16 Nov'],
    [23, '23 Nov'],
  ],
  since: monday,
  due: { day: 27, amount: week.due },
  notes: [
    ['Came in', week.came, '412 payments'],
    ['Went out', -week.went, '213 payouts'],
    ['Due by Friday', -week.due, '3 bills'],
  ],
} satisfies Areas

export const moved = 5_00_000_00

const [payouts, collections] = cashPosition.accounts

export const transfer = {
  kind: 'transfer',
  label: `${rupees(moved)} is to go from Bank B, which holds ${rupees(collections.balance)}, to Bank A, which holds ${rupees(payouts.balance)}. It waits for a second approval, from Farhan.`,
  title: 'Transfer between accounts',
  sum: 'Waits for approval',
  from: { name: 'Bank B', note: 'Collections', balance: collections.balance },
  to: { name: 'Bank A', note: 'Payouts', balance: payouts.balance },
  amount: moved,
  state: waiting('Farhan approves'),
} satisfies Transfer

const owed = 6_02_500_00
const asha = 2_84_000_00
const gst = 2_31_000_00

export const dues = { owe: asha + gst, owed, left: owed - asha - gst }

export const bills = {
  kind: 'opposed',
  label: `What you owe at the left, what you are owed at the right, by date and to scale. Kaveri Mills owes ${rupees(owed)} on 27 November; you owe Asha Textiles ${rupees(asha)} on 4 December and ${rupees(gst)} of GST on 20 December. The first settles the other two.`,
  title: 'Owed and owing',
  sum: 'To 20 December',
  sides: ['You owe', 'You are owed'],
  rows: [
    { date: '27 Nov', what: 'Kaveri Mills', how: 'into XX7730', amount: owed },
    { date: '4 Dec', what: 'Asha Textiles', how: 'from XX4021', amount: -asha },
    { date: '20 Dec', what: 'GST', how: 'from XX4021', amount: -gst },
  ],
} satisfies Opposed

export const lines = { all: 1287, matched: 1284 }

export const match = {
  kind: 'pairs',
  label: `The statement of account XX7730 beside your books: ${grouped(lines.matched)} of ${grouped(lines.all)} lines agree. A NEFT of Anand Traders pays invoice 2041, bank charges of ₹236 are in ledger 5110, and ₹7,777 by IMPS has no entry yet.`,
  title: 'Statement of XX7730',
  sum: 'november.xlsx',
  heads: ['In the bank', 'In your books'],
  matched: lines.matched,
  of: lines.all,
  rows: [
    {
      left: ['Anand Traders', 'NEFT'],
      right: ['Invoice 2041', 'Receipt'],
      amount: 64_900_00,
      state: done('Matched'),
    },
    {
      left: ['Bank charges', 'Debit'],
      right: ['Ledger 5110', 'Charges'],
      amount: 236_00,
      state: done('Matched'),
    },
    {
      left: ['‘ADVANCE’', 'IMPS'],
      right: ['No entry', 'Ask the sender'],
      amount: 7_777_00,
      state: waiting('For you'),
    },
  ],
} satisfies Pairs
