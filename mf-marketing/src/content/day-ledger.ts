import type { Paise } from './rupees.ts'

/** A trade's day as its book records it: by the clock, with what came in and what went out. */
export interface DayLedger {
  readonly date: string
  readonly entries: readonly Entry[]
  /** When the book is closed, and how that feels. */
  readonly close: { readonly time: string; readonly text: string }
}

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
