import type { Store } from './store.ts'

/** The same store with a different `get`. */
export const readBy = (store: Store, get: Store['get']): Store => ({
  name: store.name,
  get,
  putIfAbsent: (key, value) => store.putIfAbsent(key, value),
  list: (folder, enough) => store.list(folder, enough),
  newestTrusted: async (channel) => store.newestTrusted?.(channel),
})
