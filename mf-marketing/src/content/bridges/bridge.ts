/** A bridge as an engineer's sheet shows it: in elevation, to scale, in metres. Up is positive; the deck is at 0. */
export interface Bridge {
  /** Text alternative. */
  readonly label: string
  readonly name: string
  readonly place: string
  readonly opened: number
  /** What the sheet shows, from its left edge. */
  readonly length: number
  readonly above: number
  readonly below: number
  readonly parts: readonly Part[]
  readonly dimensions: readonly Dimension[]
}

type Point = readonly [x: number, y: number]

/** A polyline that gives a height at each place along it. */
export type Profile = readonly [Point, ...Point[]]

export type Part =
  /** Two chords, with posts and braces between them. */
  | { readonly is: 'truss'; readonly top: Profile; readonly bottom: Profile; readonly panels: number }
  /** A parabola from foot to foot, as deep as it says, with columns up to the deck. */
  | {
      readonly is: 'arch'
      readonly from: number
      readonly to: number
      readonly foot: number
      readonly rise: number
      readonly depth: readonly [foot: number, crown: number]
      readonly panels: number
      /** Panels between two columns. */
      readonly columns: number
    }
  | { readonly is: 'line'; readonly points: Profile; readonly heavy?: true }
  | {
      readonly is: 'piers'
      readonly at: readonly number[]
      readonly top: number
      readonly foot: number | Profile
      readonly width: number
    }
  | { readonly is: 'ground'; readonly points: Profile }
  /** Where the sheet leaves off a bridge that goes on. */
  | { readonly is: 'break'; readonly at: readonly number[]; readonly top: number; readonly foot: number }
  | { readonly is: 'water'; readonly from: number; readonly to: number; readonly y: number }

/** Level, or upright where it has a place `x`. */
export type Dimension =
  | {
      readonly from: number
      readonly to: number
      readonly y: number
      readonly text: string
      /** Where its figure stands, if not in the middle. */
      readonly textAt?: number
      /** On a phone, its figure stands below it, clear of the water. */
      readonly clear?: true
    }
  | {
      readonly x: number
      readonly from: number
      readonly to: number
      readonly text: string
      /** The side of the line on which its figure stands; the right one unless said otherwise. */
      readonly side?: 'left'
    }

export const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
