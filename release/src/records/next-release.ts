import { orDamage, ReleaseError } from '../errors.ts'
import { keys } from '../store/keys.ts'
import { largestRecord } from '../store/numbered.ts'
import { sealed } from '../store/seal.ts'
import type { Store } from '../store/store.ts'
import type { Release } from './releases.ts'
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

/**
 * False if another release has the number, or if what the release relies on is no longer current just before the write.
 * A write that fails or finds the key taken may have succeeded nonetheless; if the key cannot be read either, it is
 * unknown whether the release is live.
 */
export async function appendRelease(
  store: Store,
  release: Release,
  isCurrent = (): boolean => true,
): Promise<boolean> {
  const key = keys.release(release.channel, release.number)
  const record = Buffer.from(sealed(JSON.stringify(release)))
  if (record.length > largestRecord)
    throw new ReleaseError(
      `release ${release.number} would have a record too large to read: the limit is ${largestRecord / 1_000_000} MB`,
      {
        hint: 'shorten what it says about its parts; nothing was released',
      },
    )
  if (release.keys) await markSigned(store, release.channel)
  if (!isCurrent()) return false
  const written = await store.putIfAbsent(key, record).catch((error: unknown) => ({ error }))
  if (written === true) return true
  const found = await orDamage(store.get(key)).catch((error: unknown) => ({ error }))
  if (found instanceof Buffer && found.equals(record)) return true
  if (found && 'error' in found) throw mayBeLive(release, written ? written.error : found.error)
  if (written) throw written.error
  return false
}

/** Channels that this process has marked, by store, so that a retry does not wait for a slow store again. */
const marked = new WeakMap<Store, Set<string>>()

/** Runs before the record is written, so that no store has a signed record without the mark. */
async function markSigned(store: Store, channel: string): Promise<void> {
  const known = marked.get(store) ?? new Set()
  if (known.has(channel)) return
  await store.putIfAbsent(keys.signedChannel(channel), '{}')
  marked.set(store, known.add(channel))
}

/** A repeat with --seen is refused if the part has changed since, no matter who repeats it, or when. */
function mayBeLive({ number, parent, action }: Release, cause: unknown): ReleaseError {
  const hint = cause instanceof ReleaseError && cause.hint ? `${cause.hint}; ` : ''
  const status = `${hint}'pnpm release status' shows whether it is, once the store answers`
  return new ReleaseError(`it is unknown whether release ${number} is live: ${(cause as Error).message}`, {
    hint:
      action === 'rollback'
        ? `${status}; to be safe, repeat the rollback with --seen ${parent}: if release ${number} is live, the repeat is refused`
        : `${status}; repeat the command only if the release is not live`,
    cause,
  })
}
