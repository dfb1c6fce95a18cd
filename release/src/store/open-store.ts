import { ReleaseError } from '../errors.ts'
import { FileStore } from './file-store.ts'
import type { Store } from './store.ts'

/** `file:<folder>`; a store that others can implement is one case more here. */
export function openStore(address = process.env['STORE'] ?? 'file:./.store'): Store {
  const [, folder] = address.match(/^file:(.+)$/) ?? []
  if (folder) return new FileStore(folder)
  throw new ReleaseError(`'${address}' is not a store`, {
    hint: 'give STORE as file:<folder>, such as file:./.store',
  })
}
