import { ReleaseError } from '../src/errors.ts'
import { Impostors } from '../src/store/impostors.ts'
import { readBy } from '../src/store/read-by.ts'
import type { Store } from '../src/store/store.ts'

/** A store in which the first read of one file fails. */
export const failsOnce = (store: Store, file: string): Store =>
  otherwiseOnce(store, file, () => {
    throw new ReleaseError('EMFILE: too many open files')
  })

/** A store that, like one in a bucket, guards against broken responses, and gets one on its first read of a file. */
export function brokenOnce(store: Store, file: string, response: Buffer): Store {
  const broken = otherwiseOnce(store, file, () => response)
  const impostors = new Impostors(store)
  return readBy(store, (key, isWhole) => impostors.refuse(key, () => broken.get(key), isWhole))
}

function otherwiseOnce(store: Store, file: string, otherwise: () => Buffer): Store {
  let isFirst = true
  return readBy(store, async (key) => {
    if (!isFirst || key !== file) return store.get(key)
    isFirst = false
    return otherwise()
  })
}
