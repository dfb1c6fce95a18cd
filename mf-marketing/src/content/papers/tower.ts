import type { Drawing } from '../drawing.ts'

const ground = 124
const storey = 7.6
const slabs = { walled: 4, cast: 9, planned: 13 }

const levelOf = (slab: number): number => Math.round(10 * (ground - slab * storey)) / 10

/** Draws something at each slab above one of them, up to another. */
const each = (above: number, upTo: number, draw: (y: number) => string): string =>
  Array.from({ length: upTo - above }, (_, i) => draw(levelOf(above + i + 1))).join('')

const columnsAt = [97, 118, 139, 160, 181]
const columns = (y: number): string => columnsAt.map((x) => `M${x} ${y}h4.4v9h-4.4Z`).join('')
const windows = (y: number): string => [103, 114, 161, 172].map((x) => `M${x} ${y + 2.2}h7v3.2h-7Z`).join('')

/** A tower in elevation under its crane: nine of its thirteen slabs cast, the ninth in amber. */
export const tower: Drawing = {
  size: [264, 124.5],
  width: 27,
  strokes: [
    [`M96 ${levelOf(slabs.cast)}V${levelOf(slabs.planned)}H186V${levelOf(slabs.cast)}`, 'wire'],
    [each(slabs.cast, slabs.planned - 1, (y) => `M96 ${y}h8M178 ${y}h8`), 'wire'],
    [columnsAt.map((x) => `M${x + 2.2} ${levelOf(slabs.cast)}v-6`).join(''), 'wire'],
    [each(slabs.walled, slabs.cast, columns)],
    [each(slabs.walled, slabs.cast - 1, (y) => `M94 ${y}H188v3.4H94Z`)],
    [`M92 ${levelOf(slabs.cast)}H190v4.4H92Z`, 'amber'],
    [`M96 ${levelOf(slabs.walled)}H186V${ground}H96Z`],
    [each(0, slabs.walled, windows), 'hole'],
    [
      'M48 124V18L56 10.5V124M48 18H56M48 26 56 18 56 34 48 26 48 42 56 34 56 50 48 42 48 58 56 50 56 66 48 58 48 74 56 66 56 82 48 74 48 90 56 82 56 98 48 90 48 106 56 98 56 114 48 106 48 122 56 114',
      'wire',
    ],
    ['M10 18H240L236 12H64L52 1 40 12H14L10 18M52 1 24 12M52 1 128 12', 'wire'],
    [
      'M64 12 72 18 80 12 88 18 96 12 104 18 112 12 120 18 128 12 136 18 144 12 152 18 160 12 168 18 176 12 184 18 192 12 200 18 208 12 216 18 224 12 232 18',
      'wire',
    ],
    ['M10 16H28V30H10Z'],
    ['M16 16V30M22 16V30', 'fine'],
    ['M57 18H68V30H57Z'],
    ['M60 21H68V26H60Z', 'hole'],
    ['M146 18V37M150 18V37', 'wire'],
    ['M139 37H157L152 47H144Z', 'green'],
    ['M206 112H258V124H206Z', 'green'],
    ['M219 112V124M232 112V124M245 112V124', 'fine'],
    ['M42 118H62V124H42Z'],
  ],
  text: [141, 119, 'B'],
}
