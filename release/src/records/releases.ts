import type { Site } from '@bridge/shared/contract'
import { DamagedError, DeniedError, orDamage, ReleaseError } from '../errors.ts'
import { both, problemOf } from '../shape.ts'
import type { KeyList } from '../signing/key-list.ts'
import type { Signature } from '../signing/signature.ts'
import { keys } from '../store/keys.ts'
import { damaged, numbersDown, parseJson, unreturned } from '../store/numbered.ts'
import { inTurn } from '../store/reading-ahead.ts'
import { isSealed } from '../store/seal.ts'
import type { Store } from '../store/store.ts'
import type { CompositionRef } from './composition.ts'
import { type Cut, CutOffError, refuseBelowCuts } from './cut-off.ts'
import { missedAbove } from './missed-above.ts'
import { formatShape, placeShape, releaseShape } from './record-shape.ts'
import type { Shared } from './shared.ts'

/** releases/<channel>/<number>.json; the highest number is live. Never changed once written. */
export interface Release {
  /** 2 while a version is shared; earlier versions of the tool do not support sharing and refuse the record. */
  readonly format: 1 | 2
  readonly channel: string
  readonly number: number
  /** The release that this one is based on; 0 for the first. */
  readonly parent: number
  readonly action: 'deploy' | 'rollback' | 'settings' | 'keys'
  /** Parts whose version or share this release changed. */
  readonly changed: readonly string[]
  readonly by: string
  readonly when: string
  readonly why: string
  readonly settings: Site
  readonly parts: Readonly<Record<string, PartState>>
  /** A version that only some visitors get; all others get the one in `parts`. */
  readonly shared?: Shared
  /** The parent's hash. Absent in records written by earlier versions of the tool. */
  readonly after?: string
  /** The keys that may sign the next release. Without them, anyone who can write to the store can release. */
  readonly keys?: KeyList
  /** Covers everything before it; made with one of the parent's keys. */
  readonly signature?: Signature
  /** Hash of the record up to this field; see sealed(). Absent in records written by earlier versions of the tool. */
  readonly sha256?: string
}

export interface PartState {
  readonly version: string
  /** Who made this version live, when and why. */
  readonly by: string
  readonly since: string
  readonly why: string
  /** The rollback target: the version that this one replaced when deployed, and the last release with that version. */
  readonly previous?: { readonly version: string; readonly release: number; readonly fallback?: string }
  /** The version browsers fail over to: the previous one, unless it fails the gate with the live shell. */
  readonly fallback?: string
  /** Versions that were rolled back, latest first: none of them is deployed again unless named. */
  readonly takenBack?: readonly string[]
  /**
   * How its pages were opened in a browser before they went live. Absent in records written by earlier
   * versions of the tool.
   */
  readonly opened?: OpenedIn
  /** The part's composed pages; the shell has none. */
  readonly composition?: CompositionRef
}

export type OpenedIn =
  | { readonly browser: string; readonly pages: number; readonly of: number }
  | { readonly skipped: string }

/** The versions whose files visitors of a release load. */
export const servedVersions = ({ version, fallback }: PartState): string[] =>
  fallback ? [version, fallback] : [version]

export interface Newest {
  /** The newest intact release, which servers pick as well; `undefined` on a channel without releases. */
  readonly live: Release | undefined
  /** The number of the next release. */
  readonly next: number
  /** Newer records that are damaged, one sentence each. */
  readonly passedOver: readonly string[]
  /** A newer record that this account may not read: it may be live elsewhere. */
  readonly denied?: { readonly number: number; readonly error: DeniedError }
}

export const newestRelease = (store: Store, channel: string): Promise<Newest> =>
  lookingForNewest(store, channel)()

