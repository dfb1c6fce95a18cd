import type { Result } from 'lighthouse'
import type { Table } from '../report/tables.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Run = Pick<Result, 'categories' | 'audits' | 'environment'>

/** Lighthouse's results for one page. */
export interface Page {
  readonly route: string
  /** The median run. */
  readonly result: Run
  readonly runs: readonly Run[]
}

/** Out of 100; `undefined` when an audit failed to run. */
export function scoreOf({ result }: Page, category: string): number | undefined {
  const score = result.categories[category]?.score ?? undefined
  return score === undefined ? undefined : Math.round(100 * score)
}

export const isPerfect = (page: Page): boolean =>
  categories.every((category) => scoreOf(page, category) === 100)

const blocking = 'total-blocking-time'

/** Scores and the metrics behind them; times in ms. The ranges over all runs show how far to trust the scores. */
export function scoreTable(pages: readonly Page[]): Table {
  return [
    ['page', ...categories, 'FCP', 'LCP', 'TBT', 'TBT range', 'speed', 'CLS', 'KB'],
    ...pages.map((page) => {
      const value = (audit: string) => page.result.audits[audit]?.numericValue ?? Number.NaN
      return [
        page.route,
        ...categories.map((category) => String(scoreOf(page, category) ?? '–')),
        value('first-contentful-paint').toFixed(),
        value('largest-contentful-paint').toFixed(),
        value(blocking).toFixed(),
        range(page.runs.map(({ audits }) => audits[blocking]?.numericValue ?? Number.NaN)),
        range(page.runs.map(({ environment }) => environment.benchmarkIndex)),
        String(Number(value('cumulative-layout-shift').toFixed(3))),
        (value('total-byte-weight') / 1024).toFixed(1),
      ]
    }),
  ]
}

const range = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed()} to ${Math.max(...values).toFixed()}`
