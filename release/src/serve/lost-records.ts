import { ifIntact } from '../errors.ts'
import type { Release } from '../records/releases.ts'
import type { Copies } from '../store/copies.ts'
import { keys } from '../store/keys.ts'
import { largestRecord, numbersAfter } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import { readExactly } from '../trust/read-exactly.ts'

/** How many numbers may lie between a release and its successor: noise may take some, and each may cost a request. */
const mostSkipped = 20

/**
 * Whether the store has lost or damaged a release record of which there is an intact copy here. A later record in the
 * store proves this by the hash of its predecessor, directly or through copies of others that are lost too. Without
 * such a record, the store was restored to an earlier state, and the lost record must not return.
 *
 * @param value what the store has at this key
 */
export async function isLostRecord(
  store: Store,
  copies: Copies,
  key: string,
  value: Buffer | undefined,
): Promise<boolean> {
  if (!key.startsWith(`${keys.channels}/`) || recordAt(key, value)) return false
  const copy = recordAt(key, await copies.get(key))
  return copy !== undefined && isFollowed(store, copies, copy)
}

async function isFollowed(store: Store, copies: Copies, copy: Release): Promise<boolean> {
  const stored = new Set(await numbersAfter(store, keys.releases(copy.channel), copy.number))
  const last = Math.max(0, ...stored)
  let before = copy
  for (let next = copy.number + 1; next <= Math.min(last, before.number + mostSkipped); next++) {
    const key = keys.release(copy.channel, next)
    const found = stored.has(next) ? await ifIntact(store.get(key, undefined, largestRecord)) : undefined
    const release = recordAt(key, found)
    if (follows(release, before)) return true
    const copied = release ? undefined : recordAt(key, await copies.get(key))
    if (copied && follows(copied, before)) before = copied
  }
  return false
}

function recordAt(key: string, bytes: Buffer | undefined): Release | undefined {
  const release = bytes && readExactly(bytes)
  return release && keys.release(release.channel, release.number) === key ? release : undefined
}

const follows = (release: Release | undefined, { number, sha256 }: Release): boolean =>
  release?.parent === number && release.after === sha256
