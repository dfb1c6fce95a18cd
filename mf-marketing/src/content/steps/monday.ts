import { total } from '../figures/figure.ts'
import { position } from '../pictures/cash-position.ts'
import { bills } from '../week.ts'
import type { Line } from './access.ts'
import { banks } from './banks.ts'

const [a, b, c] = banks

/** The transfer from Bank B to Bank C, for the salaries. */
const moved = { amount: 4_50_000_00, how: 'Ref. 4417' }

/** What all three banks booked on Monday, 23 November, the day before the balances shown. */
export const lines = [
  { time: '10:20', bank: a, what: 'Ganga Yarns', how: 'NEFT', amount: -bills.yarn },
  { time: '11:32', bank: b, what: 'Padma Garments', how: 'RTGS', amount: 7_35_000_00 },
  { time: '12:10', bank: b, what: 'To Bank C', how: moved.how, amount: -moved.amount, paired: true },
  { time: '12:10', bank: c, what: 'From Bank B', how: moved.how, amount: moved.amount },
  { time: '15:05', bank: a, what: 'Asha Textiles', how: 'Refund, NEFT', amount: 18_000_00 },
  { time: '16:40', bank: b, what: 'Verma Drapers', how: 'NEFT', amount: 3_60_000_00 },
  { time: '18:05', bank: b, what: '64 payments', how: 'UPI', amount: 1_47_000_00 },
] as const satisfies readonly Line[]

/** The balance in all three banks on Monday morning. */
export const opening = position - total(lines.map(({ amount }) => amount))
