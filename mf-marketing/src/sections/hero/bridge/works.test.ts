import { describe, expect, it } from 'vitest'
import { bracing, chords, hangers, narrow, outerCircle, panelPoint, spanOf, wide } from './works.ts'

describe.each([wide, narrow])('the $name bridge', (works) => {
  it('rises to its crown and springs from the deck', () => {
    expect(panelPoint(works, works.panels / 2).outer).toBe(-works.rise)
    expect(panelPoint(works, works.panels / 2).inner).toBe(works.depth - works.rise)
    for (const end of [0, works.panels]) expect(panelPoint(works, end).outer).toBeCloseTo(0)
  })

  it('keeps its inner chord below its outer one, and the outer one symmetrical', () => {
    for (let panel = 0; panel <= works.panels; panel++) {
      const { outer, inner } = panelPoint(works, panel)
      expect(outer).toBeLessThanOrEqual(inner)
      expect(panelPoint(works, works.panels - panel).outer).toBeCloseTo(outer, 0)
    }
  })

  it('turns packets from springing to springing', () => {
    const { radius, angle } = outerCircle(works)
    expect(2 * radius * Math.sin((angle * Math.PI) / 180)).toBeCloseTo(spanOf(works))
  })

  it('has a hanger at every panel point above the deck', () => {
    expect(hangers(works, 0, works.panels).match(/V0/g)).toHaveLength(works.panels - 1)
  })

  it('draws no seam between the piece that falls and what remains', () => {
    const [from, to] = works.gap
    const { x, outer } = panelPoint(works, from)
    const seam = `${x} ${outer}`
    expect(chords(works, 0, from)).toContain(seam)
    expect(chords(works, from, to)).toContain(`M${seam}`)
    expect(bracing(works, from, to)).toContain(`${panelPoint(works, to).x} `)
  })
})
