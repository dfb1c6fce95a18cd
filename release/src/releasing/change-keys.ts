import { ReleaseError } from '../errors.ts'
import { appendRelease, nextRelease } from '../records/next-release.ts'
import { nothingReleased, type Release, requireLive } from '../records/releases.ts'
import { object, oneOf, text } from '../shape.ts'
import {
  type KeyList,
  keyListShape,
  problemOfList,
  rootsOf,
  signList,
  type TrustedKey,
} from '../signing/key-list.ts'
import type { Signer } from '../signing/key-pair.ts'
import { signRelease } from '../trust/sign-release.ts'
import type { ReleaseRequest } from './apply.ts'
import { checkReason } from './check-reason.ts'
import { lookingForBase } from './looking-for-base.ts'
import { outpaced, tries } from './outpaced.ts'

export type ListChange = (before: Pick<KeyList, 'threshold' | 'keys'>) => Pick<KeyList, 'threshold' | 'keys'>

/** Makes a release that changes nothing but its keys, signed by as many root keys as the list requires. */
export const changeKeys = (request: ReleaseRequest, change: ListChange): Promise<Release> =>
  releaseKeys(request, (live) => signedList(request, live, change))

async function releaseKeys(request: ReleaseRequest, listAfter: (live: Release) => KeyList): Promise<Release> {
  const { store, channel, by, why, signers = [] } = request
  checkReason(why, by)
  const findBase = lookingForBase(store, channel)
  const taken: number[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const { live, next } = await findBase()
    if (!live) throw nothingReleased(store, channel)
    const { parts, settings, shared } = live
    const keys = listAfter(live)
    const decided = { action: 'keys', channel, changed: [], by, why, settings, parts, shared, keys } as const
    const release = { ...nextRelease(live, decided), number: next }
    const record = signRelease(live, release, signers)
    if (request.dryRun || (await appendRelease(store, record))) return record
    taken.push(next)
  }
  throw outpaced(store, channel, taken)
}

function signedList({ channel, signers = [] }: ReleaseRequest, live: Release, change: ListChange): KeyList {
  const before = live.keys
  const list = { version: (before?.version ?? 0) + 1, ...change(before ?? { threshold: 1, keys: {} }) }
  checkList(list)
  return { ...list, signatures: signList(channel, list, rootSigners(before, list, signers)) }
}

/** A change to the keys with its signatures so far, as passed from one machine to the next. */
export interface Proposal {
  readonly format: 1
  readonly channel: string
  readonly why: string
  readonly list: KeyList
}

export const proposalShape = object<Proposal>({
  format: oneOf(1),
  channel: text,
  why: text,
  list: keyListShape,
})

/** Proposes a change to the keys: it still needs the signatures of other root keys. */
export async function proposeKeys(request: ReleaseRequest, change: ListChange): Promise<Proposal> {
  const { store, channel, by, why } = request
  checkReason(why, by)
  const list = signedList(request, await requireLive(store, channel), change)
  if (Object.keys(list.signatures).length > 0) return { format: 1, channel, why, list }
  throw new ReleaseError('no root key in RELEASE_KEY has signed this change', {
    hint: "set RELEASE_KEY to a root key: 'pnpm release keys list' shows them",
  })
}

/** Adds the signatures of the keys in RELEASE_KEY, and releases the change once there are enough. */
export async function signProposal(
  request: ReleaseRequest,
  proposal: Proposal,
): Promise<{ readonly release: Release } | { readonly proposal: Proposal; readonly missing: string }> {
  const { store, channel, signers = [] } = request
  const live = await requireLive(store, channel)
  checkProposal(proposal, live)
  const { list } = proposal
  const added = signList(channel, list, rootSigners(live.keys, list, signers))
  if (Object.keys(added).length === 0)
    throw new ReleaseError('RELEASE_KEY must hold a root key that may sign this change', {
      hint: "set it to a root key; 'pnpm release keys list' shows which keys those are",
    })
  const signed = { ...list, signatures: { ...list.signatures, ...added } }
  const missing = problemOfList(channel, live.keys, signed)
  if (missing) return { proposal: { ...proposal, list: signed }, missing }
  const release = await releaseKeys({ ...request, why: proposal.why }, (now) => {
    checkProposal(proposal, now)
    return signed
  })
  return { release }
}

function checkProposal({ channel, list }: Proposal, live: Release): void {
  if (channel !== live.channel)
    throw new ReleaseError(`this change is for channel ${channel}, not ${live.channel}`, {
      hint: `use --channel ${channel}`,
    })
  const version = (live.keys?.version ?? 0) + 1
  if (list.version !== version)
    throw new ReleaseError(
      `this change makes version ${list.version} of the keys, but the next version is ${version}: another change landed first`,
      { hint: 'start the change again from the current keys' },
    )
  checkList(list)
}

const rootSigners = (
  before: KeyList | undefined,
  list: Pick<KeyList, 'keys'>,
  signers: readonly Signer[],
): Signer[] => {
  const roots = new Set([...(before ? rootsOf(before) : []), ...rootsOf(list)])
  return signers.filter(({ id }) => roots.has(id))
}

/** Refuses a list with too few root keys: it could never be changed again. */
function checkList({ threshold, keys }: Pick<KeyList, 'threshold' | 'keys'>): void {
  const roots = rootsOf({ keys }).length
  if (roots < threshold)
    throw new ReleaseError(
      roots === 0
        ? 'no root key would be left'
        : `${threshold} root keys must sign, but there would be only ${roots}`,
      {
        hint: "trust more root keys first ('pnpm release keys trust root <public key>'), or lower --threshold",
      },
    )
}

/** A list in which a key may change these parts too. */
export const trusting =
  (id: string, key: TrustedKey, threshold: number | undefined): ListChange =>
  (before) => {
    const known = before.keys[id]
    if (known && known.name !== key.name)
      throw new ReleaseError(`this key is already trusted as '${known.name}'`, {
        hint: `use --as ${known.name}; to change its name, revoke it first`,
      })
    const may = [...new Set([...(known?.may ?? []), ...key.may])]
    return { threshold: threshold ?? before.threshold, keys: { ...before.keys, [id]: { ...key, may } } }
  }

/** The list without a given key. */
export const revoking =
  (id: string): ListChange =>
  ({ threshold, keys: { [id]: _, ...keys } }) => ({ threshold, keys })
