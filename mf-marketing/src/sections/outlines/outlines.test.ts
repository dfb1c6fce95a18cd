import { expect, it } from 'vitest'
import type { UseCase } from '../../content/use-case.ts'
import { paperStrokes, seenOf } from './paper-strokes.ts'

const folder = import.meta.glob<{ content: UseCase }>('../../content/use-cases/*.ts', { eager: true })
const papers = Object.values(folder).map(({ content }) => content.paper)

const pathOf = (paper: UseCase['paper'], kind: string) =>
  paperStrokes(paper).find(([, is]) => is === kind)?.[0] ?? ''

it('draws no two trades alike', () => {
  expect(new Set(papers.map((paper) => pathOf(paper, 'words'))).size).toBe(12)
})

it.each(papers)('stitches one visible line: $letterhead.issuer', (paper) => {
  const seams = paperStrokes(paper).filter(([, is]) => is === 'seam')
  const [[seam] = ['']] = seams
  expect(seams).toHaveLength(1)
  expect(Number(seam.split(/[ H]/)[1])).toBeLessThan(seenOf(paper))
})

it.each(papers)('keeps its words on the sheet: $letterhead.issuer', (paper) => {
  const starts = [...pathOf(paper, 'words').matchAll(/M(-?\d+) \d+h(-?\d+)/g)].map(([, x, by]) => [
    Number(x),
    Number(x) + Number(by),
  ])
  expect(Math.min(...starts.flat())).toBeGreaterThan(0)
  expect(Math.max(...starts.flat())).toBeLessThan((paper.width ?? 47) * 10)
})
