import { expect, it } from 'vitest'
import { compliance } from '../content/home/proof.ts'
import { wave } from './guilloche-curve.ts'

const pointsOf = (path: string) => {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
  return Array.from(
    { length: numbers.length / 2 },
    (_, i) => numbers.slice(2 * i, 2 * i + 2) as [number, number],
  )
}

it('makes the wave swing from a trough to a crest and back, all around the circle', () => {
  const points = pointsOf(wave(300, 60, 12))
  const bends = points.filter((_, i) => i === 0 || (i > 2 && i % 2 === 1))
  expect(bends.map((point) => Math.round(Math.hypot(...point) / 2) * 2)).toEqual(
    Array.from({ length: 25 }, (_, i) => (i % 2 ? 360 : 240)),
  )
  expect(bends.at(-1)).toEqual(bends[0])
})

it('draws no two seals alike', () => {
  const drawn = compliance.standards.map(
    ({ rosette }) => `${rosette.waves} × ${wave(960, 130, rosette.lobes)}`,
  )
  expect(new Set(drawn).size).toBe(drawn.length)
})
