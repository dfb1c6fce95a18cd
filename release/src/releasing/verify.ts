import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readArtifact, readFileOf } from '../artifacts/artifacts.ts'
import { SizeOfVersion } from '../artifacts/size-limits.ts'
import { filesAtOnce, mapConcurrently, Semaphore } from '../concurrency.ts'
import { ReleaseError } from '../errors.ts'
import { readComposition, readPage } from '../records/composition.ts'
import {
  type PartState,
  type Release,
  readRelease,
  requireNewest,
  servedVersions,
} from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { endings } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { problemOfNewcomer } from '../trust/newcomer.ts'

export interface Verified {
  readonly release: number
  readonly parts: number
  readonly pages: number
  /** One line for each thing that differs from what was released. */
  readonly problems: readonly string[]
}

/**
 * Rehashes everything that the live release names, and the compressed copies that servers send instead. Also reads the
 * records that rollbacks need.
 */
export async function verify(store: Store, channel: string): Promise<Verified> {
  const { live, passedOver } = await requireNewest(store, channel)
  const open = new Semaphore(filesAtOnce)
  let pages = 0
  const states = statesOf(live)
  const versions = new Map(
    states.flatMap(([name, state]) =>
      servedVersions(state).map((version) => [
        `${name}@${version}`,
        () => problemsOfVersion(store, open, name, version),
      ]),
    ),
  )
  const ofPages = states.flatMap(([, { composition }]) => {
    if (!composition) return []
    return async () => {
      const composed = await readComposition(store, composition)
      pages += composed.pages.length
      return problemsOfEach(open, composed.pages, async (page) =>
        checkCopies(store, keys.page(page.page), await readPage(store, composed, page)),
      )
    }
  })
  const checks = [() => problemsOfHistory(store, live), ...versions.values(), ...ofPages]
  const found = await mapConcurrently(filesAtOnce, checks, problemsOf)
  return { release: live.number, parts: versions.size, pages, problems: [...passedOver, ...found.flat()] }
}

async function problemsOfHistory(store: Store, live: Release): Promise<readonly string[]> {
  const [unknown, found] = await Promise.all([
    problemOfNewcomer(store, live),
    mapConcurrently(filesAtOnce, statesOf(live), ([name, state]) =>
      problemsOf(() => readForRollback(store, live.channel, name, state)),
    ),
  ])
  const ofRollbacks = new Set(found.flat()) // two parts may need the same record
  const others = [...ofRollbacks].filter((problem) => !unknown?.includes(problem))
  return unknown ? [unknown, ...others] : others
}

/** Reads the records that the next rollback of a part needs: it skips versions that were withdrawn. */
async function readForRollback(
  store: Store,
  channel: string,
  part: string,
  { version, takenBack = [], previous }: PartState,
): Promise<[]> {
  const withdrawn = [version, ...takenBack]
  for (let back = previous; back; ) {
    const release = await readRelease(store, channel, back.release)
    back = withdrawn.includes(back.version) ? release.parts[part]?.previous : undefined
  }
  return []
}

async function problemsOfVersion(
  store: Store,
  open: Semaphore,
  name: string,
  version: string,
): Promise<readonly string[]> {
  const artifact = await readArtifact(store, name, version)
  const size = new SizeOfVersion(artifact)
  const found = await problemsOfEach(open, Object.keys(artifact.files), async (file) =>
    checkCopies(store, keys.file(name, version, file), await readFileOf(store, artifact, file, size)),
  )
  return [...new Set(found)] // all files beyond the limit have the same message
}

/** What a check found, or why it could not continue. */
async function problemsOf(check: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof ReleaseError) return [error.message]
    throw error
  }
}

/** `open` bounds how many files are read at a time, across all versions. */
async function problemsOfEach<Item>(
  open: Semaphore,
  items: readonly Item[],
  check: (item: Item) => Promise<void>,
): Promise<readonly string[]> {
  const found = await mapConcurrently(filesAtOnce, items, (item) =>
    problemsOf(async () => {
      await open.run(() => check(item))
      return []
    }),
  )
  return found.flat()
}

/** Browsers get a compressed copy instead of the file itself, so both must have the same content. */
async function checkCopies(store: Store, key: string, content: Buffer): Promise<void> {
  const kinds = [
    [endings.br, brotliDecompressSync],
    [endings.gzip, gunzipSync],
  ] as const
  const maxOutputLength = Math.max(1, content.length) // a copy of a few KB may decompress to more than fits into memory
  const copies = await Promise.all(kinds.map(([ending]) => store.get(key + ending)))
  for (const [index, [ending, decompress]] of kinds.entries()) {
    const copy = copies[index]
    if (copy && !same(() => decompress(copy, { maxOutputLength }), content))
      throw new ReleaseError(`${key}${ending} does not decompress to ${key}`)
  }
}

function same(decompress: () => Buffer, content: Buffer): boolean {
  try {
    return decompress().equals(content)
  } catch {
    return false
  }
}
