import type { Sheet } from './dot-field.ts'

/** A field with the shelf below it on which its exceptions are sorted. All lengths are in dots. */
export interface Layout {
  readonly sheet: Sheet
  /** Side of a dot, or its diameter. */
  readonly dot: number
  /** The distance from the field down to the shelf. */
  readonly fall: number
  /** The margin of the shelf, on either side. */
  readonly margin: number
  /** The gap between exceptions of a part. */
  readonly pitch: number
  /** Half the width and half the height of a mark. */
  readonly mark: readonly [across: number, down: number]
  /** Widths of the parts' columns. Without them, parts follow one another. */
  readonly shares?: readonly number[]
}

const whole = { columns: 0, rows: 0 } as const

/** For each size of a picture, a field that 10,000 dots fill exactly, to the end of its last row. */
export const layouts = {
  /** 2.5 px per dot on a card, from edge to edge. */
  card: {
    sheet: { columns: 148, notch: { columns: 61, rows: 52 } },
    dot: 0.48,
    fall: 8.5,
    margin: 8,
    pitch: 3.2,
    mark: [1.25, 3.2],
  },
  /** 5 px per dot, across the page's column. */
  wide: {
    sheet: { columns: 240, notch: { columns: 80, rows: 43 } },
    dot: 0.54,
    fall: 15,
    margin: 0,
    pitch: 4,
    mark: [1.3, 1.3],
    shares: [40, 21.5, 22.5, 16],
  },
  tall: {
    sheet: { columns: 128, notch: { columns: 70, rows: 40 } },
    dot: 0.54,
    fall: 24,
    margin: 0,
    pitch: 3.1,
    mark: [1.1, 2.6],
  },
  /** 6 px per dot, from edge to edge. */
  preview: {
    sheet: { columns: 200, notch: whole },
    dot: 0.5,
    fall: 0,
    margin: 0,
    pitch: 1,
    mark: [1, 1],
  },
} as const satisfies Record<string, Layout>
