import { describe, expect, it } from 'vitest'
import { coverSize, drawCover } from './cover-drawing.ts'

const { width, deck } = coverSize
const ids = Array.from({ length: 60 }, (_, index) => index + 1)

describe.each([3, 4, 5, 6])('covers with %i stations', (count) => {
  const cover = Array.from({ length: count }, () => 'M0 0' as const)
  const drawings = ids.map((id) => drawCover({ id, cover }))

  it('are all different, even with the same icons', () => {
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(ids.length)
  })

  it('keep every arc, station and packet within the picture', () => {
    for (const { stations, hops, spans } of drawings) {
      for (const { x } of stations) expect(Math.abs(x - width / 2)).toBeLessThanOrEqual(width / 2 - 21)
      for (const { radii } of [...hops, ...spans])
        for (const radius of radii) {
          expect(radius).toBeGreaterThan(21)
          expect(radius).toBeLessThanOrEqual(deck - 9)
        }
      for (const { packet } of spans) expect(packet[1]).toBeGreaterThanOrEqual(9)
    }
  })

  it('show money in transit', () => {
    for (const { spans } of drawings) expect(spans.length).toBeGreaterThan(0)
  })
})
