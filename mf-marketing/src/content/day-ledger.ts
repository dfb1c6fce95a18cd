import type { Paise } from './rupees.ts'

/** A trade's day as its book records it: what came in and what went out, each with its time. */
export interface DayLedger {
  readonly date: string
  /** How the day is drawn. */
  readonly drawn: DayDrawn
  readonly entries: readonly Entry[]
  /** When the book is closed, and how that feels. */
  readonly close: { readonly time: string; readonly text: string }
}

/**
 * How a day is drawn: line by line, down to an object on the last line; as the day's balance over time, across the
 * window; as an account with two sides; or around a dial of 24 hours or of one.
 */
export type DayDrawn = 'lines' | 'level' | 'account' | 'day dial' | 'hour dial'

export interface Entry {
  readonly time: string
  readonly event: string
  readonly note?: string
  /** Negative for what went out. */
  readonly amount: Paise
}

export function balance(entries: readonly Entry[]) {
  const sum = (those: readonly Entry[]) => those.reduce((paise, { amount }) => paise + amount, 0)
  return {
    came: sum(entries.filter(({ amount }) => amount > 0)),
    went: sum(entries.filter(({ amount }) => amount < 0)),
    net: sum(entries),
  }
}

/** Minutes since midnight. */
export function minutesAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The day's balance before and after each entry, and the time of the next entry, or of the close. */
export function levels({ entries, close }: Pick<DayLedger, 'entries' | 'close'>) {
  let standing: Paise = 0
  return entries.map(({ time, amount }, i) => {
    const before = standing
    standing += amount
    return { time, until: entries[i + 1]?.time ?? close.time, before, standing }
  })
}
