import { readComposition } from '../records/composition.ts'
import type { Release } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import type { PageDifference, Pages } from './page-differences.ts'

/** A release, and a store that has its pages. */
export interface Composed {
  readonly store: Store
  readonly release: Release | undefined
}

export interface Differences {
  /** Number of pages, before or after, of the recomposed parts. */
  readonly of: number
  readonly pages: readonly PageDifference[]
}

/**
 * What changes for visitors from one release to another. The comparison is loaded on demand: all commands import this
 * module, but few compare.
 */
export async function releaseDifferences(before: Composed, after: Composed): Promise<Differences> {
  const names = new Set([before, after].flatMap(({ release }) => Object.keys(release?.parts ?? {})))
  const key = ({ release }: Composed, name: string) => release?.parts[name]?.composition?.key
  const { pageDifferences } = await import('./page-differences.ts')
  let of = 0
  const pages: PageDifference[] = []
  for (const name of names) {
    if (key(before, name) === key(after, name)) continue
    const [one, other] = await Promise.all([before, after].map((composed) => pagesOf(composed, name)))
    of += Math.max(...[one, other].map((of) => of?.composition.pages.length ?? 0))
    pages.push(...(await pageDifferences(one, other)))
  }
  return { of, pages }
}

async function pagesOf({ store, release }: Composed, name: string): Promise<Pages | undefined> {
  const ref = release?.parts[name]?.composition
  return ref && { store, composition: await readComposition(store, ref) }
}
