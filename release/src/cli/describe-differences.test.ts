import { expect, it } from 'vitest'
import type { PageDifference } from '../differences/page-differences.ts'
import { describeDifferences } from './describe-differences.ts'

it('summarises as many identically changed pages as a part may have', () => {
  const pages = Array.from(
    { length: 50_000 },
    (_, index): PageDifference => ({ path: `/posts/${index}`, change: 'looks', lines: [], files: [] }),
  )
  const compared = { part: 'mf-b', from: '1.0.0-aaaaaaaaaaaa', to: '1.0.0-bbbbbbbbbbbb', of: 50_000, pages }
  const begun = performance.now()
  expect(describeDifferences(compared)[2]).toBe(
    '/posts/0 and 49999 more: looks different, with the same text',
  )
  expect(performance.now() - begun).toBeLessThan(5000)
})
