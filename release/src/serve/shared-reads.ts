import { openFilesAtOnce, Semaphore } from '../concurrency.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'

/** Coalesces concurrent reads: a key is read once, even if many requests wait for it. */
export function sharedReads(store: Store): Store {
  const reads = new Map<string, Promise<Buffer | undefined>>()
  const semaphore = new Semaphore(openFilesAtOnce)
  return readBy(store, (key, isWhole, maxBytes) => {
    const asked = `${key} ${maxBytes}`
    const known = reads.get(asked)
    if (known) return known
    const read = semaphore.run(() => store.get(key, isWhole, maxBytes)).finally(() => reads.delete(asked))
    reads.set(asked, read)
    return read
  })
}
