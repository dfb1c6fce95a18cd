import { statSync } from 'node:fs'
import { ReleaseError } from '../errors.ts'
import { FileStore } from './file-store.ts'
import type { Store } from './store.ts'

/** Opens the store at `file:<folder>`. Other kinds of store would be added here. */
export function openStore(address = process.env['STORE']): Store {
  const folder = storeFolder(address)
  shareAs(folder)
  return new FileStore(folder)
}

export function storeFolder(address = 'file:./.store'): string {
  const [, folder] = address.match(/^file:(.+)$/) ?? []
  if (folder) return folder.replace(/(?<=.)\/+$/, '')
  throw new ReleaseError(`'${address}' is not a store address`, {
    hint: 'set STORE to file:<folder>, such as file:./.store',
  })
}

/**
 * Gives everything written to the store the read access of the store's folder, and new folders its group write
 * access, whatever the caller's umask. Sets the umask, so a killed process leaves nothing half shared.
 */
function shareAs(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found) process.umask(process.umask() & ~(found.mode & 0o775))
}
