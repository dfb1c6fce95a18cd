import { setTimeout } from 'node:timers/promises'
import type { Store } from '../src/store/store.ts'

/** Makes every read of a store take 20 ms longer. */
export function distant<Far extends Store>(store: Far): Far {
  const get = store.get.bind(store)
  store.get = async (...request) => {
    await setTimeout(20)
    return get(...request)
  }
  return store
}
