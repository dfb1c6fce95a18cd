import { lastPublication, publicationsSince } from '../artifacts/artifacts.ts'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { ReleaseError } from '../errors.ts'
import { findPreview, previewNames } from '../previews/find-preview.ts'
import { type Composition, findByKey, readComposition } from '../records/composition.ts'
import { hasEnded } from '../records/preview.ts'
import { newestRelease, type Release, withAncestors } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'

/**
 * The keys of everything that somebody may still need: what releases since a moment name, on every channel, with the
 * one that was live at that moment; each version that they could be rolled back to; what previews show; and what was
 * published since.
 */
export async function reachable(store: Store, since: number): Promise<Set<string>> {
  const found = new Set<string>()
  for (const channel of await store.list(keys.channels)) await addChannel(store, channel, since, found)
  for (const name of await store.list(keys.parts)) {
    const last = await lastPublication(store, name)
    const published = last ? [last, ...(await publicationsSince(store, name, since))] : []
    for (const { version } of published) found.add(keys.version(name, version))
  }
  await addWaysBack(store, found)
  return found
}

async function addChannel(store: Store, channel: string, since: number, found: Set<string>): Promise<void> {
  const { live, passedOver } = await newestRelease(store, channel)
  if (!live) return
  const [problem] = passedOver
  if (problem)
    throw new ReleaseError(`nothing is removed while a release is not whole: ${problem}`, {
      hint: "restore it from a backup of the store, or release something: then run 'prune' again",
    })
  for await (const release of withAncestors(store, live)) {
    await addRelease(store, release, found)
    if (Date.parse(release.when) < since) break
  }
  for (const name of await previewNames(store, channel)) {
    const preview = await findPreview(store, live, name).catch((error) => {
      if (error instanceof ReleaseError) return undefined // no server shows it
      throw error
    })
    if (preview && !hasEnded(preview)) await addRelease(store, preview.release, found)
  }
}

async function addRelease(store: Store, { parts }: Release, found: Set<string>): Promise<void> {
  await mapConcurrently(filesAtOnce, Object.entries(parts), async ([name, state]) => {
    const { version, fallback, previous, composition } = state
    for (const named of [version, fallback, previous?.version, previous?.fallback])
      if (named) found.add(keys.version(name, named))
    if (!composition || found.has(keys.composition(composition.key))) return
    addPages(await readComposition(store, composition), found)
    found.add(keys.composition(composition.key))
  })
}

function addPages({ pages }: Composition, found: Set<string>): void {
  for (const { page } of pages) found.add(keys.page(page))
}

/** Pages that a rollback would show: those of a version that is needed, made for a shell that is needed. */
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
