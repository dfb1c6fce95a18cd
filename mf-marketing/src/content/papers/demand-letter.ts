import { tower as mark } from '@bridge/shared/icons'
import { toppedOut } from '../endings/topped-out.ts'
import type { Line, Paper } from '../paper.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { cementStack } from './cement-stack.ts'
import { flat, followed, type Payable, rates, stages, total } from './instalments.ts'
import { stepsBy } from './steps.ts'
import { towerTop } from './tower-top.ts'
import { whole } from './whole.ts'

const figures = ({ instalment, gst, tds, net }: Payable): Line => [instalment, gst, tds, net].map(whole)

const { due } = followed

/** From the top of the tower downwards: the stage due now comes first. */
const newestFirst = stages.toReversed()

/** The letter that a builder sends to a buyer when a slab has been cast. */
export const demandLetter = {
  label: `A builder’s demand letter to the buyer of flat ${flat}, for slab nine of Tower B: an instalment of ${rupees(due.instalment)}, ${rupees(due.gst)} of GST, less ${rupees(due.tds)} that the buyer pays as TDS, makes ${rupees(due.net)}. A thread leads from there to the slab’s row on the Bridge dashboard, where ${rates.separate}% of the instalment, ${rupees(due.separate)}, has gone to the project’s separate account.`,
  make: 'letter',
  sender: 'builder',
  width: 42,
  letterhead: {
    mark,
    issuer: 'Vasant Vihar Homes',
    address: 'Wakad, Pune',
    title: 'Demand letter',
    page: '16 November 2026',
  },
  fields: [
    ['To', 'Ms R. Iyer'],
    ['Flat', `${flat}, Tower B`],
    ['For', 'Slab nine of thirteen'],
    ['Pay by', '7 December'],
  ],
  says: `Dear Ms Iyer, the architect has certified slab nine. Please send ${rupees(due.net)} to the account of your flat: the instalment with GST, less the ${rates.tds}% that you pay as TDS against our PAN.`,
  columns: [
    { label: 'Stage', width: 7, is: 'name' },
    { label: 'Certified', width: 6, is: 'detail' },
    { label: 'Instalment', width: 5.75, is: 'sum' },
    { label: 'GST', width: 5, note: `${rates.gst}%`, is: 'part' },
    { label: 'TDS', width: 4.5, note: `${rates.tds}%`, is: 'less' },
    { label: 'Payable', width: 5.75, is: 'net' },
  ],
  lines: newestFirst.map(({ name, certified, due }) => [name, certified, ...figures(due)]),
  stitched: newestFirst.indexOf(followed),
  steps: stepsBy(whole, [
    [`GST ${rates.gst}%`, due.gst],
    [`TDS ${rates.tds}%`, -due.tds],
  ]),
  total: ['To date', '', ...figures(total)],
  slip: {
    label: 'Due now',
    amount: rupees(due.net),
    fields: [
      ['To', `Account B${flat}`],
      [`${rates.separate}%`, `${rupees(due.separate)}, separate account`],
      ['Rest', `${rupees(due.rest)}, with the GST`],
    ],
  },
  stamp: { rim: 'CERTIFIED · ARCHITECT · B ·', middle: 'SLAB 9' },
  standing: towerTop,
  thing: cementStack,
  ledger: {
    form: 'floors',
    title: `Separate account, flat ${flat}`,
    sum: `${rates.separate}%`,
    rows: newestFirst.map(({ name, due }) => [
      name,
      `Of ${rupees(due.instalment)}`,
      due.separate,
      states.paid,
    ]),
    foot: ['Belongs on site', total.separate],
  },
  ending: toppedOut,
} satisfies Paper
