import { ReleaseError } from '../errors.ts'
import { keys } from './keys.ts'
import type { Store } from './store.ts'

/** Records are never removed, so a store without any is the folder of an unmounted disk, or another bucket. */
export async function refuseIfEmpty(store: Store): Promise<void> {
  if ((await store.list(keys.channels)).length > 0) return
  throw new ReleaseError(`the store ${store.name} is empty, although it held what was copied from it`, {
    hint: 'check that its folder is mounted, or that STORE names the right store',
  })
}

/** A record that the store lists, but does not return, is out of reach for a while. */
export async function isListed(store: Store, key: string): Promise<boolean> {
  const end = key.lastIndexOf('/')
  return (await store.list(key.slice(0, end))).includes(key.slice(end + 1))
}
