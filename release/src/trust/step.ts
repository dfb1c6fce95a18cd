import { groundChanged } from '../records/ground-changed.ts'
import { releaseShape } from '../records/record-shape.ts'
import type { PartState, Release } from '../records/releases.ts'
import { same } from '../records/same.ts'
import { problemOf } from '../shape.ts'
import {
  isSuccessor,
  type KeyList,
  keyOf,
  mayChange,
  problemOfList,
  rootsOf,
  settingsRight,
  type TrustedKey,
} from '../signing/key-list.ts'
import { isSignedBy, type Signer } from '../signing/key-pair.ts'
import { signatureOf } from '../signing/signature.ts'

/** A trusted release and its predecessor, without the rest of the record: records can be large, and paths long. */
export type Step = Pick<Release, 'number' | 'parent'> & Record<'sha256' | 'after', string | undefined>

export const stepOf = ({ number, parent, sha256, after }: Release): Step => ({
  number,
  parent,
  sha256,
  after,
})

/**
 * Maximum size, in bytes, of what a record says about a part, the share, the settings or itself: several times what
 * the tool writes. Later records repeat the first three, so without a limit a team could fill a record to the point
 * where no other fits. A team may also make thousands of releases, each of which a rollback may have to read.
 */
const largest = 10_000

/** What the signature of a release covers: everything in it, including the hash of the release that it follows. */
function signedText(release: Release): string {
  const { signature: _, sha256: __, ...content } = release
  return `bridge release\n${JSON.stringify(content)}`
}

export const signed = (release: Release, signer: Signer): Release => ({
  ...release,
  signature: signatureOf(signedText(release), signer),
})

/**
 * Why a release may not follow another: the keys of the previous release must allow its signer to change each part and
 * setting that differs. `undefined` if it may, or if neither has keys.
 */
export function problemOfStep(before: Release, release: Release): string | undefined {
  const { channel, number, keys } = release
  const list = before.keys ?? keys
  if (!list) return
  if (!keys) return 'it lacks the keys of the release before it'
  if (channel !== before.channel) return 'it belongs to another channel'
  const wrong = problemOf(releaseShape(channel, number), release)
  if (wrong) return wrong
  if (release.parent !== before.number || release.after !== before.sha256)
    return `it does not follow release ${before.number} as it was released`
  const { key: id, value } = release.signature ?? { key: '', value: '' }
  if (!value) return 'it is not signed'
  if (lastOf(release) !== 'signature') return 'it has a field after its signature'
  const key = keyOf(list, id)
  if (!key)
    return `it is signed with ${id.slice(0, 12)}, which is not among the keys of release ${before.number}`
  if (!isSignedBy(key.public, signedText(release), value)) return `the signature of ${key.name} is not valid`
  const large = tooLarge(before, release)
  if (large) return `what it says about ${large} takes more than ${largest.toLocaleString('en')} bytes`
  if (new Set(release.changed).size < release.changed.length) return 'it lists a changed part twice'
  const setsKeys = !same(before.keys, keys)
  if (release.action === 'keys' && !setsKeys) return 'it claims to change the keys, but does not'
  return setsKeys ? problemOfKeys(list, id, before, release, keys) : problemOfChange(key, before, release)
}

/**
 * The name of the key that signed a record whose predecessor is lost: a key of an earlier release, or one that the
 * root keys have since added. `undefined` for a forgery.
 */
export function signerSince(before: Release, release: Release): string | undefined {
  const { channel, number, keys, signature } = release
  if (!keys || !signature || problemOf(releaseShape(channel, number), release)) return
  const isSigned = ({ public: key }: TrustedKey) => isSignedBy(key, signedText(release), signature.value)
  const lists = [before.keys, isSuccessor(channel, before.keys, keys) ? keys : undefined]
  const known = lists.map((list) => list && keyOf(list, signature.key))
  return known.find((key) => key && isSigned(key))?.name
}

/** The last field except the record's own hash. If the order varied, one signature would be valid for many records. */
const lastOf = (release: Release): string | undefined =>
  Object.keys(release)
    .filter((name) => name !== 'sha256')
    .at(-1)