/** Returns a function that finds the newest release. Calling it again rereads none of the damaged records. */
export function lookingForNewest(store: Store, channel: string): () => Promise<Newest> {
  const damaged = new Map<number, DamagedError>()
  const read = async (number: number, maxBytes?: number) =>
    damaged.get(number) ?? readListed(store, channel, number, maxBytes)
  return async () => {
    const passedOver = new Map<number, DamagedError>()
    for await (const [number, found] of inTurn(numbersDown(store, keys.releases(channel)), read)) {
      const live = await orDamage(found())
      if (!(live instanceof DamagedError)) {
        await refuseBelowCuts(live, cutsOf(passedOver.values()))
        const missed = await missedAbove(store, live, (number) => passedOver.has(number))
        if (missed) throw missed
        return newestAbove(passedOver, live)
      }
      passedOver.set(number, live)
      damaged.set(number, live)
    }
    const [first] = passedOver.values()
    if (first) throw first
    return { live: undefined, next: 1, passedOver: [] }
  }
}

const cutsOf = (passedOver: Iterable<DamagedError>): Set<Cut> =>
  new Set([...passedOver].flatMap((error) => (error instanceof CutOffError ? [error.cut] : [])))

function newestAbove(passedOver: ReadonlyMap<number, DamagedError>, live: Release): Newest {
  let next = live.number + 1
  let denied: Newest['denied']
  for (let found = passedOver.get(next); found; found = passedOver.get(++next))
    if (found instanceof DeniedError) denied = { number: next, error: found }
  const said = [...passedOver.values()].map(({ message }) => `skipped: ${message}`)
  return { live, next, passedOver: said, ...(denied && { denied }) }
}

export const liveRelease = async (store: Store, channel: string): Promise<Release | undefined> =>
  (await newestRelease(store, channel)).live

type Place = readonly [store: Store, channel: string, number: number, maxBytes?: number]

/** Only for numbers that are in use. */
export const readRelease = (...place: Place): Promise<Release> =>
  read(place, (store, key) => damaged(store, key, 'it is missing'))

/** Only for numbers that the store has just listed. */
const readListed = (...place: Place): Promise<Release> => read(place, unreturned)

/** What seems to be missing is read again, because one response may be wrong. */
async function read(
  [store, channel, number, maxBytes]: Place,
  missing: (store: Store, key: string) => ReleaseError,
): Promise<Release> {
  const key = keys.release(channel, number)
  const get = () => store.get(key, undefined, maxBytes)
  const bytes = (await get()) ?? (await get())
  if (bytes === undefined) throw missing(store, key)
  const release = parseJson(store, key, bytes) as Release | null
  if (typeof release?.format !== 'number') throw damaged(store, key, 'it must be a release record')
  if (release.format !== 1 && release.format !== 2)
    throw new ReleaseError(
      `release ${number} of channel ${channel} must have format 1 or 2, not ${release.format}`,
      {
        hint: 'use the version of the release tool that wrote it',
      },
    )
  const problem = isSealed(bytes)
    ? problemOf(both(placeShape(channel, number), formatShape), release)
    : (problemOf(releaseShape(channel, number), release) ?? (release.sha256 && 'it was altered'))
  if (problem) throw damaged(store, key, problem)
  return release
}

/** See `inTurn`. */
export const releasesInTurn = (
  store: Store,
  channel: string,
  numbers: Iterable<number> | AsyncIterable<number>,
): AsyncGenerator<readonly [number: number, read: () => Promise<Release>]> =>
  inTurn(numbers, (number, maxBytes) => readListed(store, channel, number, maxBytes))

export async function requireNewest(
  store: Store,
  channel: string,
): Promise<Newest & { readonly live: Release }> {
  const { live, ...newest } = await newestRelease(store, channel)
  if (live) return { live, ...newest }
  throw nothingReleased(store, channel)
}

export const requireLive = async (store: Store, channel: string): Promise<Release> =>
  (await requireNewest(store, channel)).live

export const nothingReleased = (store: Store, channel: string): ReleaseError =>
  new ReleaseError(`nothing is released on channel ${channel} in the store ${store.name}`, {
    hint: 'publish and deploy all parts first: pnpm start does that',
  })

export function requirePart(release: Release, name: string): PartState {
  const part = release.parts[name]
  if (part) return part
  throw new ReleaseError(`${name} is not live on channel ${release.channel}`, {
    hint: `live parts: ${Object.keys(release.parts).join(', ')}`,
  })
}
