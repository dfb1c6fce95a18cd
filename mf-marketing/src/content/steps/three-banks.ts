import * as brand from '@bridge/shared/brand'
import { asOf } from '../figures/connect.ts'
import { cashPosition, position } from '../pictures/cash-position.ts'
import { figure, rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import type { AccessPicture } from './access.ts'
import { banks } from './banks.ts'
import { lines, opening } from './monday.ts'

const [a, b, c] = banks

const accounts = [
  [
    { number: a.account, name: 'Current account, payouts', chosen: true },
    { number: 'XX4030', name: 'Fixed deposit, to March', chosen: false },
  ],
  [
    { number: b.account, name: 'Current account, collections', chosen: true },
    { number: 'XX7755', name: 'Current account, a closed branch', chosen: false },
  ],
  [
    { number: c.account, name: 'Current a/c, salaries', chosen: true },
    { number: 'XX6612', name: 'Savings, Farhan’s own', chosen: false },
  ],
]

const named = accounts.map((of) => of.map(({ number, name }) => `${number}, ${name}`))

export const chosen = {
  kind: 'access',
  label: `The papers of three banks: a passbook, a cheque book and a printed statement, each open at its list of accounts. One account of each is ticked: ${named.map(([ticked]) => ticked).join('; ')}. One of each is left out: ${named.map(([, left]) => left).join('; ')}.`,
  banks,
  beside: { is: 'choice', accounts },
} satisfies AccessPicture

const period = { from: '23 Nov 2026', to: '22 Nov 2027' }

const may = ['Read balances, as they change', 'Read statements, from 1 April', 'Prepare transfers']
const mayNot = ['Move money without a second approval', 'See the three accounts left out']

export const consented = {
  kind: 'access',
  label: `One consent, from ${period.from} to ${period.to}, with a copy for each bank behind a perforation. ${brand.product} may: ${may.join('; ')}. It may not: ${mayNot.join('; ')}. Bank A and Bank B have their one-time codes; four of the six digits for Bank C are typed. It can be taken back at each bank, on any day.`,
  banks,
  beside: {
    is: 'consent',
    title: 'Consent',
    by: 'Farhan, authorised signatory',
    copies: [
      [agreed.given, '16:12'],
      [agreed.given, '16:14'],
      [states.waiting, 'Code sent'],
    ],
    rights: [
      [`${brand.product} may`, may],
      ['It may not', mayNot],
    ],
    ...period,
    back: 'Take it back at Bank A, B or C, on any day. Reading ends with it.',
    code: { says: 'One-time code from Bank C', digits: 6, typed: '7304' },
  },
} satisfies AccessPicture

/** The first line of each bank, in its own format: no two banks write dates or amounts in the same way. */
const writes = [
  `23/11/26 NEFT ${(-lines[0].amount / 100).toFixed(2)}DR`,
  `23-NOV-26 ${figure(lines[1].amount)} CR`,
  `20261123 TRF+${String(lines[3].amount).padStart(12, '0')}`,
]

export const connected = {
  kind: 'access',
  label: `One statement of Monday, 23 November, with the lines of all three banks by time: ${lines.map(({ time, bank, what, amount }) => `${time}, ${bank.bank}, ${what}, ${amount < 0 ? 'out' : 'in'} ${rupees(Math.abs(amount))}`).join('; ')}. The transfer from Bank B to Bank C has one reference on both sides. ${rupees(opening)} has become ${rupees(position)}.`,
  banks: banks.map((bank, i) => ({
    ...bank,
    holds: [cashPosition.accounts[i]?.balance ?? 0, asOf[i] ?? ''],
    writes: writes[i] ?? '',
  })),
  beside: {
    is: 'statement',
    title: 'Monday, 23 Nov',
    says: 'Three banks, one format',
    opening: ['Brought forward', opening],
    lines,
    closing: ['All accounts', '24 Nov, 09:05', position],
  },
} satisfies AccessPicture
