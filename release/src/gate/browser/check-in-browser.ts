import { ReleaseError } from '../../errors.ts'
import type { OpenedIn, Release } from '../../records/releases.ts'
import type { Store } from '../../store/store.ts'
import { installedEngine } from './chromium.ts'
import type { Opened, What } from './open-pages.ts'
import { isIn, troubleOf } from './trouble.ts'
import type { Problem } from './window.ts'

interface Checked {
  readonly opened: OpenedIn
  /** Problems on other parts' pages that this release did not cause, one line each. */
  readonly notes: readonly string[]
}

export interface Planned {
  readonly release: Release
  /** Parts whose pages the release changes. */
  readonly recomposed: readonly string[]
}

/** Opens the pages that a planned release would change. Throws on any new problem there. */
export type CheckInBrowser = (store: Store, plan: Planned, base: Release | undefined) => Promise<Checked>

export const checkInBrowser: CheckInBrowser = async (store, { release, recomposed }, base) => {
  const chromium = installedEngine()
  if (!chromium) return { opened: { skipped: 'no Chromium is installed here' }, notes: [] }
  const [{ openPages, enough }, { NoSandboxError }] = await Promise.all([
    import('./open-pages.ts'),
    import('./launch.ts'),
  ])
  const own = new Set(release.changed)
  const look: Look = (opened, only) =>
    openPages(store, opened, { parts: recomposed, own, ...(only && { only }) }, chromium)
  const found = await look(release).catch((error) => {
    if (error instanceof NoSandboxError) return undefined
    throw error
  })
  if (!found) return { opened: { skipped: 'Chromium cannot start its sandbox here' }, notes: [] }
  const { problems, ...opened } = found

  const others = problems.filter(({ part }) => !own.has(part))
  const excused = await lookAgain(others, base, release, look)
  const fresh = problems.filter((problem) => !excused.has(problem))
  if (fresh.length === 0) return { opened, notes: notesOf(excused) }
  const lines = fresh.slice(0, enough).map((problem) => `  ${tell(problem)}`)
  throw new ReleaseError(
    `${release.changed.join(', ')} refused: ${opened.browser} opened ${opened.pages} of ${opened.of} pages and found:\n${lines.join('\n')}`,
    { hint: 'fix it and publish a new build, or pass --no-browser; nothing has changed' },
  )
}

/** Makes all the visits to a release, or only those to these parts' pages. */
type Look = (opened: Release, only?: What['only']) => Promise<Opened>

/** How many times to compare: an intermittent problem may not show in the one round that would excuse it. */
const rounds = 2

/**
 * No team's page may block another team's shell with a problem that the live release has too, or with an
 * intermittent one. So the same visits are made to the live release, and once more to the planned one.
 */
async function lookAgain(
  others: readonly Problem[],
  base: Release | undefined,
  planned: Release,
  look: Look,
): Promise<ReadonlyMap<Problem, string>> {
  const excused = new Map<Problem, string>()
  for (let round = 0; round < rounds; round++) {
    const open = others.filter((problem) => !excused.has(problem))
    if (open.length === 0) break
    const blamed = {
      parts: new Set(open.map(({ part }) => part)),
      addresses: new Set(open.map(({ address }) => address)),
    }
    const before = troubleOf(base ? (await look(base, blamed)).problems : [])
    const again = troubleOf((await look(planned, blamed)).problems)
    for (const problem of open)
      if (isIn(before, problem)) excused.set(problem, 'also in the live release')
      else if (!isIn(again, problem)) excused.set(problem, 'intermittent')
  }
  return excused
}

/** Maximum number of notes per part. */
const mostNotes = 15

/** Keeps each page's first problem of each sort. */
function notesOf(excused: ReadonlyMap<Problem, string>): string[] {
  const parts = new Map<string, Map<string, string>>()
  for (const [problem, excuse] of excused) {
    const { part, address, sort } = problem
    const notes = parts.get(part) ?? new Map<string, string>()
    if (!notes.has(`${address} ${sort}`)) notes.set(`${address} ${sort}`, `${excuse}: ${tell(problem)}`)
    parts.set(part, notes)
  }
  return [...parts].flatMap(([part, notes]) => {
    const more = notes.size - mostNotes
    return [...[...notes.values()].slice(0, mostNotes), ...(more > 0 ? [`and ${more} more in ${part}`] : [])]
  })
}

const tell = ({ address, when, what }: Problem): string => `${address}, ${when}: ${what}`

export const skipBrowser: CheckInBrowser = async () => ({ opened: { skipped: '--no-browser' }, notes: [] })
