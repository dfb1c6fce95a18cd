import { DamagedError } from '../errors.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'

/** Called for each read of a store, with whether the store failed. A damaged value counts as an answer. */
export type OnRead = (verb: 'get' | 'list', hasFailed: boolean) => void

/** The same store, with its reads counted. */
export function countedStore(store: Store, onRead: OnRead): Store {
  const counted = async <T>(verb: 'get' | 'list', read: Promise<T>): Promise<T> => {
    try {
      const value = await read
      onRead(verb, false)
      return value
    } catch (error) {
      onRead(verb, !(error instanceof DamagedError))
      throw error
    }
  }
  return {
    ...readBy(store, (key, isWhole, maxBytes) => counted('get', store.get(key, isWhole, maxBytes))),
    list: (folder, enough) => counted('list', store.list(folder, enough)),
  }
}
