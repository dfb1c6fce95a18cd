import type { Store } from './store.ts'

/** The same store, read in another way. */
export const readBy = (store: Store, get: Store['get']): Store => ({
  name: store.name,
  get,
  putIfAbsent: (key, value) => store.putIfAbsent(key, value),
  list: (folder) => store.list(folder),
})
