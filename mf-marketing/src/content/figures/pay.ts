import { retried as row97 } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import { said, states } from '../screen.ts'
import { bills as weekBills } from '../week.ts'
import { type Lanes, type Payslips, type Sums, total } from './figure.ts'

const salaries = { rows: 48, amount: 11_96_000_00 }
const reimbursed = { rows: 17, amount: 54_000_00 }
const held = { rows: 1, amount: 41_500_00 }
const parts = [salaries, reimbursed, held]

/** The file of the first card. */
export const file = {
  rows: total(parts.map(({ rows }) => rows)),
  amount: total(parts.map(({ amount }) => amount)),
  go: salaries.rows + reimbursed.rows,
}

export const bulk = {
  kind: 'payslips',
  label: `A file of ${file.rows} rows, ${rupees(file.amount)}, divides: ${salaries.rows} rows go by NEFT, ${rupees(salaries.amount)}; ${reimbursed.rows} by UPI, ${rupees(reimbursed.amount)}; row 44, ${rupees(held.amount)}, is held because its account is closed.`,
  title: 'salaries-november.csv',
  sum: `${file.rows} rows, ${rupees(file.amount)}`,
  groups: [
    {
      name: `${salaries.rows} rows by NEFT`,
      note: `Salaries, ${rupees(salaries.amount)}`,
      count: salaries.rows,
    },
    {
      name: `${reimbursed.rows} rows by UPI`,
      note: `Reimbursements, ${rupees(reimbursed.amount)}`,
      count: reimbursed.rows,
    },
  ],
  held: {
    row: 44,
    name: 'Row 44 is held',
    note: `Account closed, ${rupees(held.amount)}`,
    state: states.waiting,
  },
} satisfies Payslips

export const retried = row97.amount

export const retries = {
  kind: 'lanes',
  label: `A payout of ${rupees(retried)} from 11:02 to 11:05. Bank A gets it by IMPS at 11:02 and does not answer; at 11:03 a status enquiry says that it is not paid. At 11:05 it goes by Bank B and is paid, once.`,
  title: `Bank A is down: ${rupees(retried)} to ${row97.payee}`,
  sum: 'Three minutes',
  span: [0, 3],
  ticks: [
    [0, '11:02'],
    [1, '11:03'],
    [2, '11:04'],
    [3, '11:05'],
  ],
  lanes: [
    {
      name: 'Bank A',
      note: 'IMPS',
      runs: [[0, 1, 'loose']],
      stops: [
        { at: 0, text: 'No answer', state: said.unknown },
        { at: 1, text: 'Not paid', state: said.notPaid },
      ],
    },
    {
      name: 'Bank B',
      note: 'IMPS',
      runs: [[1, 3]],
      stops: [
        { at: 1, text: 'Routed here', state: states.onItsWay },
        { at: 3, text: 'UTR 6310…42', state: states.paid },
      ],
    },
    {
      name: row97.payee,
      note: 'Her account',
      runs: [],
      stops: [{ at: 3, text: `${rupees(retried)}, once`, state: states.paid }],
    },
  ],
} satisfies Lanes

const { electricity, yarn, rent } = weekBills

export const due = { all: electricity + yarn + rent, open: electricity + rent }

export const bills = {
  kind: 'sums',
  label: `Bills of the week, ${rupees(due.all)}, by the day they are due: Monday, Ganga Yarns, ${rupees(yarn)}, approved by Farhan and paid; Tuesday, electricity, ${rupees(electricity)}, scheduled; Friday, office rent, ${rupees(rent)}, whose invoice is awaited.`,
  title: 'Bills due this week',
  sum: rupees(due.all),
  rows: [
    { name: 'Monday', note: 'Ganga Yarns, approved by Farhan', amount: yarn, state: states.paid },
    { name: 'Tuesday', note: 'Electricity, scheduled', amount: electricity },
    { name: 'Friday', note: 'Office rent, invoice awaited', amount: rent, state: states.waiting },
  ],
} satisfies Sums
