import { came, went } from '../figures/connect.ts'
import { days } from '../figures/november.ts'
import { cashPosition, position } from '../pictures/cash-position.ts'
import { batch, retried } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'

/** The balance in all three banks when November began. */
export const before = position - came + went

const { accounts } = cashPosition

/** November up to the 24th at 09:05, as on Connect's page, and the batch that Pay's page pays the next day. */
export const passage = {
  label: `November to scale, from left to right. ${rupees(came)} comes in, a stream for each day, beside ${rupees(before)} left from October. ${rupees(went)} goes out. ${rupees(position)} rests in three banks: ${accounts.map(({ bank, balance }) => `${bank} ${rupees(balance)}`).join(', ')}. Of Bank A’s, ${rupees(batch.amount)} is drawn as it will go out on Wednesday, with one payment in it: ${rupees(retried.amount)} to ${retried.payee}.`,
  from: ['October’s ', rupees(before)],
  out: 'Paid out',
  thread: [`${rupees(retried.amount)} to ${retried.payee}`, `in Wednesday’s ${rupees(batch.amount)}`],
  came: { sum: rupees(came), note: `came in by 23 November, on top of October’s ${rupees(before)}` },
  rests: { sum: rupees(position), note: 'rests in three banks on the 24th at 09:05' },
  went: { sum: rupees(went), note: `went out. On Wednesday ${rupees(batch.amount)} follows, by one file` },
} as const

const positive = (amounts: readonly number[]) => amounts.filter((amount) => amount > 0)

/** Amounts by day, the latest day first. */
export const streams = {
  came: positive(days.map((day) => day.came)).toReversed(),
  went: positive(days.map((day) => day.went)).toReversed(),
}
