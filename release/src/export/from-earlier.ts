import path from 'node:path'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { readIfFile } from './whole-file.ts'

/** Spares the store reads of files that an earlier export left intact in the folder. */
export const fromEarlier = (store: Store, root: string): Store =>
  readBy(store, async (key, isWhole, most) => {
    const file = isWhole && path.join(root, exportedAs(key))
    const exported = file && (await readIfFile(file))
    return exported && (await isWhole(exported)) ? exported : store.get(key, isWhole, most)
  })

/** Exported files are in the same folders as in the store, but without `client`: only public files are exported. */
const exportedAs = (key: string): string => key.replace(/^(parts\/[^/]+\/[^/]+)\/client\//, '$1/')
