import { openFilesAtOnce, Semaphore } from '../concurrency.ts'
import { keys, releaseAt } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'

/** How many of these reads are of what the server follows. Visitors' requests, however many hang, leave them free. */
const followedAtOnce = 16

/** Coalesces concurrent reads: a key is read once, even if many requests wait for it. */
export function sharedReads(store: Store): Store {
  const reads = new Map<string, Promise<Buffer | undefined>>()
  const followed = new Semaphore(followedAtOnce)
  const requested = new Semaphore(openFilesAtOnce - followedAtOnce)
  return readBy(store, (key, isWhole, maxBytes) => {
    const asked = `${key} ${maxBytes}`
    const known = reads.get(asked)
    if (known) return known
    const semaphore = isFollowed(key) ? followed : requested
    const read = semaphore.run(() => store.get(key, isWhole, maxBytes)).finally(() => reads.delete(asked))
    reads.set(asked, read)
    return read
  })
}

/** Whether a key holds a release or a list of pages: no request reads one, except for a preview. */
const isFollowed = (key: string): boolean =>
  releaseAt(key).length > 0 || key.startsWith(`${keys.compositions}/`)
