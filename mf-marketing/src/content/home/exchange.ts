import { retried } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import { utr } from './outage.ts'

/** What a line of the code triggers. */
export interface Turn {
  /** The line's number, the same in each of the samples. */
  readonly line: number
  /** What the line contains, for layouts in which the code is not beside it. */
  readonly field: string
  /** Milliseconds from the request until what the line triggers is done. */
  readonly ms: number
  readonly what: string
}

/** The home page's payout again, as a request, with everything that follows until Bank A has paid. */
export const exchange = {
  heads: ['ms', 'Meanwhile, inside'],
  lines: 13,
  /** The width of the trace in milliseconds, with room for a break. The trace is to scale. */
  span: 46,
  turns: [
    { line: 2, field: 'key', ms: 1, what: 'Yours, and it may pay out' },
    { line: 3, field: 'Version', ms: 2, what: 'Read as on 1 November' },
    { line: 4, field: 'Idempotency-Key', ms: 4, what: 'New. Sent again, it gets this same answer' },
    { line: 5, field: 'amount', ms: 6, what: `${rupees(retried.amount)}, covered by Bank A’s balance` },
    { line: 7, field: 'beneficiary', ms: 13, what: `${retried.payee}’s account, its name checked` },
    { line: 8, field: 'rail', ms: 16, what: 'Bank A answers, so IMPS goes by Bank A' },
    { line: 11, field: 'id', ms: 38, what: 'You have our answer, Bank A the payout' },
    { line: 12, field: 'state', ms: 2140, what: `Paid. Bank A: ${utr}. Your webhook says so` },
  ] satisfies readonly Turn[] as readonly Turn[],
}
