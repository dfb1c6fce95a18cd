import { ReleaseError } from '../errors.ts'
import { keys } from '../store/keys.ts'
import { largestRecord } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import type { Release } from './releases.ts'
import { sealed } from './seal.ts'
import type { Shared } from './shared.ts'

type Decided = Pick<
  Release,
  'action' | 'channel' | 'changed' | 'by' | 'why' | 'settings' | 'parts' | 'keys'
> & { readonly shared?: Shared | undefined }

/** The record of the release that follows `base`. */
export function nextRelease(base: Release | undefined, decided: Decided): Release {
  const { action, channel, changed, by, why, settings, parts, shared, keys: list = base?.keys } = decided
  const parent = base?.number ?? 0
  return {
    format: shared ? 2 : 1,
    channel,
    number: parent + 1,
    parent,
    action,
    changed,
    by,
    when: new Date().toISOString(),
    why,
    settings,
    parts,
    ...(shared && { shared }),
    ...(base?.sha256 && { after: base.sha256 }),
    ...(list && { keys: list }),
  }
}

/** False if another release has the number. A write that fails or finds the key taken may have succeeded earlier. */
export async function appendRelease(store: Store, release: Release): Promise<boolean> {
  const key = keys.release(release.channel, release.number)
  const record = Buffer.from(sealed(JSON.stringify(release)))
  if (record.length > largestRecord)
    throw new ReleaseError(`release ${release.number} would have a record too large to be read`, {
      hint: 'shorten what it says about its parts; nothing was released',
    })
  // Written before the record, so that no store holds a signed record without the mark.
  if (release.keys) await store.putIfAbsent(keys.signedChannel(release.channel), '{}')
  const isThere = async () => (await store.get(key).catch(() => undefined))?.equals(record) ?? false
  try {
    return (await store.putIfAbsent(key, record)) || (await isThere())
  } catch (error) {
    if (await isThere()) return true
    throw error
  }
}
