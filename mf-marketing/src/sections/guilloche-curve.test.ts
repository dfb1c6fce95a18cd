import { expect, it } from 'vitest'
import { compliance } from '../content/home/proof.ts'
import { lobe } from './guilloche-curve.ts'

const pointsOf = (path: string) => {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
  return Array.from(
    { length: numbers.length / 2 },
    (_, i) => numbers.slice(2 * i, 2 * i + 2) as [number, number],
  )
}

const turned = ([x, y]: [number, number], angle: number) => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

it('continues itself when it is turned by its own angle', () => {
  const points = pointsOf(lobe(300, 60, 12))
  const [x, y] = turned(points[0] as [number, number], (2 * Math.PI) / 12)
  const end = points.at(-1) as [number, number]
  expect(x).toBeCloseTo(end[0], 0)
  expect(y).toBeCloseTo(end[1], 0)
})

it('swings from a trough to its crest and back', () => {
  const points = pointsOf(lobe(300, 60, 12))
  const radii = [points[0], points[3], points.at(-1)].map((point) =>
    Math.hypot(...(point as [number, number])),
  )
  expect(radii.map(Math.round)).toEqual([240, 360, 240])
})

it('draws no two seals alike', () => {
  const drawn = compliance.standards.map(
    ({ rosette }) => `${rosette.waves} × ${lobe(960, 130, rosette.lobes)}`,
  )
  expect(new Set(drawn).size).toBe(drawn.length)
})
