import type { Drawing } from './drawing.ts'

/** A figure across the page, in place of a rack of marks. */
export interface Plated {
  /** Text alternative for the drawing. */
  readonly label: string
  readonly title: string
  /** Opposite the title: the scale, or what the figure adds up to. */
  readonly sum: string
  readonly wide: Plate
  /** For a phone. */
  readonly narrow: Plate
}

/** Horizontal positions are in per cent of the width, so that text keeps its size; all others are in em. */
export interface Plate {
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly words: readonly Word[]
}

/** A colour: the name of a token, or one that only these figures have. */
export type Ink = 'action' | 'pale' | 'text' | 'card' | 'amber' | 'hatch'

type At = readonly [x: number, y: number]

export type Shape =
  | { readonly bar: readonly [x: number, y: number, width: number, height: number]; readonly ink: Ink }
  | { readonly upright: readonly [x: number, from: number, to: number]; readonly ink: Ink }
  | { readonly dot: Ink; readonly at: At }
  /** Coins in piles side by side, or parcels if `square` is set; `coin` is the size of one. */
  | {
      readonly coins: number
      readonly at: At
      readonly abreast: number
      readonly coin: number
      readonly square?: true
      readonly ink?: Ink
    }
  | { readonly art: Drawing; readonly at: At; readonly width: number }

export interface Word {
  /** The position of its baseline. */
  readonly at: At
  readonly text: string
  readonly is?: 'name' | 'numeral' | 'painted' | 'onDark'
  readonly anchor?: 'middle' | 'end'
  /** A part of the figure's sum, or the sum itself. */
  readonly adds?: 'part' | 'whole'
}

/** Rounds to two decimals, which is as exact as a pixel. */
export const round = (value: number): number => Number(value.toFixed(2))
