import type { Drawing } from '../drawing.ts'

const unit = 16

/** A key's cap, with its width in units of the grid. */
const cap = (column: number, row: number, units = 1): string =>
  `M${column * unit + 10} ${row * unit + 11}h${units * unit - 4}v12h${4 - units * unit}Z`

/** A run of caps starting at a column, with the given widths. */
const run = (column: number, row: number, widths: readonly number[]): string =>
  widths
    .map((units, i) =>
      cap(
        widths.slice(0, i).reduce((sum, w) => sum + w, column),
        row,
        units,
      ),
    )
    .join('')

const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1)

/** The braces on their caps. */
const braces =
  'M202 29q-2 0-2 2v.8q0 1.2-1.4 1.2 1.4 0 1.4 1.2v.8q0 2 2 2M214 29q2 0 2 2v.8q0 1.2 1.4 1.2-1.4 0-1.4 1.2v.8q0 2-2 2'

/** A programmer’s keyboard in plan: Escape in amber, Enter in green, braces on the caps that wear out first. */
export const keyboard: Drawing = {
  size: [256, 96],
  width: 26,
  strokes: [
    ['M10 3H246A7 7 0 0 1 253 10V88A7 7 0 0 1 246 95H10A7 7 0 0 1 3 88V10A7 7 0 0 1 10 3Z'],
    [
      [
        run(1, 0, [...ones(12), 2]),
        run(0, 1, [1.5, ...ones(12), 1.5]),
        run(0, 2, [1.75, ...ones(11)]),
        run(0, 3, [2.25, ...ones(10), 2.75]),
        run(0, 4, [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25]),
      ].join(''),
      'fine',
    ],
    [braces, 'fine'],
    [cap(0, 0), 'amber'],
    [cap(12.75, 2, 2.25), 'green'],
  ],
}
