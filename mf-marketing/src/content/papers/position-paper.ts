import { tower } from '@bridge/shared/icons'
import { boardRoom } from '../endings/board-room.ts'
import type { Line, Paper } from '../paper.ts'
import { type Paise, rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import {
  accountsOf,
  companies,
  counts,
  group,
  listed,
  others,
  type Position,
  position,
} from './group-position.ts'
import { stepsBy } from './steps.ts'
import { whole } from './whole.ts'

const orDash = (paise: Paise): string => (paise === 0 ? '–' : whole(paise))

const figures = ({ banks, balance, due, left }: Position): Line => [
  ...banks.map(orDash),
  ...[balance, due, left].map(whole),
]

const retail = position(companies.Retail)
const short = rupees(-retail.left)

const numbers = ['no', 'One', 'Two', 'Three', 'Four'] as const
const accounts = (count: number) => `${numbers[count]} ${count === 1 ? 'account' : 'accounts'}`

/** The sheet that a group’s treasury has on its desk when it’s asked how much money there is. */
export const positionPaper = {
  label: `The morning position of a group of ${counts.companies} companies with four banks. In the line of Retail, ${rupees(retail.balance)} in two accounts meets ${rupees(retail.due)} of bills: ${short} short. A thread leads from there to Retail’s row on the Bridge dashboard, which says so. All companies together have ${rupees(group.balance)}.`,
  make: 'bound',
  opening: 'board',
  flaps: rupees(group.balance),
  letterhead: {
    mark: tower,
    issuer: 'Nauras Group',
    address: 'Group treasury, Mumbai',
    title: 'Morning position',
    page: 'Page 1 of 2, in ₹',
  },
  fields: [
    ['As at', '30 Nov 2026, 09:05'],
    ['Companies', `${counts.companies}`],
    ['Accounts', `${counts.accounts} with four banks`],
    ['For', 'The treasurer, by 09:30'],
  ],
  columns: [
    { label: 'Company', width: 4, is: 'name' },
    { label: 'Bank A', width: 5.375, is: 'part' },
    { label: 'Bank B', width: 5.375, is: 'part' },
    { label: 'Bank C', width: 4.75, is: 'part' },
    { label: 'Bank D', width: 4.75, is: 'part' },
    { label: 'Position', width: 5.25, note: 'at 09:05', is: 'sum' },
    { label: 'Due', width: 5.25, note: 'today', is: 'less' },
    { label: 'Left', width: 5.25, note: 'or short', is: 'net' },
  ],
  lines: listed.map(([name, company]) => [name, ...figures(position(company))]),
  stitched: listed.findIndex(([name]) => name === 'Retail'),
  steps: [
    ['Bank A', whole(companies.Retail.banks[0] ?? 0)],
    ...stepsBy(whole, [
      ['Bank B', companies.Retail.banks[1] ?? 0],
      ['Due today', -retail.due],
    ]),
  ],
  more: [`${counts.others} more`, ...figures(others)],
  total: ['Group', ...figures(group)],
  slip: {
    label: 'Position',
    amount: rupees(group.balance),
    fields: [
      ['At', '09:05, from the banks'],
      ['Due', `${rupees(group.due)} before the day is out`],
      ['Left', rupees(group.left)],
    ],
  },
  stamp: { rim: 'GROUP TREASURY · CHECKED ·', middle: '30 NOV' },
  ending: boardRoom,
  ledger: {
    form: 'flaps',
    title: 'Group position, 09:05',
    sum: `${counts.companies} companies`,
    rows: listed.map(([name, company]) => {
      const { balance, left } = position(company)
      return left < 0
        ? [name, `${rupees(-left)} short: top it up`, balance, states.waiting]
        : [name, `${accounts(accountsOf(company))}, covered`, balance]
    }),
    more: [`${numbers[counts.others]} more, covered`, others.balance],
    foot: ['Nine companies', group.balance],
  },
} satisfies Paper
