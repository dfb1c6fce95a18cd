import { ifIntact, ReleaseError } from '../errors.ts'
import { complain } from '../print.ts'
import { type Release, requireNewest } from '../records/releases.ts'
import { checked, object, oneOf, text, textThat } from '../shape.ts'
import { keyOf } from '../signing/key-list.ts'
import { isSignedBy, type Signer } from '../signing/key-pair.ts'
import { type Signature, signatureOf, signatureShape } from '../signing/signature.ts'
import { keys } from '../store/keys.ts'
import { append, damaged, latestNumbers, parseJson } from '../store/numbered.ts'
import { isSealed, sealed } from '../store/seal.ts'
import type { Store } from '../store/store.ts'
import type { TrustedStore } from './trusted-store.ts'

/**
 * heartbeats/<channel>/<release>/<n>.json: a key's holder confirms that this release is the newest one. Without
 * heartbeats, a store that withholds releases looks like a channel without new releases.
 */
export interface Heartbeat {
  readonly format: 1
  readonly channel: string
  /** The release, by its hash. */
  readonly release: string
  readonly by: string
  readonly when: string
  readonly signature: Signature
}

const heartbeatShape = (channel: string) =>
  object<Heartbeat>({
    format: oneOf(1),
    channel: oneOf(channel),
    release: text,
    by: text,
    when: textThat((date) => !Number.isNaN(Date.parse(date)), 'a date'),
    signature: signatureShape,
  })

type Unsigned = Omit<Heartbeat, 'signature'>

const signedText = ({ channel, release, by, when }: Unsigned): string =>
  `bridge heartbeat\n${JSON.stringify({ channel, release, by, when })}`

interface BeatRequest {
  readonly store: TrustedStore
  readonly channel: string
  readonly by: string
  readonly signers?: readonly Signer[]
}

/** Confirms that the live release is the newest one. */
export async function beat({ store, channel, by, signers = [] }: BeatRequest): Promise<Heartbeat> {
  const live = await newestForSure(store, channel)
  const { number, keys: list, sha256: release = '' } = live
  const signer = list && signers.find(({ id }) => keyOf(list, id))
  if (!signer)
    throw new ReleaseError('a heartbeat must be signed by a key of the channel', {
      hint: "set RELEASE_KEY to such a key: 'pnpm release keys list' shows who holds one",
    })
  const said: Unsigned = { format: 1, channel, release, by, when: new Date().toISOString() }
  if (isSound(live.when) && said.when <= live.when)
    throw new ReleaseError(
      `nothing is signed: release ${number} is dated ${live.when}, but it is ${said.when} on this machine, so the heartbeat would not count`,
      { hint: 'correct the clock of this machine' },
    )
  const heartbeat = { ...said, signature: signatureOf(signedText(said), signer) }
  await append(
    store,
    keys.heartbeats(channel, number),
    (next) => keys.heartbeat(channel, number, next),
    () => sealed(JSON.stringify(heartbeat)),
  )
  return heartbeat
}

/** Throws if a newer release may be live: servers would take an old one for the newest. */
async function newestForSure(store: TrustedStore, channel: string): Promise<Release> {
  const isKnown = await store.remembers(channel)
  const { live, denied, passedOver } = await requireNewest(store, channel)
  if (!live.keys)
    throw new ReleaseError(`channel ${channel} has no keys`, {
      hint: 'docs/keys.md says how to turn them on',
    })
  if (!isKnown)
    throw new ReleaseError(
      `nothing is signed: this machine remembers no release of ${channel}, so it would not notice if the store withheld the newest one`,
      { hint: 'run the command where TRUST=<folder> persists, and where deploys run too (docs/keys.md)' },
    )
  if (denied)
    throw new ReleaseError(
      `nothing is signed, because release ${denied.number} may be live: ${denied.error.message}`,
      { hint: 'if no deployer made that release, replace the file with an empty one (docs/store.md)' },
    )
  for (const record of passedOver) complain(`note: ${record}`)
  return live
}

/** The last signature on a channel: of the live release, or of a later heartbeat. */
export interface LastSignature {
  readonly by: string
  readonly when: string
}

/** Maximum clock skew, in ms. A date further in the future would hide how old the last signature really is. */
const clocks = 3_600_000

/** Whether a date is not in the future, allowing for clock skew. */
export const isSound = (when: string): boolean => Date.parse(when) < Date.now() + clocks

/** How many of the newest heartbeats are read: only the last one that is not a forgery counts. */
const mostRead = 20

export async function lastSignature(store: Store, live: Release): Promise<LastSignature> {
  const { channel, number, by, when } = live
  const numbers = await latestNumbers(store, keys.heartbeats(channel, number))
  for (const next of numbers.slice(-mostRead).reverse()) {
    const heartbeat = await ifIntact(readHeartbeat(store, live, next))
    if (heartbeat && (!isSound(when) || Date.parse(heartbeat.when) > Date.parse(when)))
      return { by: heartbeat.by, when: heartbeat.when }
  }
  return { by, when }
}

async function readHeartbeat(store: Store, live: Release, number: number): Promise<Heartbeat | undefined> {
  const { channel, sha256, keys: list } = live
  const key = keys.heartbeat(channel, live.number, number)
  const bytes = await store.get(key)
  if (!bytes || !isSealed(bytes)) throw damaged(store, key, 'it was altered')
  const heartbeat = checked(heartbeatShape(channel), parseJson(store, key, bytes), (problem) =>
    damaged(store, key, problem),
  )
  const { signature } = heartbeat
  const signer = list && keyOf(list, signature.key)
  const isSigned = signer && isSignedBy(signer.public, signedText(heartbeat), signature.value)
  return isSigned && heartbeat.release === sha256 && isSound(heartbeat.when) ? heartbeat : undefined
}
