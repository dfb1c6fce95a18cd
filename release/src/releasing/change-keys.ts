import { ReleaseError } from '../errors.ts'
import {
  appendRelease,
  newestRelease,
  nextRelease,
  nothingReleased,
  type Release,
} from '../records/releases.ts'
import { type KeyList, rootsOf, signList, type TrustedKey } from '../signing/key-list.ts'
import type { Signer } from '../signing/key-pair.ts'
import { signRelease } from '../trust/sign-release.ts'
import { checkReason, type ReleaseRequest } from './apply.ts'

export type ListChange = (before: Pick<KeyList, 'threshold' | 'keys'>) => Pick<KeyList, 'threshold' | 'keys'>

/** How often to start again after another release. */
const tries = 20

/** Makes a release that changes nothing but its keys, signed by as many root keys as the list asks for. */
export async function changeKeys(request: ReleaseRequest, change: ListChange): Promise<Release> {
  const { store, channel, by, why, signers = [] } = request
  checkReason(why)
  for (let attempt = 0; attempt < tries; attempt++) {
    const { live, next } = await newestRelease(store, channel)
    if (!live) throw nothingReleased(store, channel)
    const before = live.keys
    const list = { version: (before?.version ?? 0) + 1, ...change(before ?? { threshold: 1, keys: {} }) }
    checkList(list)
    const keys: KeyList = { ...list, signatures: signList(channel, list, rootSigners(before, list, signers)) }
    const { parts, settings } = live
    const decided = { action: 'keys', channel, changed: [], by, why, settings, parts, keys } as const
    const release = { ...nextRelease(live, decided), number: next }
    const record = signRelease(live, release, signers)
    if (request.dryRun || (await appendRelease(store, record))) return record
  }
  throw new ReleaseError(`gave up after ${tries} attempts: another release landed first each time`, {
    hint: 'try again',
  })
}

const rootSigners = (
  before: KeyList | undefined,
  list: Pick<KeyList, 'keys'>,
  signers: readonly Signer[],
): Signer[] => {
  const roots = new Set([...(before ? rootsOf(before) : []), ...rootsOf(list)])
  return signers.filter(({ id }) => roots.has(id))
}

/** A list that nobody could change again would be the last. */
function checkList({ threshold, keys }: Pick<KeyList, 'threshold' | 'keys'>): void {
  const roots = rootsOf({ keys }).length
  if (roots < threshold)
    throw new ReleaseError(
      roots === 0
        ? 'no root key would be left'
        : `${threshold} root keys must sign, but there would be ${roots}`,
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
    const may = [...new Set([...(known?.may ?? []), ...key.may])]
    return { threshold: threshold ?? before.threshold, keys: { ...before.keys, [id]: { ...key, may } } }
  }

/** A list without a key. */
export const revoking =
  (id: string): ListChange =>
  ({ threshold, keys: { [id]: _, ...keys } }) => ({ threshold, keys })
