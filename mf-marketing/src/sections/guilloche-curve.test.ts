import { expect, it } from 'vitest'
import { compliance } from '../content/home/proof.ts'
import { wave } from './guilloche-curve.ts'

const numbersOf = (path: string) => path.match(/-?\d+/g)?.map(Number) ?? []

it('ends where it starts', () => {
  const numbers = numbersOf(wave(300, 60, 12))
  expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2))
})

it('swings between its crests and its troughs', () => {
  const path = wave(300, 60, 12)
  const ends = path.split(/[CS]/).map((part) => numbersOf(part).slice(-2))
  const radii = ends.map(([x = 0, y = 0]) => Math.round(Math.hypot(x, y) / 10) * 10)
  expect([...new Set(radii)].toSorted()).toEqual([240, 360])
})

it('draws no two seals alike', () => {
  const drawn = compliance.standards.map(
    ({ rosette }) => `${rosette.waves} × ${wave(960, 130, rosette.lobes)}`,
  )
  expect(new Set(drawn).size).toBe(drawn.length)
})
