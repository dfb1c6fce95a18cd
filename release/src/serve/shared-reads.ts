import { openFilesAtOnce, Semaphore } from '../concurrency.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'

/** Coalesces concurrent reads: a key is read once, however many requests wait for it. */
export function sharedReads(store: Store): Store {
  const reads = new Map<string, Promise<Buffer | undefined>>()
  const semaphore = new Semaphore(openFilesAtOnce)
  return readBy(store, (key, isWhole) => {
    const known = reads.get(key)
    if (known) return known
    const read = semaphore.run(() => store.get(key, isWhole)).finally(() => reads.delete(key))
    reads.set(key, read)
    return read
  })
}
