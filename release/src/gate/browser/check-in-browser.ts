import { ReleaseError } from '../../errors.ts'
import type { OpenedIn, Release } from '../../records/releases.ts'
import type { Store } from '../../store/store.ts'
import { installedChromium } from './chromium.ts'
import type { Opened, What } from './open-pages.ts'
import { isIn, troubleOf } from './trouble.ts'
import type { Problem } from './window.ts'

export interface Checked {
  readonly opened: OpenedIn
  /** What is wrong on others' pages, and no fault of this release, one line each. */
  readonly notes: readonly string[]
}

export interface Planned {
  readonly release: Release
  /** Parts whose pages it changes. */
  readonly recomposed: readonly string[]
}

/** Opens the pages that a release would change, before it is one; throws when anything goes wrong there. */
export type CheckInBrowser = (store: Store, plan: Planned, base: Release | undefined) => Promise<Checked>

export const checkInBrowser: CheckInBrowser = async (store, { release, recomposed }, base) => {
  const chromium = installedChromium()
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
  if (!found) return { opened: { skipped: 'Chromium may not start its sandbox here' }, notes: [] }
  const { problems, ...opened } = found

  const others = problems.filter(({ part }) => !own.has(part))
  const excused = await lookAgain(others, base, release, look)
  const fresh = problems.filter((problem) => !excused.has(problem))
  if (fresh.length === 0) return { opened, notes: notesOf(excused) }
  const lines = fresh.slice(0, enough).map((problem) => `  ${tell(problem)}`)
  throw new ReleaseError(
    `${release.changed.join(', ')} refused: in ${opened.browser} ${opened.pages} of ${opened.of} pages were opened, and\n${lines.join('\n')}`,
    { hint: 'mend it and publish a new build, or say --no-browser; nothing has changed' },
  )
}

/** Makes the visits of a release that these parts' pages get, or all of them. */
type Look = (opened: Release, only?: What['only']) => Promise<Opened>

/** How often to compare: what comes and goes may miss the one look that would have excused it. */
const rounds = 2

/**
 * Nobody's page may keep another shell from going live for what is wrong with the shell of now as well, or for what goes
 * wrong now and then: the same visits are made of what is live, and once more of what is planned.
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
      if (isIn(before, problem)) excused.set(problem, 'in trouble before, too')
      else if (!isIn(again, problem)) excused.set(problem, 'once of twice')
  }
  return excused
}

/** Of each part. */
const mostNotes = 15

/** Of each sort of trouble the first that a page had. */
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
    return [...[...notes.values()].slice(0, mostNotes), ...(more > 0 ? [`and ${more} more of ${part}`] : [])]
  })
}

const tell = ({ address, when, what }: Problem): string => `${address}, ${when}: ${what}`

export const skipBrowser: CheckInBrowser = async () => ({ opened: { skipped: '--no-browser' }, notes: [] })
