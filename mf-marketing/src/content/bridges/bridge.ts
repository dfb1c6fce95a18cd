/** A bridge as on an engineer's sheet: in elevation, to scale, in metres. Up is positive; the deck is at 0. */
export interface Bridge {
  /** Text alternative. */
  readonly label: string
  readonly name: string
  readonly place: string
  readonly opened: number
  /** The extent that the sheet shows, from its left edge. */
  readonly length: number
  readonly above: number
  readonly below: number
  readonly parts: readonly Part[]
  /** The parts that are lifted from the deck, and how far. */
  readonly lifted?: { readonly by: number; readonly parts: readonly Part[] }
  readonly dimensions: readonly Dimension[]
}

type Point = readonly [x: number, y: number]

/** A polyline: a height at each position along it. */
export type Profile = readonly [Point, ...Point[]]

export type Part =
  /** Two chords, with posts and braces between them. */
  | { readonly is: 'truss'; readonly top: Profile; readonly bottom: Profile; readonly panels: number }
  /** A parabola of the given depth from foot to foot, with columns up to the deck. */
  | {
      readonly is: 'arch'
      readonly from: number
      readonly to: number
      readonly foot: number
      readonly rise: number
      readonly depth: readonly [foot: number, crown: number]
      readonly panels: number
      /** The number of panels from one column to the next. */
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
  /** Where the sheet cuts off a bridge that continues. */
  | { readonly is: 'break'; readonly at: readonly number[]; readonly top: number; readonly foot: number }
  | { readonly is: 'water'; readonly from: number; readonly to: number; readonly y: number }

/** A dimension line: vertical if it has an `x`, otherwise horizontal. */
export type Dimension =
  | {
      readonly from: number
      readonly to: number
      readonly y: number
      readonly text: string
      /** The position of the figure along the line, if it is not in the middle. */
      readonly textAt?: number
      /** Whether the figure is below the line on a phone, clear of the water. */
      readonly clear?: true
    }
  | {
      readonly x: number
      readonly from: number
      readonly to: number
      readonly text: string
      /** The side of the line that the figure is on; the right by default. */
      readonly side?: 'left'
    }

export const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
