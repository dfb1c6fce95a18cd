import { cashPosition, position } from '../pictures/cash-position.ts'
import { batch } from '../pictures/vendor-batch.ts'
import { grouped, rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import { topUp, bills as weekBills } from '../week.ts'
import {
  type Areas,
  type Carried,
  type Columns,
  type Pairs,
  type Sums,
  type Transfer,
  total,
} from './figure.ts'
import { days } from './november.ts'

const { accounts, line } = cashPosition
/** When each bank reported its account's balance. */
export const asOf = ['09:04', '09:05', '09:05']

export const balances = {
  kind: 'columns',
  label: `${accounts.map(({ bank, balance }) => `${bank} ${rupees(balance)}`).join(', ')}: three columns side by side, and a fourth that stacks them, ${rupees(position)}.`,
  title: 'All accounts',
  sum: 'At 09:05',
  columns: [
    ...accounts.map(({ bank, balance, tone }, i) => ({
      name: bank,
      note: `as of ${asOf[i]}`,
      parts: [[balance, tone] as const],
    })),
    {
      name: 'Together',
      note: 'to spend',
      parts: accounts.map(({ balance, tone }) => [balance, tone] as const),
    },
  ],
} satisfies Columns

const [topped, paying, salaries] = accounts

/** From Tuesday to Wednesday, when the top-up is approved and the electricity is paid. */
const wednesday = [
  { ...topped, now: topped.balance + topUp, how: `with ${rupees(topUp)} from ${paying.bank}` },
  {
    ...paying,
    now: paying.balance - topUp - weekBills.electricity,
    how: `after ${rupees(topUp)} to ${topped.bank} and ${rupees(weekBills.electricity)} for electricity`,
  },
  { ...salaries, now: salaries.balance, how: 'for salaries, on Monday' },
]

export const spendable = total(wednesday.map(({ now }) => now))

export const together = {
  kind: 'carried',
  label: `Three banks hold ${rupees(position)} on Tuesday, 24 November, and ${rupees(spendable)} on Wednesday, before the vendors are paid. Each is as thick as its balance: ${wednesday.map(({ bank, balance, now, how }) => `${bank} ${rupees(balance)}, then ${rupees(now)}, ${how}`).join('; ')}.`,
  title: 'All accounts, 25 Nov, 09:05',
  sum: rupees(spendable),
  since: '24 Nov',
  parts: wednesday.map(({ bank, balance, now, how, tone }) => ({
    name: rupees(now),
    note: `${bank}, ${how}`,
    weight: now,
    was: balance,
    tone,
  })),
  from: 1,
  to: 0,
  crosses: topUp,
  leaves: weekBills.electricity,
} satisfies Carried

const today = 24
const friday = 27
const toFriday = line.moves.filter(({ day }) => today + day <= friday)
const sumOf = (moves: readonly { readonly amount: number }[]) => total(moves.map(({ amount }) => amount))

/** The known payments and receipts until Friday. */
export const week = {
  due: -sumOf(toFriday.filter(({ amount }) => amount < 0)),
  comes: sumOf(toFriday.filter(({ amount }) => amount > 0)),
  left: position + sumOf(toFriday),
}

export const came = total(days.map((day) => day.came))
export const went = total(days.map((day) => day.went))

/** The net of November up to yesterday. */
export const net = came - went

export const cashflow = {
  kind: 'areas',
  label: `Money in and out of all accounts, by day, in November. To Monday, the 23rd, ${rupees(came)} came in and ${rupees(went)} went out. By Friday ${rupees(week.due)} is due, to ${batch.count} vendors and for two bills, and ${rupees(week.comes)} comes in.`,
  title: 'November, all accounts',
  sum: 'By day',
  days,
  ticks: [
    [2, '2 Nov'],
    [9, '9 Nov'],
    [16, '16 Nov'],
    [23, '23 Nov'],
  ],
  ahead: [24, 25, 26, 27].map((day) => {
    const moves = toFriday.filter((move) => today + move.day === day).map(({ amount }) => amount)
    return {
      day,
      came: total(moves.filter((amount) => amount > 0)),
      went: -total(moves.filter((amount) => amount < 0)),
    }
  }),
  notes: [
    ['Came in', came, 'to Monday, 23 Nov'],
    ['Went out', -went, 'to Monday, 23 Nov'],
    ['Due by Friday', -week.due, `${batch.count} vendors, 2 bills`],
  ],
} satisfies Areas

const [payouts, collections] = accounts

export const transfer = {
  kind: 'transfer',
  label: `${rupees(topUp)} is to go from Bank B, which holds ${rupees(collections.balance)}, to Bank A, which holds ${rupees(payouts.balance)}. It waits for a second approval, from Farhan.`,
  title: 'Transfer between accounts',
  sum: 'Waits for approval',
  from: { name: 'Bank B', note: 'Collections', tone: collections.tone, balance: collections.balance },
  to: { name: 'Bank A', note: 'Payouts', tone: payouts.tone, balance: payouts.balance },
  amount: topUp,
  state: states.waiting,
  until: 'Farhan approves',
} satisfies Transfer

export const bills = {
  kind: 'sums',
  label: `What is in the three banks, ${rupees(position)}, and to scale what you owe and are owed by Friday: ${toFriday.map(({ date, what, amount }) => `${date}: ${what}, ${rupees(Math.abs(amount))}`).join('; ')}. You owe ${rupees(week.due)} in all, and are owed ${rupees(week.comes)}, by Kaveri Mills. ${rupees(week.left)} is left.`,
  title: 'Owed and owing, to Friday, 27 Nov',
  sum: `You owe ${rupees(week.due)} and are owed ${rupees(week.comes)}`,
  rows: [
    { name: 'In three banks', note: '24 Nov', amount: position },
    ...toFriday.map(({ date, what, amount }) => ({ name: what, note: date, amount })),
  ],
  leaves: week.left,
  rest: 'Left on Friday',
} satisfies Sums

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
      state: agreed.matched,
    },
    {
      left: ['Bank charges', 'Debit'],
      right: ['Ledger 5110', 'Charges'],
      amount: 236_00,
      state: agreed.matched,
    },
    {
      left: ['‘ADVANCE’', 'IMPS'],
      right: ['No entry', 'Ask the sender'],
      amount: 7_777_00,
      state: states.waiting,
    },
  ],
} satisfies Pairs
