import type { Paise } from '../../content/rupees.ts'

interface Spread {
  readonly amounts: readonly Paise[]
  /** Height of a paisa. */
  readonly scale: number
  /** The top of the first stream when all are stacked. */
  readonly top: number
  /** When apart, the streams fill the height from 0 to here. */
  readonly bottom: number
}

interface Stream {
  /** The top of the stream when all are apart, and when they are stacked. */
  readonly apart: number
  readonly stacked: number
  readonly thick: number
}

/** Streams to scale that are stacked at one end and apart at the other. */
export function streamsOf({ amounts, scale, top, bottom }: Spread): readonly Stream[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0) * scale
  const gap = (bottom - whole) / (amounts.length - 1)
  let above = 0
  return amounts.map((amount, i) => {
    const thick = amount * scale
    above += thick
    return { apart: above - thick + i * gap, stacked: top + above - thick, thick }
  })
}

/** A stream from the left edge of a drawing 100 wide to the right one. */
export const stream = (from: number, to: number, thick: number): string =>
  `M0 ${at(from)}${bend(from, to, 100)}v${at(thick)}${bend(to + thick, from + thick, 0)}z`

/** A stream too thin for its thickness to show: a line. */
export const thread = (from: number, to: number): string => `M0 ${at(from)}${bend(from, to, 100)}`

const bend = (from: number, to: number, end: number) => `C50 ${at(from)} 50 ${at(to)} ${end} ${at(to)}`

const at = (height: number) => Number(height.toFixed(1))
