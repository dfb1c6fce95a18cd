import { expect, it } from 'vitest'
import { median, ratio, spread } from './median.ts'

it.each([
  { values: [3, 1, 2], middle: 2 },
  { values: [4, 1, 2, 3], middle: 2.5 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})

it('compares the loads of one run with each other, so that a slow run changes no ratio', () => {
  expect(ratio([110, 1100, 110], [100, 1000, 100])).toBeCloseTo(1.1)
})

it('one outlier makes no noise', () => {
  expect(spread([100, 100, 100, 100, 900])).toBe(0)
})
