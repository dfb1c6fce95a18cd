import type { Tone } from '../figures/figure.ts'
import type { Paise } from '../rupees.ts'

/** The balances in several banks, and how their total changes over thirty days. */
export interface BalancesPicture {
  readonly kind: 'balances'
  readonly label: string
  readonly title: string
  readonly accounts: readonly Account[]
  readonly line: CashLine
}

export interface Account {
  readonly bank: string
  /** The bank's colour, on every page. */
  readonly tone: Tone
  readonly name: string
  readonly balance: Paise
}

interface CashLine {
  readonly title: string
  /** Amounts in and out that are known in advance, by days from today. */
  readonly moves: readonly Move[]
  /** Days from today, with their dates. */
  readonly ticks: readonly (readonly [day: number, date: string])[]
}

export interface Move {
  readonly day: number
  readonly date: string
  readonly what: string
  readonly amount: Paise
}

export const days = 30

export const totalOf = (accounts: readonly Account[]): Paise =>
  accounts.reduce((sum, { balance }) => sum + balance, 0)

type After<Of> = Of & {
  /** The total of all accounts after this move. */
  readonly left: Paise
}

export type Level = After<Move>

/** Each move, with the balance after it. */
export function levelsOf<Of extends { readonly amount: Paise }>(
  start: Paise,
  moves: readonly Of[],
): readonly After<Of>[] {
  let left = start
  return moves.map((move) => {
    left += move.amount
    return { ...move, left }
  })
}

export const lowestOf = (levels: readonly Level[]): Level | undefined =>
  levels.toSorted((one, other) => one.left - other.left)[0]
