import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readArtifact, readFileOf } from '../artifacts/artifacts.ts'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { ReleaseError } from '../errors.ts'
import { readComposition, readPage } from '../records/composition.ts'
import { requireNewest, servedVersions } from '../records/releases.ts'
import { endings } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'

export interface Verified {
  readonly release: number
  readonly parts: number
  readonly pages: number
  /** One line for everything that is not as it was released. */
  readonly problems: readonly string[]
}

/** Rehashes everything that the live release names, and the compressed copies that servers send instead. */
export async function verify(store: Store, channel: string): Promise<Verified> {
  const { live, passedOver } = await requireNewest(store, channel)
  const problems = [...passedOver]
  let parts = 0
  let pages = 0
  for (const [name, part] of Object.entries(live.parts)) {
    const { composition } = part
    for (const named of servedVersions(part)) {
      parts++
      const found = await problemsOf(async () => {
        const artifact = await readArtifact(store, name, named)
        return problemsOfEach(Object.keys(artifact.files), async (file) =>
          checkCopies(store, keys.file(name, named, file), await readFileOf(store, artifact, file)),
        )
      })
      problems.push(...found)
    }
    if (!composition) continue
    const found = await problemsOf(async () => {
      const composed = await readComposition(store, composition)
      pages += composed.pages.length
      return problemsOfEach(composed.pages, async (page) =>
        checkCopies(store, keys.page(page.page), await readPage(store, composed, page)),
      )
    })
    problems.push(...found)
  }
  return { release: live.number, parts, pages, problems }
}

/** What a check found, or why it could not go on. */
async function problemsOf(check: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof ReleaseError) return [error.message]
    throw error
  }
}

async function problemsOfEach<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<void>,
): Promise<readonly string[]> {
  const found = await mapConcurrently(filesAtOnce, items, (item) =>
    problemsOf(async () => {
      await check(item)
      return []
    }),
  )
  return found.flat()
}

/** Browsers get a compressed copy instead of the file itself, so both must have the same content. */
async function checkCopies(store: Store, key: string, content: Buffer): Promise<void> {
  for (const [ending, decompress] of [
    [endings.br, brotliDecompressSync],
    [endings.gzip, gunzipSync],
  ] as const) {
    const copy = await store.get(key + ending)
    if (copy && !same(() => decompress(copy), content))
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
