import { cp } from 'node:fs/promises'
import path from 'node:path'
import { FileStore } from '../src/store/file-store.ts'
import { keys } from '../src/store/keys.ts'
import { newFolder } from './folder.ts'
import { release } from './site.ts'

/** A copy of a store with two further releases, and a function that brings one of them into the original store. */
export async function twoReleasesLater(root: string) {
  const later = await newFolder().then((root) => ({ root, store: new FileStore(root) }))
  await cp(root, later.root, { recursive: true })
  for (const text of ['a2', 'a3']) await release(later.store, 'mf-a', text)
  const recordIn = (folder: string, number: number) => path.join(folder, keys.release('production', number))
  const bring = async (number: number) => {
    const filter = (file: string) => !file.includes('/releases/') && !file.endsWith('.unfinished')
    await cp(later.root, root, { recursive: true, force: false, filter })
    await cp(recordIn(later.root, number), recordIn(root, number))
  }
  return { later, bring }
}
