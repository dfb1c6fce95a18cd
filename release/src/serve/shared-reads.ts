import { Semaphore } from '../concurrency.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'

/** A process has only so many file descriptors. */
const readsAtOnce = 64

/** The same store for many who ask at once: a key is read once, however many wait for it. */
export function sharedReads(store: Store): Store {
  const reads = new Map<string, Promise<Buffer | undefined>>()
  const semaphore = new Semaphore(readsAtOnce)
  return readBy(store, (key) => {
    const known = reads.get(key)
    if (known) return known
    const read = semaphore.run(() => store.get(key)).finally(() => reads.delete(key))
    reads.set(key, read)
    return read
  })
}
