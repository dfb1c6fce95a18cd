import { expect, it } from 'vitest'
import type { Point } from './dot-field.ts'
import { sorted, threadPath } from './sorting.ts'

const points = Array.from({ length: 37 }, (_, index): Point => [5 * index, index % 7])
const counts = [21, 9, 5, 2]
const shelf = { starts: [0, 50, 100, 150], pitch: 2, y: 80 }

it('leads every exception to a place of its own, each part to as many as it has', () => {
  const threads = sorted(points, counts, shelf)
  expect(threads.map(({ length }) => length)).toEqual(counts)
  expect(new Set(threads.flat().map(({ from }) => from))).toEqual(new Set(points))
  expect(new Set(threads.flat().map(({ to: [x] }) => x)).size).toBe(37)
})

it('keeps the threads of a part in order', () => {
  for (const threads of sorted(points, counts, shelf)) {
    const xs = threads.map(({ from: [x] }) => x)
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
  }
})

it('draws a thread from the field to its place', () => {
  expect(threadPath({ from: [10, 3], to: [4, 80] }, 60)).toBe('M10 3V60c0 12-6 8-6 20')
})
