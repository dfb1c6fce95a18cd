import { diffArrays } from 'diff'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { type ComposedPage, type Composition, readPage } from '../records/composition.ts'
import type { Store } from '../store/store.ts'
import { mostEdits } from './most-edits.ts'
import { textOf } from './page-text.ts'
import { sameEnds } from './same-ends.ts'

/** How one page would change for its visitors. */
export interface PageDifference {
  /** The page's path; for a dynamic route's 404 page, the pattern. */
  readonly path: string
  readonly change: 'new' | 'gone' | 'text' | 'looks' | 'files'
  /** In the order of the page: text that it loses and text that it gains. */
  readonly lines: readonly ChangedLine[]
  /** Set if so many lines change that all from the first to the last are listed, first as removed and then as added. */
  readonly isCoarse?: true
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

/** What would change for visitors; pages in which only code changes are left out. */
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
    const changed = changedLines(from?.lines ?? [], to?.lines ?? [])
    const files = changedFiles(one, other)
    const looksOther = from?.looks !== to?.looks
    const change = kindOf(from, to, changed.lines, looksOther)
    return change || files.length > 0 ? [{ path, change: change ?? 'files', ...changed, files } as const] : []
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

function changedLines(
  from: readonly string[],
  to: readonly string[],
): Pick<PageDifference, 'lines' | 'isCoarse'> {
  const { begin, end } = sameEnds(from, to)
  const [gone, come] = [from, to].map((lines) => lines.slice(begin, lines.length - end)) as [
    string[],
    string[],
  ]
  const found = diffArrays(gone, come, { maxEditLength: mostEdits })
  if (!found) return { lines: [...marked('-', gone), ...marked('+', come)], isCoarse: true }
  return {
    lines: found.flatMap(({ added, removed, value }) =>
      added || removed ? marked(added ? '+' : '-', value) : [],
    ),
  }
}

const marked = (mark: ChangedLine['mark'], lines: readonly string[]): ChangedLine[] =>
  lines.map((text) => ({ mark, text }))

function changedFiles(one: ComposedPage | undefined, other: ComposedPage | undefined): string[] {
  const names = new Set(Object.keys({ ...one?.files, ...other?.files }))
  return [...names].filter((name) => one?.files?.[name] !== other?.files?.[name])
}
