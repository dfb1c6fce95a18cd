import { expect, it } from 'vitest'
import type { UseCase } from '../../content/use-case.ts'
import { lineOf, paperStrokes, view } from './paper-strokes.ts'

const folder = import.meta.glob<{ content: UseCase }>('../../content/use-cases/*.ts', { eager: true })
const papers = Object.values(folder).map(({ content }) => content.paper)

it('shows each trade’s own line', () => {
  const lines = papers.map(lineOf).map(({ name, net }) => `${name} ${net}`)
  expect(new Set(lines).size).toBe(12)
  for (const line of lines) expect(line).toMatch(/^\S.* \S+$/)
})

it.each(papers)('stitches one visible line: $letterhead.issuer', (paper) => {
  const seams = paperStrokes(paper).filter(([, is]) => is === 'seam')
  const [[seam] = ['']] = seams
  expect(seams).toHaveLength(1)
  expect(Number(seam.split(/[ H]/)[1])).toBeLessThan(view.height)
})
