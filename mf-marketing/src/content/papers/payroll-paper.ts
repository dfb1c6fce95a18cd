import { sprout } from '@bridge/shared/icons'
import { emptyDesk } from '../endings/empty-desk.ts'
import type { Line, Paper } from '../paper.ts'
import { figure, rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { counts, fund, furtherPay, late, lines, type Pay, total } from './payroll.ts'
import { seedRunway } from './runway.ts'
import { stepsBy } from './steps.ts'

const figures = ({ gross, tds, pf, net }: Pay): Line => [gross, tds, pf, net].map(figure)

/** How each salary on the first page has fared by 09:40. */
const fates = [
  ['IMPS at 09:38', states.paid],
  ['IMPS at 09:38', states.paid],
  ['IMPS at 09:39', states.paid],
  ['His bank is down until 11:30', states.onItsWay],
  ['IFSC corrected at 09:12', states.paid],
] as const

/** A startup’s first payroll sheet. */
export const payrollPaper = {
  make: 'form',
  top: 'perforated',
  opening: 'runway',
  label: `A startup’s first payroll sheet: ${counts.people} people, gross ${rupees(total.gross)}, TDS ${rupees(total.tds)}, PF ${rupees(total.pf)}, net ${rupees(total.net)}. A thread leads from Ishaan’s line, ${rupees(late.net)}, to his row of the salary sheet: his bank is under maintenance, and the payment is tried again. The others are paid.`,
  letterhead: {
    mark: sprout,
    issuer: 'Patang Labs Pvt Ltd',
    address: 'Indiranagar, Bengaluru',
    title: 'Payroll sheet no. 1',
    page: 'Page 1 of 2',
  },
  fields: [
    ['Month', 'November 2026'],
    ['Payday', 'Monday, 30 Nov'],
    ['People', `${counts.people}`],
    ['PF', `${fund.rate}% of ${rupees(fund.ceiling)}`],
  ],
  spans: [1, 1, 2, 2],
  columns: [
    { label: 'Name', width: 10, is: 'name' },
    { label: 'Role', width: 8.25, is: 'detail' },
    { label: 'Gross', width: 6.5, note: '₹', is: 'sum' },
    { label: 'TDS', width: 6, note: '₹', is: 'less' },
    { label: 'PF', width: 5.75, note: 'employee', is: 'less' },
    { label: 'Net pay', width: 6.5, note: '₹', is: 'net' },
  ],
  lines: lines.map(({ name, role, pay }) => [name, role, ...figures(pay)]),
  stitched: lines.findIndex(({ pay }) => pay.net === late.net),
  steps: stepsBy(figure, [['PF, employee', -late.pf]]),
  more: ['Six more', 'page 2', ...figures(furtherPay)],
  total: [`${counts.people} people`, '', ...figures(total)],
  slip: {
    label: 'To pay out',
    amount: rupees(total.net),
    fields: [
      ['As', 'One file, by IMPS'],
      ['By', 'Anika, 09:12'],
      ['OK', 'Devika, 09:31, from a boarding queue'],
    ],
  },
  scene: seedRunway,
  ledger: {
    form: 'spreadsheet',
    title: 'Payday, 30 November',
    sum: '10 of 11 paid',
    rows: lines.map(({ name, pay }, i) => {
      const [how, state] = fates[i] ?? fates[0]
      return [name, how, pay.net, state]
    }),
    more: ['Six more', furtherPay.net],
    foot: [`${counts.people} people`, total.net],
  },
  ending: emptyDesk,
} satisfies Paper
