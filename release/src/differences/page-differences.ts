import { diffArrays } from 'diff'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { type ComposedPage, type Composition, readPage } from '../records/composition.ts'
import type { Store } from '../store/store.ts'
import { textOf } from './page-text.ts'

/** How one page would change for its visitors. */
export interface PageDifference {
  /** Of a dynamic route's 404 page, the pattern. */
  readonly path: string
  readonly change: 'new' | 'gone' | 'text' | 'looks' | 'files'
  /** In the order of the page: text that it loses and text that it gains. */
  readonly lines: readonly ChangedLine[]
  /** Names of its files that change, such as a feed. */
  readonly files: readonly string[]
}

export interface ChangedLine {
  readonly mark: '-' | '+'
  readonly text: string
}

/** The pages of a part, and the store that has them. */
export interface Pages {
  readonly store: Store
  readonly composition: Composition
}

/** What visitors would see differently; pages in which only code changes are left out. */
export async function pageDifferences(
  before: Pages | undefined,
  after: Pages | undefined,
): Promise<PageDifference[]> {
  const earlier = byPath(before)
  const later = byPath(after)
  const paths = [...new Set([...earlier.keys(), ...later.keys()])]
  const found = await mapConcurrently(filesAtOnce, paths, async (path) => {
    const [one, other] = [earlier.get(path), later.get(path)]
    if (one?.page === other?.page) return []
    const [from, to] = await Promise.all([readText(before, one), readText(after, other)])
    const lines = changedLines(from?.lines ?? [], to?.lines ?? [])
    const files = changedFiles(one, other)
    const looksOther = from?.looks !== to?.looks
    const change = kindOf(from, to, lines, looksOther)
    return change || files.length > 0 ? [{ path, change: change ?? 'files', lines, files } as const] : []
  })
  return found.flat()
}

const byPath = (pages: Pages | undefined): Map<string, ComposedPage> =>
  new Map(pages?.composition.pages.map((page) => [page.path, page]))

async function readText(pages: Pages | undefined, page: ComposedPage | undefined) {
  return pages && page && textOf((await readPage(pages.store, pages.composition, page)).toString('utf8'))
}

function kindOf(
  from: object | undefined,
  to: object | undefined,
  lines: readonly ChangedLine[],
  looksOther: boolean,
): PageDifference['change'] | undefined {
  if (!from) return 'new'
  if (!to) return 'gone'
  if (lines.length > 0) return 'text'
  return looksOther ? 'looks' : undefined
}

/** Texts with more differences than this are shown as removed and added: finding them all could take minutes. */
const mostEdits = 5000

function changedLines(from: readonly string[], to: readonly string[]): ChangedLine[] {
  const found = diffArrays([...from], [...to], { maxEditLength: mostEdits }) ?? [
    { removed: true, added: false, value: from },
    { removed: false, added: true, value: to },
  ]
  return found.flatMap(({ added, removed, value }) =>
    added || removed ? value.map((text) => ({ mark: added ? ('+' as const) : ('-' as const), text })) : [],
  )
}

function changedFiles(one: ComposedPage | undefined, other: ComposedPage | undefined): string[] {
  const names = new Set(Object.keys({ ...one?.files, ...other?.files }))
  return [...names].filter((name) => one?.files?.[name] !== other?.files?.[name])
}
