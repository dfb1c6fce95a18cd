import { intactOf, isIntact, publications } from '../artifacts/publications.ts'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { DamagedError, DeniedError, ifIntact, orDamage, ReleaseError } from '../errors.ts'
import { isChannel, isPartName } from '../names.ts'
import { findPreview, previewNames } from '../previews/find-preview.ts'
import { withAncestors } from '../records/ancestors.ts'
import { type Composition, findByKey, readComposition } from '../records/composition.ts'
import { hasEnded } from '../records/preview.ts'
import { newestRelease, type PartState, type Release, readRelease } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { problemOfNewcomer } from '../trust/newcomer.ts'
import { latestDates } from './dates.ts'

/**
 * The keys of everything that may still be needed. On every channel: what the release that was live at `since` and all
 * later ones name, what a rollback of them would restore, and what previews show. Of every part: the version published
 * last, and those published after `since`.
 */
export async function reachable(
  store: Store,
  since: number,
  say: (note: string) => void = () => {},
): Promise<Set<string>> {
  const found = new Set<string>()
  for (const channel of (await store.list(keys.channels)).filter(isChannel))
    await addChannel(store, channel, since, found)
  for (const name of (await store.list(keys.parts)).filter(isPartName))
    for (const version of await publishedSince(store, name, since, say))
      found.add(keys.version(name, version))
  await addWaysBack(withoutDenials(store), found)
  return found
}

/** Fails on a record that this account may not read: servers that may read it could still show what it names. */
const withoutDenials = (store: Store): Store =>
  readBy(store, (...asked) =>
    store.get(...asked).catch((error) => {
      if (!(error instanceof DeniedError)) throw error
      throw new ReleaseError(`nothing is removed: ${error.message}`, {
        hint: "run 'prune' again once this account can read it",
        cause: error,
      })
    }),
  )

/** A damaged record may be about any version of the part: while the record may be recent, all versions are kept. */
async function publishedSince(
  store: Store,
  name: string,
  since: number,
  say: (note: string) => void,
): Promise<string[]> {
  const published = await publications(store, name)
  const dates = latestDates(
    published.map((one) => (isIntact(one) ? one.when : '')),
    Date.now(),
  )
  const recent = published.filter((_, index) => index === 0 || (dates[index] as number) >= since)
  const known = intactOf(recent, `all versions of ${name} are kept`, say)
  return known.length < recent.length ? store.list(keys.part(name)) : known.map(({ version }) => version)
}

async function addChannel(store: Store, channel: string, since: number, found: Set<string>): Promise<void> {
  const readable = withoutDenials(store)
  const { live, passedOver } = await newestRelease(readable, channel)
  if (!live) return
  const [problem] = passedOver
  if (problem) throw whileDamaged(problem, 'restore it from a backup of the store or make a new release')
  const unknown = await problemOfNewcomer(store, live)
  if (unknown)
    throw new ReleaseError(`nothing is removed, because it is unknown what is still needed: ${unknown}`, {
      hint: "see 'If an older release is lost' in docs/keys.md, then run 'prune' again",
    })
  for await (const release of releasesSince(readable, live, since)) await addRelease(readable, release, found)
  await addWithPreviousShell(readable, live, found)
  for (const name of await previewNames(readable, channel)) {
    const preview = await ifIntact(findPreview(readable, live, name)) // no server shows a damaged one
    if (preview && !hasEnded(preview)) await addRelease(readable, preview.release, found)
  }
}

/** Adds what was last live with the previous shell: parts that need the live shell are rolled back with it. */
async function addWithPreviousShell(store: Store, live: Release, found: Set<string>): Promise<void> {
  const { shell } = live.parts
  if (!shell) return
  for await (const { release: number } of waysBack(store, live.channel, 'shell', shell))
    await addRelease(store, await onceLive(store, live.channel, number), found)
}

/** Fails on a damaged record: once it has been restored, a rollback goes back to what it names. */
async function onceLive(store: Store, channel: string, number: number): Promise<Release> {
  const release = await orDamage(readRelease(store, channel, number))
  if (!(release instanceof DamagedError)) return release
  throw whileDamaged(
    release.message,
    'a rollback may go back to what it names: restore it from a backup of the store',
  )
}

const whileDamaged = (problem: string, whatToDo: string): ReleaseError =>
  new ReleaseError(`nothing is removed while a release is damaged: ${problem}`, {
    hint: `${whatToDo}, then run 'prune' again`,
  })

/**
 * The releases that were live at `since` or later, the live one first. latestDates() interprets the dates of the whole
 * history, because a few dates could all be from the holder of one key, or from a machine whose clock is wrong.
 */
async function* releasesSince(store: Store, live: Release, since: number): AsyncGenerator<Release> {
  const known: Pick<Release, 'number' | 'when'>[] = []
  for await (const { number, when } of withAncestors(store, live)) known.push({ number, when })
  const dates = latestDates(
    known.map(({ when }) => when),
    Date.now(),
  )
  const oldest = known.findLast((_, index) => (dates[index] as number) >= since)
  for await (const release of withAncestors(store, live)) {
    yield release
    if (!oldest || release.number < oldest.number) return
  }
}

async function addRelease(store: Store, release: Release, found: Set<string>): Promise<void> {
  await mapConcurrently(filesAtOnce, statesOf(release), async ([name, state]) => {
    const { version, fallback, composition } = state
    add(found, name, [version, fallback])
    for await (const back of waysBack(store, release.channel, name, state))
      add(found, name, [back.version, back.fallback])
    if (!composition || found.has(keys.composition(composition.key))) return
    addPages(await readComposition(store, composition), found)
    found.add(keys.composition(composition.key))
  })
}

/** What a rollback returns to, preceded by the withdrawn versions that it skips. */
async function* waysBack(
  store: Store,
  channel: string,
  part: string,
  { version, previous: last, takenBack = [] }: PartState,
): AsyncGenerator<NonNullable<PartState['previous']>> {
  const passedOver = [version, ...takenBack]
  let previous = last
  while (previous) {
    yield previous
    if (!passedOver.includes(previous.version)) return
    const release = await onceLive(store, channel, previous.release)
    previous = release.parts[part]?.previous
  }
}

function add(found: Set<string>, part: string, versions: readonly (string | undefined)[]): void {
  for (const version of versions) if (version) found.add(keys.version(part, version))
}

function addPages({ pages }: Composition, found: Set<string>): void {
  for (const { page } of pages) found.add(keys.page(page))
}

/** Adds the pages that a rollback would show: those of a needed version, composed with a needed shell. */
async function addWaysBack(store: Store, found: Set<string>): Promise<void> {
  const others = (await store.list(keys.compositions))
    .map((name) => name.replace(/\.json$/, ''))
    .filter((key) => !found.has(keys.composition(key)))
  await mapConcurrently(filesAtOnce, others, async (key) => {
    const composition = await findByKey(store, key)
    if (!composition) return
    const { part, version, live } = composition
    const isNeeded = found.has(keys.version(part, version)) && found.has(keys.version('shell', live.shell))
    if (!isNeeded) return
    addPages(composition, found)
    found.add(keys.composition(key))
  })
}
