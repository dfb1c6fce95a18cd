import { expect, it } from 'vitest'
import { interval, median, ratio, spread } from './median.ts'

it.each([
  { values: [3, 1, 2], middle: 2 },
  { values: [4, 1, 2, 3], middle: 2.5 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})

it('compares loads within each run, so that a slow run changes no ratio', () => {
  expect(ratio([110, 1100, 110], [100, 1000, 100])).toBeCloseTo(1.1)
})

it.each([
  { values: [1, 2, 3, 4, 5], found: undefined },
  { values: [1, 2, 3, 4, 5, 6], found: [1, 6] },
  { values: [9, 8, 7, 6, 5, 4, 3, 2, 1], found: [2, 8] },
  { values: Array.from({ length: 20 }, (_, i) => i + 1), found: [6, 15] },
])('gives $found as the interval for the median of $values', ({ values, found }) => {
  expect(interval(values)).toEqual(found)
})

it('ignores a single outlier in the spread', () => {
  expect(spread([100, 100, 100, 100, 900])).toBe(0)
})
