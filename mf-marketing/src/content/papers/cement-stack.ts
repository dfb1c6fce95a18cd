import { circle, type Drawing } from '../drawing.ts'

const [wide, high] = [46, 20]

/** Filled bags in four rows of three. Every other row is shifted a little to the right. */
const bags = Array.from(
  { length: 12 },
  (_, i) => [8 + (i % 3) * wide + (Math.floor(i / 3) % 2) * 6, Math.floor(i / 3)] as const,
)
const at = (row: number) => 101 - (row + 1) * high

const filled = bags
  .map(
    ([x, row]) => `M${x + 5} ${at(row)}h${wide - 10}q5 1 5 5v10q0 4-5 5h${10 - wide}q-5-1-5-5v-10q0-4 5-5Z`,
  )
  .join('')
const bands = bags.map(([x, row]) => `M${x + 13} ${at(row)}h20v20h-20Z`).join('')
const sewn = bags.map(([x, row]) => `M${x + 5} ${at(row) + 3}v14M${x + wide - 5} ${at(row) + 3}v14`).join('')

/** Bags of cement on a pallet, and the mixer that waits for them. */
export const cementStack: Drawing = {
  size: [264, 112],
  width: 27,
  strokes: [
    ['M4 101H156V105H4ZM8 105H24V111H8ZM72 105H88V111H72ZM136 105H152V111H136Z', 'wood'],
    [filled],
    [bands, 'green'],
    [sewn, 'fine'],
    // The mixer: frame, wheels, drum, mouth
    ['M178 104L196 66H232L250 104', 'wire'],
    ['M170 60L246 60 246 66 170 66Z', 'green'],
    ['M192 8L234 26Q246 44 236 60L214 70Q194 66 184 52L174 24Z', 'amber'],
    ['M188 2L196 8 176 30 168 24Z'],
    ['M184 52Q212 50 236 26M179 38Q206 34 222 20', 'fine'],
    ['M238 44H258V58H238Z'],
    [`${circle(184, 100, 11)}`],
    [`${circle(184, 100, 4)}`, 'hole'],
    [`${circle(246, 100, 11)}`],
    [`${circle(246, 100, 4)}`, 'hole'],
  ],
}
