import type { FieldReader } from './fields.ts'
import type { Frame } from './frames.ts'
import type { Ground, Tone } from './grounds.ts'

/** What every figure has besides its data. */
export interface FigureBase {
  readonly ground: Ground
  /** The article's number. */
  readonly numeral: string
  /** What follows the numeral, in smaller type: 'min', 'lakh'. */
  readonly unit: string | undefined
  /** What the number stands for: 'of 96 hours and 50 minutes'. */
  readonly of: string
  /** The whole figure in words, for visitors who cannot see it. Left out of lists. */
  readonly alt: string | undefined
  /** The note below the drawing: its scale and its source. Left out of lists. */
  readonly note: string | undefined
}

/** The props of a component that draws a kind of figure. */
export interface Drawn<Figure> {
  readonly figure: Figure
  readonly frame: Frame
  readonly tone: Tone
}

export const readBase = (fields: FieldReader): FigureBase => ({
  ground: fields.ground(),
  numeral: fields.text('numeral'),
  unit: fields.note('unit'),
  of: fields.text('of'),
  alt: fields.text('alt'),
  note: fields.text('note'),
})
