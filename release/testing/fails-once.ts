import { ReleaseError } from '../src/errors.ts'
import { readBy } from '../src/store/read-by.ts'
import type { Store } from '../src/store/store.ts'

/** A store in which the first read of one file fails, or returns something else. */
export function failsOnce(store: Store, file: string, otherwise?: Buffer): Store {
  let isFirst = true
  return readBy(store, async (key) => {
    if (!isFirst || key !== file) return store.get(key)
    isFirst = false
    if (otherwise) return otherwise
    throw new ReleaseError('EMFILE: too many open files')
  })
}