/** The first thing that a record changes and describes in too many bytes. */
function tooLarge(before: Release, release: Release): string | undefined {
  const { parts, shared, settings, keys: _, changed: __, ...itself } = release
  const said: (readonly [string, unknown, unknown])[] = [
    ...Object.entries(parts).map(([name, state]) => [name, before.parts[name], state] as const),
    ['the share', before.shared, shared],
    ['the settings', before.settings, settings],
    ['itself', undefined, itself],
  ]
  return said.find(([, one, other]) => sizeOf(other) > largest && !same(one, other))?.[0]
}

const sizeOf = (said: unknown): number => Buffer.byteLength(JSON.stringify(said) ?? '')

function problemOfKeys(
  list: KeyList,
  signer: string,
  before: Release,
  release: Release,
  keys: KeyList,
): string | undefined {
  const others = ({ parts, settings, shared }: Release) => [parts, settings, shared]
  if (!same(others(before), others(release))) return 'it changes its keys and something else'
  if (!rootsOf(list).includes(signer)) return `${list.keys[signer]?.name} may not change the keys`
  return problemOfList(release.channel, before.keys, keys)
}

/** The first change that the key may not make. */
export function problemOfChange(key: TrustedKey, before: Release, release: Release): string | undefined {
  const setsSettings = !same(before.settings, release.settings)
  if (setsSettings && !key.may.includes(settingsRight)) return `${key.name} may not change the settings`
  for (const name of new Set([...Object.keys(before.parts), ...Object.keys(release.parts)])) {
    const [one, other] = [before.parts[name], release.parts[name]]
    if (one && !other) return `it lacks ${name}, to which the shell may have routes`
    if (same(one, other) || mayChange(key, name)) continue
    if (setsSettings && one && other && isComposedAnew(one, other)) continue
    return `${key.name} may not change ${name}`
  }
  const problem = problemOfShare(key, before, release, setsSettings)
  if (problem) return problem
  const unsaid = changedBy(before, release).find((name) => !release.changed.includes(name))
  if (unsaid) return `it does not list ${unsaid} as changed`
  if (release.action === 'settings' && !setsSettings) return 'it claims to change the settings, but does not'
  const claimed = release.changed.find((name) => !mayChange(key, name))
  return claimed && `${key.name} may not change ${claimed}`
}

/**
 * The parts that a release really changes. If it named fewer, the history of a part would not show all its releases,
 * and that is where a release engineer looks after a key has leaked.
 */
function changedBy(before: Release, release: Release): string[] {
  const isNewGround = groundChanged(before, release)
  const isChanged = (one: PartState | undefined, other: PartState | undefined) =>
    isNewGround ? one?.version !== other?.version : !same(one, other)
  const parts = Object.keys(release.parts).filter((name) =>
    isChanged(before.parts[name], release.parts[name]),
  )
  const [one, other] = [before.shared, release.shared]
  const chosen = (shared: Release['shared']) => shared && [shared.part, shared.percent, shared.salt]
  const isShareChanged = !same(chosen(one), chosen(other)) || isChanged(one?.state, other?.state)
  return [...parts, ...(isShareChanged ? [one?.part, other?.part].filter((name) => name !== undefined) : [])]
}

/** A key that may change a part may share it with visitors, and end its share. */
function problemOfShare(
  key: TrustedKey,
  { shared: one }: Release,
  { shared: other }: Release,
  setsSettings: boolean,
): string | undefined {
  if (same(one, other)) return
  if (setsSettings && one && other && isComposedAnew(one.state, other.state)) {
    const [before, after] = [one, other].map(({ state: _, ...chosen }) => chosen)
    if (same(before, after)) return
  }
  for (const shared of [one, other])
    if (shared && !mayChange(key, shared.part)) return `${key.name} may not change who gets ${shared.part}`
}

/** New settings mean new pages of the same versions; a fallback that no longer passes is dropped. */
const isComposedAnew = (one: PartState, other: PartState): boolean =>
  same(withoutPages(one), withoutPages(other)) && [undefined, one.fallback].includes(other.fallback)

const withoutPages = ({ composition: _, fallback: __, opened: ___, ...state }: PartState) => state
