import { expect, it } from 'vitest'
import { heightAt } from '../../sections/bridges/drawn.ts'
import type { Bridge } from './bridge.ts'
import { chenab } from './chenab.ts'
import { howrah } from './howrah.ts'
import { pamban } from './pamban.ts'

const bridges: readonly Bridge[] = [howrah, chenab, pamban]

it.each(bridges)('$name: each dimension line is as long as its figure says', ({ dimensions }) => {
  for (const { from, to, text } of dimensions) {
    const metres = Number(text.replace(',', '').match(/[\d.]+/)?.[0])
    expect(to - from, text).toBeCloseTo(metres, 0)
  }
})

it.each(bridges)(
  '$name: the text alternative names at least one figure of the sheet',
  ({ label, dimensions }) => {
    const named = dimensions.filter(({ text }) => label.includes(text.replace(/ m$/, '')))
    expect(named.length).toBeGreaterThan(0)
  },
)

it('reads a height between two points of a profile', () => {
  expect(
    heightAt(
      [
        [0, 10],
        [10, 20],
        [20, 0],
      ],
      15,
    ),
  ).toBe(10)
  expect(
    heightAt(
      [
        [0, 10],
        [10, 20],
      ],
      0,
    ),
  ).toBe(10)
})
