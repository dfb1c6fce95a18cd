import { ReleaseError } from '../errors.ts'
import { FileStore } from './file-store.ts'
import type { Store } from './store.ts'

/** `file:<folder>`; a store that others can implement is one case more here. */
export const openStore = (address = process.env['STORE']): Store => new FileStore(storeFolder(address))

export function storeFolder(address = 'file:./.store'): string {
  const [, folder] = address.match(/^file:(.+)$/) ?? []
  if (folder) return folder.replace(/(?<=.)\/+$/, '')
  throw new ReleaseError(`'${address}' is not a store`, {
    hint: 'give STORE as file:<folder>, such as file:./.store',
  })
}
