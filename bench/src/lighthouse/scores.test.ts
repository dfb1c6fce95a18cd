import type { Result } from 'lighthouse'
import { expect, it } from 'vitest'
import { causeTable } from './causes.ts'
import { isPerfect, type Page, scoreTable } from './scores.ts'

const scored = (id: string, score: number | null, more = {}) => ({
  id,
  title: id,
  description: '',
  score,
  scoreDisplayMode: 'numeric' as const,
  ...more,
})

function page({
  performance = 1 as number | null,
  seo = 1,
  audits = [] as ReturnType<typeof scored>[],
} = {}): Page {
  const all = [scored('total-blocking-time', 0.5, { numericValue: 349.6, displayValue: '350 ms' }), ...audits]
  const category = (id: string, score: number | null, weights: Record<string, number> = {}) => ({
    id,
    title: id,
    score,
    auditRefs: Object.entries(weights).map(([audit, weight]) => ({ id: audit, weight })),
  })
  const result = {
    environment: { benchmarkIndex: 2000 } as Result['environment'],
    audits: Object.fromEntries(all.map((audit) => [audit.id, audit])),
    categories: {
      performance: category('performance', performance, { 'total-blocking-time': 30, other: 70 }),
      accessibility: category('accessibility', 1),
      'best-practices': category('best-practices', 1),
      seo: category('seo', seo, { canonical: 1, advice: 0 }),
    },
  }
  const slower = { ...result, environment: { ...result.environment, benchmarkIndex: 1500 } }
  return { route: '/terms', result, runs: [result, slower] }
}

it('shows scores out of 100 and whole milliseconds', () => {
  const [heading = [], row = []] = scoreTable([page({ performance: 0.85 })])
  const cell = (name: string) => row[heading.indexOf(name)]
  expect([cell('page'), cell('performance'), cell('seo'), cell('TBT')]).toEqual([
    '/terms',
    '85',
    '100',
    '350',
  ])
  expect([cell('TBT range'), cell('speed')]).toEqual(['350 to 350', '1500 to 2000'])
})

it('calls a page perfect only when every category scores 100', () => {
  expect(isPerfect(page())).toBe(true)
  expect(isPerfect(page({ seo: 0.99 }))).toBe(false)
  expect(isPerfect(page({ performance: null }))).toBe(false)
})

it('names each audit that lowers a score, the points it costs and why', () => {
  const audits = [scored('other', 1)]
  expect(causeTable([page({ performance: 0.85, audits })]).slice(1)).toEqual([
    ['/terms', 'performance', '15.0', 'total-blocking-time', 'total-blocking-time: 350 ms'],
  ])
})

it('skips categories that score 100, and audits that carry no weight or do not apply', () => {
  expect(causeTable([page({ performance: 1 })])).toHaveLength(1)
  const advice = scored('advice', 0)
  const canonical = scored('canonical', null, { scoreDisplayMode: 'notApplicable' })
  expect(causeTable([page({ seo: 0.9, audits: [advice, canonical] })])).toHaveLength(1)
})

it('names the first place affected and counts the others, or says why the audit failed to run', () => {
  const items = [{ node: { selector: 'nav > a' } }, { node: { selector: 'p' } }]
  const found = scored('canonical', 0, { title: 'Too\npale', details: { type: 'table', items } })
  const failed = scored('canonical', null, { scoreDisplayMode: 'error', errorMessage: 'no document' })
  const whyOf = (audit: typeof found) => causeTable([page({ seo: 0, audits: [audit] })])[1]?.at(-1)
  expect(whyOf(found)).toBe('Too pale: nav > a and 1 more')
  expect(whyOf(failed)).toBe('canonical: no document')
})
