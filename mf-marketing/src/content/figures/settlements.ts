import { type Paise, rupees } from '../rupees.ts'
import { type State, states } from '../screen.ts'
import { total } from './figure.ts'
import type { Titled } from './titled.ts'

/** Payments of a day, by the clock: when each was taken, and when it was in the account. */
export interface Settlements extends Titled {
  readonly kind: 'settlements'
  readonly signs: readonly [taken: string, settled: string]
  readonly ticks: readonly (readonly [at: Minute, label: string])[]
  readonly ways: readonly WayToPay[]
}

/** A way to pay. */
export interface WayToPay {
  readonly name: string
  readonly note: string
  readonly amount: Paise
  readonly taken: readonly [Minute, ...Minute[]]
  /** When all its payments are settled; if missing, each is settled as it is taken. */
  readonly settled?: Minute
  /** Its state, if it is not paid yet. */
  readonly state?: State
}

/** Minutes since the day began. */
type Minute = number

const minutes = (first: string, ...rest: readonly string[]): WayToPay['taken'] => [
  minute(first),
  ...rest.map(minute),
]

export function minute(time: string): Minute {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

export const opens = minute('9:00')
/** The end of the day's axis, where T+0 is settled. */
export const closes = minute('18:00')
/** When T+1 is settled. */
export const next = minute('34:00')

const cards = minutes(
  '9:06',
  '9:31',
  '9:44',
  '10:05',
  '10:22',
  '10:58',
  '11:09',
  '11:37',
  '11:52',
  '12:14',
  '12:31',
  '12:49',
  '13:20',
  '13:58',
  '14:12',
  '14:41',
  '15:03',
  '15:26',
  '15:39',
  '16:08',
  '16:24',
  '16:57',
  '17:18',
  '17:46',
)
const virtual = minutes(
  '9:03',
  '9:15',
  '9:27',
  '9:40',
  '9:58',
  '10:12',
  '10:24',
  '10:41',
  '10:52',
  '11:06',
  '11:24',
  '11:33',
  '11:49',
  '12:03',
  '12:20',
  '12:38',
  '12:54',
  '13:11',
  '13:29',
  '13:50',
  '14:06',
  '14:19',
  '14:36',
  '14:52',
  '15:12',
  '15:30',
  '15:47',
  '16:10',
  '16:33',
  '17:02',
  '17:34',
)
const upi = minutes(
  '9:12',
  '9:36',
  '9:55',
  '10:31',
  '10:49',
  '11:20',
  '11:42',
  '12:08',
  '12:44',
  '13:16',
  '13:47',
  '14:15',
  '14:38',
  '15:09',
  '15:44',
  '16:12',
  '16:50',
)
const pos = minutes('10:18', '11:27', '12:35', '13:40', '14:29', '15:21', '16:18', '17:10')
const advance = minutes('11:02')

const ways = [
  { name: 'Cards, netbanking', note: 'Instant', amount: 3_18_400_00, taken: cards },
  {
    name: 'Virtual accounts',
    note: `Instant, ${virtual.length} of ${virtual.length} invoices`,
    amount: 4_16_700_00,
    taken: virtual,
  },
  { name: 'UPI/VPA, QR', note: 'T+0, at 18:00', amount: 2_06_150_00, taken: upi, settled: closes },
  {
    name: 'POS',
    note: 'T+1, 10:00, as agreed',
    amount: 84_300_00,
    taken: pos,
    settled: next,
    state: states.onItsWay,
  },
  { name: 'One payment', note: 'No invoice', amount: 7_777_00, taken: advance, state: states.waiting },
] as const satisfies readonly WayToPay[]

const [byCard, byTransfer, byUpi, byPos, unknown] = ways

const sum = rupees(total(ways.map(({ amount }) => amount)))

export const settlements = {
  kind: 'settlements',
  label: `Payments of a day, ${sum}, and when each is in the account, by the clock. Cards and netbanking: ${cards.length} payments, ${rupees(byCard.amount)}, each settled the moment it is taken. Virtual accounts: ${virtual.length} transfers, ${rupees(byTransfer.amount)}, likewise, and all ${virtual.length} invoices matched. UPI and QR: ${upi.length} payments, ${rupees(byUpi.amount)}, all settled at 18:00 on the same day, T+0. POS: ${pos.length} payments, ${rupees(byPos.amount)}, on their way until 10:00 on the next working day, T+1, as agreed. One payment of ${rupees(unknown.amount)} has no invoice and waits for review.`,
  title: 'Taken today, by 18:00',
  sum,
  signs: ['taken', 'in your account'],
  ticks: [
    [opens, '09:00'],
    [minute('12:00'), '12:00'],
    [minute('15:00'), '15:00'],
    [closes, '18:00'],
    [next, 'T+1'],
  ],
  ways,
} satisfies Settlements
