import type { Paise } from './rupees.ts'

/** An amount, its deductions one after another, and what is left. */
export interface Waterfall {
  /** Text alternative for the drawing. */
  readonly label: string
  readonly from: Part
  readonly less: readonly Part[]
  /** The text below the rest's figure, which says what it is. */
  readonly rest: string
  /** Draws deductions as gaps in one line, or as torn strips, instead of as bars that hang from one another. */
  readonly drawn?: 'line' | 'strips'
}

type Part = readonly [label: string, amount: Paise]

export interface Bar {
  readonly label: string
  readonly amount: Paise
  readonly is: 'from' | 'less' | 'rest'
  /** Shares of the whole amount: where the bar begins, and how long it is. */
  readonly at: number
  readonly of: number
}

/** Each deduction begins where the previous one ends, and the rest where the last deduction ends. */
export function barsOf({ from: [label, whole], less, rest }: Waterfall): readonly Bar[] {
  const bars: Bar[] = [{ label, amount: whole, is: 'from', at: 0, of: 1 }]
  let gone = 0
  for (const [label, amount] of less) {
    bars.push({ label, amount, is: 'less', at: gone / whole, of: amount / whole })
    gone += amount
  }
  return [...bars, { label: rest, amount: whole - gone, is: 'rest', at: gone / whole, of: 1 - gone / whole }]
}
