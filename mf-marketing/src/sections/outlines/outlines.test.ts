import { expect, it } from 'vitest'
import type { UseCase } from '../../content/use-case.ts'
import { paperStrokes, view, wordsOn } from './paper-strokes.ts'

const folder = import.meta.glob<{ content: UseCase }>('../../content/use-cases/*.ts', { eager: true })
const papers = Object.values(folder).map(({ content }) => content.paper)

it('shows each trade’s own line and total', () => {
  const written = papers.map((paper) => wordsOn(paper).map(({ text }) => text))
  expect(new Set(written.map((texts) => texts.slice(1, 5).join(' '))).size).toBe(12)
  for (const texts of written) for (const text of texts) expect(text).toMatch(/\S/)
})

it.each(papers)('shows all of it: $letterhead.issuer', (paper) => {
  for (const { at } of wordsOn(paper)) expect(at[1]).toBeLessThan(view.height)
})

it.each(papers)('stitches one line, and writes all others: $letterhead.issuer', (paper) => {
  expect(paperStrokes(paper).filter(([, is]) => is === 'seam')).toHaveLength(1)
  const rows = new Set(wordsOn(paper).flatMap(({ at: [, y], is }) => (is === 'line' ? [y] : [])))
  expect(rows.size).toBe(paper.lines.length - 1 + (paper.more ? 1 : 0))
})
