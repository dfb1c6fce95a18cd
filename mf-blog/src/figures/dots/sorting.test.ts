import { describe, expect, it } from 'vitest'
import { rowsOf } from './dot-field.ts'
import { layouts } from './sheets.ts'
import { bandOf, fallPath, sorted, swingPath } from './sorting.ts'

const counts = [21, 9, 5, 2]
const total = 10_000

describe.each(['card', 'wide', 'tall'] as const)('on the %s sheet', (name) => {
  const layout = layouts[name]
  const groups = sorted(layout, total, counts, rowsOf(layout.sheet, total) + layout.fall)

  it('every exception has its own place, and each part has all of its exceptions', () => {
    expect(groups.map(({ length }) => length)).toEqual(counts)
    expect(new Set(groups.flat().map(({ from: [x, y] }) => `${x} ${y}`)).size).toBe(37)
    expect(new Set(groups.flat().map(({ to: [x] }) => x)).size).toBe(37)
  })

  it('no two threads cross', () => {
    const xs = (end: 'from' | 'to') => groups.flat().map((thread) => thread[end][0])
    for (const end of ['from', 'to'] as const) expect(xs(end)).toEqual([...xs(end)].sort((a, b) => a - b))
  })

  it('every part stays within its columns', () => {
    for (const [part, threads] of groups.entries()) {
      const [from, to] = bandOf(layout, counts, part)
      for (const { to: place } of threads) {
        expect(place[0]).toBeGreaterThanOrEqual(from)
        expect(place[0]).toBeLessThanOrEqual(to + layout.pitch)
      }
    }
  })
})

it('draws a thread down to the field’s edge, and on to the exception’s place', () => {
  const thread = { from: [10, 3], to: [4, 80] } as const
  expect(fallPath(thread, 60)).toBe('M10 3V60')
  expect(swingPath(thread, 60)).toBe('M10 60c0 12-6 8-6 20')
})
