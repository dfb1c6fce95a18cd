import { ReleaseError } from '../errors.ts'
import type { Plan } from '../plan.ts'
import type { OpenedIn, Release } from '../releases.ts'
import type { Store } from '../store/store.ts'
import { installedChromium } from './chromium.ts'
import type { Opened, Problem } from './open-pages.ts'

export interface Checked {
  readonly opened: OpenedIn
  /** What is wrong on others' pages, and no fault of this release, one line each. */
  readonly notes: readonly string[]
}

/** Opens the pages that a release would change, before it is one; throws when anything goes wrong there. */
export type CheckInBrowser = (store: Store, plan: Plan, base: Release | undefined) => Promise<Checked>

/** So many problems are enough for whoever is to mend them; those that were there before are not counted. */
const enough = 20
const withOthers = 100

export const checkInBrowser: CheckInBrowser = async (store, { release, recomposed }, base) => {
  const chromium = installedChromium()
  if (!chromium) return { opened: { skipped: 'no Chromium is installed here' }, notes: [] }
  const [{ openPages }, { NoSandboxError }] = await Promise.all([
    import('./open-pages.ts'),
    import('./launch.ts'),
  ])
  const isOthers = ({ part }: Pick<Problem, 'part'>) => !release.changed.includes(part)
  const most = recomposed.some((part) => isOthers({ part })) ? withOthers : enough
  const open = (opened: Release, only?: ReadonlySet<string>) =>
    openPages(store, opened, { parts: recomposed, enough: most, ...(only && { only }) }, chromium)
  const found = await open(release).catch((error) => {
    if (error instanceof NoSandboxError) return undefined
    throw error
  })
  if (!found) return { opened: { skipped: 'Chromium may not start its sandbox here' }, notes: [] }
  const { problems, ...opened } = found

  const { before, again } = await lookAgain(problems.filter(isOthers), base, release, open)
  const noteOf = (problem: Problem): string | undefined => {
    if (!isOthers(problem)) return
    if (before.has(what(problem))) return `as before: ${tell(problem)}`
    if (!again.has(what(problem))) return `once of twice: ${tell(problem)}`
  }
  const fresh = problems.filter((problem) => noteOf(problem) === undefined)
  if (fresh.length === 0) return { opened, notes: problems.flatMap((problem) => noteOf(problem) ?? []) }
  const lines = fresh.slice(0, enough).map((problem) => `  ${tell(problem)}`)
  throw new ReleaseError(
    `${release.changed.join(', ')} refused: in ${opened.browser} ${opened.pages} of ${opened.of} pages were opened, and\n${lines.join('\n')}`,
    { hint: 'mend it and publish a new build, or say --no-browser; nothing has changed' },
  )
}

/**
 * Nobody's page may keep another shell from going live for what is wrong with the shell of now as well, or for what goes
 * wrong now and then: the same visits are made of what is live, and once more of what is planned.
 */
async function lookAgain(
  others: readonly Problem[],
  base: Release | undefined,
  planned: Release,
  open: (opened: Release, only: ReadonlySet<string>) => Promise<Pick<Opened, 'problems'>>,
): Promise<{ before: ReadonlySet<string>; again: ReadonlySet<string> }> {
  const blamed = new Set(others.map(({ part }) => part))
  const seen = async (opened: Release | undefined) =>
    new Set(opened && blamed.size > 0 ? (await open(opened, blamed)).problems.map(what) : [])
  return { before: await seen(base), again: await seen(planned) }
}

/**
 * Wherever and whenever it shows: that depends on chance, and on what a tab has opened before. The names and hashes in it
 * differ from release to release.
 */
const what = ({ part, what: said }: Problem): string =>
  `${part} ${said.replace(/sha\d{3}-[\w+/=-]+|\d+\.\d+\.\d+\S*-[0-9a-f]{12,}|[\w-]+-[\w-]{8}\.js/g, '…')}`

const tell = ({ address, when, what }: Problem): string => `${address}, ${when}: ${what}`

export const skipBrowser: CheckInBrowser = async () => ({ opened: { skipped: '--no-browser' }, notes: [] })
