import { expect, it } from 'vitest'
import { barsOf } from './waterfall.ts'

const bars = barsOf({
  label: 'A sum and what leaves it',
  from: ['Paid', 200_00],
  less: [
    ['Commission', 50_00],
    ['Tax', 10_00],
  ],
  rest: 'arrives',
})

it('begins each deduction, and then the rest, where the previous deduction ends', () => {
  expect(bars.map(({ at, of }) => [at, of])).toEqual([
    [0, 1],
    [0, 0.25],
    [0.25, 0.05],
    [0.3, 0.7],
  ])
})

it('ends with what was not deducted', () => {
  expect(bars.at(-1)).toMatchObject({ label: 'arrives', amount: 140_00 })
})
