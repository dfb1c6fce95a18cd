import path from 'node:path'
import { ifIntact } from '../errors.ts'
import { compositionBytes } from '../records/composition.ts'
import type { Release } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { readIfFile, writeFile } from './whole-file.ts'

/**
 * Spares the store reads of files that an earlier export left intact in the folder. Lists of pages are read once, so that
 * the tree surely gets those that were loaded.
 */
export function fromEarlier(store: Store, root: string): Store {
  const lists = new Map<string, Buffer>()
  return readBy(store, async (key, isWhole, most) => {
    const exported = isWhole && (lists.get(key) ?? (await readIfFile(path.join(root, exportedAs(key)))))
    const isIntact = exported && (await isWhole(exported))
    const value = isIntact ? exported : await store.get(key, isWhole, most)
    if (value && isList.test(key) && (await isWhole?.(value))) lists.set(key, value)
    return value
  })
}

const isList = /^compositions\//

/**
 * Exported files are in the same folders as in the store, but without `client`: only public files are exported. Lists
 * of pages are in the tree that they describe.
 */
const exportedAs = (key: string): string =>
  key.replace(/^(parts\/[^/]+\/[^/]+)\/client\//, '$1/').replace(isList, 'current/$&')

/**
 * Puts the lists of all parts' pages into a tree. Without them, the next export would have to roll back a part whose
 * list the store does not return.
 */
export async function keepLists(store: Store, release: Release, tree: string): Promise<void> {
  const lists = statesOf(release).flatMap(([, { composition }]) => composition ?? [])
  for (const [key, list] of new Map(lists.map((list) => [keys.composition(list.key), list]))) {
    const bytes = await ifIntact(compositionBytes(store, list))
    if (bytes) await writeFile(path.join(tree, key), bytes)
  }
}
