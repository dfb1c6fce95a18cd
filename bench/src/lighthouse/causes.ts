import type { Result } from 'lighthouse'
import type { Table } from '../report/tables.ts'
import { categories, type Page, scoreOf } from './scores.ts'

type Audit = Result['audits'][string]

/** Every audit that lowers a score, and the points it costs. */
export const causeTable = (pages: readonly Page[]): Table => [
  ['page', 'category', 'points', 'audit', 'why'],
  ...pages.flatMap((page) => categories.flatMap((category) => causesOf(page, category))),
]

function causesOf(page: Page, category: string): string[][] {
  if (scoreOf(page, category) === 100) return []
  const audits = (page.result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = page.result.audits[id]
    return audit && weight > 0 && counts(audit) ? [{ id, weight, audit }] : []
  })
  const total = audits.reduce((sum, { weight }) => sum + weight, 0)
  return audits
    .filter(({ audit }) => audit.score !== 1)
    .map(({ id, weight, audit }) => {
      const points = (100 * weight * (1 - (audit.score ?? 0))) / total
      return [page.route, category, points.toFixed(1), id, reason(audit)]
    })
}

const counts = ({ score, scoreDisplayMode }: Audit): boolean => score !== null || scoreDisplayMode === 'error'

/** One line: the audit's title, its finding, and the first place affected. */
function reason({ title, displayValue, explanation, errorMessage, details }: Audit): string {
  const { items = [] } = (details ?? {}) as { items?: readonly Place[] }
  const [first] = items.flatMap(
    ({ node, href, url, description }) => node?.selector ?? href ?? url ?? description ?? [],
  )
  const more = items.length > 1 ? `and ${items.length - 1} more` : undefined
  const parts = [title, errorMessage ?? explanation ?? displayValue, first && [first, more].join(' ').trim()]
  return parts.filter(Boolean).join(': ').replace(/\s+/g, ' ')
}

/** Audits differ in how they name a place. */
interface Place {
  readonly node?: { readonly selector?: string }
  readonly href?: string
  readonly url?: string
  readonly description?: string
}
