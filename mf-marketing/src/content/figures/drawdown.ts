import type { Account } from '../pictures/balances.ts'
import { cashPosition, position } from '../pictures/cash-position.ts'
import { batch } from '../pictures/vendor-batch.ts'
import { type Paise, rupees } from '../rupees.ts'
import { total } from './figure.ts'
import { due, file as salaries } from './pay.ts'

/** Accounts to one scale: what each holds, what leaves it, and what stays. */
export interface Drawdown {
  readonly kind: 'drawdown'
  readonly label: string
  readonly title: string
  readonly sum: string
  readonly accounts: readonly Drawn[]
}

interface Drawn extends Account {
  readonly goes: Paise
  readonly to: string
}

const [payouts, collections, wages] = cashPosition.accounts

const accounts = [
  { ...payouts, goes: batch.amount, to: `to ${batch.count} vendors` },
  { ...collections, goes: due.open, to: 'for two bills' },
  { ...wages, goes: wages.balance, to: `for ${salaries.go} of ${salaries.rows} rows; row 44 is held` },
] as const satisfies readonly Drawn[]

const goes = total(accounts.map((account) => account.goes))

/** The total before, what leaves it, and the total after. */
export const sums = { before: position, goes, after: position - goes }

export const drawdown = {
  kind: 'drawdown',
  label: `Three accounts at three banks, ${rupees(position)}, before and after the payments of the week, to one scale. ${accounts
    .map(({ bank, balance, goes, to }) => `${bank} holds ${rupees(balance)}; ${rupees(goes)} goes ${to}.`)
    .join(' ')} ${rupees(sums.after)} stays.`,
  title: 'Accounts that can pay, 24 Nov',
  sum: rupees(position),
  accounts,
} satisfies Drawdown
