import { statSync } from 'node:fs'
import { ReleaseError } from '../errors.ts'
import { FileStore } from './file-store.ts'
import type { Store } from './store.ts'

/** `file:<folder>`; a store that others can implement is one case more here. */
export function openStore(address = process.env['STORE']): Store {
  const folder = storeFolder(address)
  shareAs(folder)
  return new FileStore(folder)
}

export function storeFolder(address = 'file:./.store'): string {
  const [, folder] = address.match(/^file:(.+)$/) ?? []
  if (folder) return folder.replace(/(?<=.)\/+$/, '')
  throw new ReleaseError(`'${address}' is not a store`, {
    hint: 'give STORE as file:<folder>, such as file:./.store',
  })
}

/**
 * Whoever may read the store's folder may read what is put into it, and its group may add to it where it may there,
 * whatever the umask of those who do. By the umask, as a process that is killed then leaves nothing half shared.
 */
function shareAs(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found) process.umask(process.umask() & ~(found.mode & 0o775))
}
