import { type Paise, rupees } from '../rupees.ts'
import { type State, said, states } from '../screen.ts'

/**
 * The payout that the home page's bridge carries. Either Bank A answers, or it is down and three things happen in turn:
 * it is silent, it reports on enquiry that it refused, and Bank B takes the payout and confirms it. Each row keeps its
 * history.
 */
export const moments = ['up', 'silent', 'refused', 'rerouted'] as const

export type Moment = (typeof moments)[number]

export type ByMoment<T> = Readonly<Record<Moment, T>>

/** What a bank says about the payout. */
export interface Entry {
  /** What happened, and when. */
  readonly how: string
  /** What has left the account: the whole payout, once it has been sent. Undefined while the bank is silent. */
  readonly debited: Paise | undefined
  readonly state: State | string
}

const amount: Paise = 36_200_00
const payee = 'Sunita Rao'
/** The reference with which Bank A confirms. */
export const utr = 'UTR 6310…17'

const notPaid: Entry = { how: '11:02 No answer · 11:03 Not paid', debited: 0, state: said.notPaid }

/** A row of the ledger. */
export interface Attempt {
  readonly bank: string
  readonly at: ByMoment<Entry>
}

export const bankA: Attempt = {
  bank: 'Bank A',
  at: {
    up: { how: `11:02 ${utr}`, debited: amount, state: states.paid },
    silent: { how: '11:02 No answer', debited: undefined, state: said.unknown },
    refused: notPaid,
    rerouted: notPaid,
  },
}

export const bankB: Attempt = {
  bank: 'Bank B',
  at: {
    up: { how: 'Ready, not needed', debited: 0, state: 'Idle' },
    silent: { how: 'Waits for Bank A', debited: 0, state: said.held },
    refused: { how: '11:03 Sent', debited: amount, state: states.onItsWay },
    rerouted: { how: '11:03 Sent · 11:05 UTR 6310…42', debited: amount, state: states.paid },
  },
}

export const ledger = {
  payee,
  amount: rupees(amount),
  rail: 'IMPS',
  columns: ['Bank', 'Debited', 'State'],
  rows: [bankA, bankB],
  total: {
    label: 'Left your accounts',
    note: { up: 'Once', silent: 'Not known', refused: 'Once', rerouted: 'Once' },
  },
}

export const outage = {
  switch: 'Take Bank A down',
  status: {
    up: 'Bank A answers: paid at 11:02.',
    silent: 'No answer: unknown, so nothing is sent again.',
    refused: 'Bank A confirms: not paid. Now it goes by Bank B.',
    rerouted: 'Paid by Bank B at 11:05. Once, not twice.',
  } satisfies ByMoment<string>,
  spanA: { up: 'IMPS by Bank A', down: 'Bank A is down' },
  spanB: 'IMPS by Bank B',
  caption: 'Two banks, one payee. While a payout’s state is unknown, it isn’t sent again.',
}

/** The total that has left the payer's accounts; undefined while the debit of one of them is unknown. */
export function totalAt(moment: Moment): Paise | undefined {
  const debits = ledger.rows.map(({ at }) => at[moment].debited)
  return debits.every((debit) => debit !== undefined)
    ? debits.reduce((sum, debit) => sum + debit, 0)
    : undefined
}

/** '₹36,200'; an unknown amount is a question mark. */
export const amountOf = (debited: Paise | undefined): string =>
  debited === undefined ? '₹ ?' : rupees(debited)
