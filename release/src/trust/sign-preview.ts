import { ReleaseError } from '../errors.ts'
import type { Preview } from '../records/preview.ts'
import { type Release, readRelease } from '../records/releases.ts'
import { withoutShare } from '../records/shared.ts'
import { keyOf, mayChange } from '../signing/key-list.ts'
import { isSignedBy, type Signer } from '../signing/key-pair.ts'
import { signatureOf } from '../signing/signature.ts'
import type { Store } from '../store/store.ts'
import { problemOfChange } from './step.ts'

/**
 * What the signature of a preview covers. No release begins like this, so a preview's signature is never valid for a
 * release.
 */
function signedText(preview: Preview): string {
  const { signature: _, sha256: __, ...content } = preview
  return `bridge preview\n${JSON.stringify(content)}`
}

/** Signs a preview with the first key that may make it, if the live release has keys. */
export async function signPreview(
  store: Store,
  live: Release,
  preview: Preview,
  signers: readonly Signer[],
): Promise<Preview> {
  if (!live.keys) return preview
  let problem: string | undefined
  for (const signer of signers) {
    const record = { ...preview, signature: signatureOf(signedText(preview), signer) }
    problem = await problemOfPreview(store, live, record)
    if (!problem) return record
  }
  throw new ReleaseError(`this preview cannot be signed: ${problem ?? 'no key was given'}`, {
    hint: "set RELEASE_KEY to a key that may make it: 'pnpm release keys list' shows the keys",
  })
}

/** Why the keys of the live release do not allow a preview. `undefined` if they do, or if there are none. */
export async function problemOfPreview(
  store: Store,
  live: Release,
  preview: Preview,
): Promise<string | undefined> {
  const { signature, release } = preview
  if (!live.keys) return
  if (!signature) return 'it is not signed'
  const key = keyOf(live.keys, signature.key)
  if (!key) return `it is signed with ${signature.key.slice(0, 12)}, which is not among the keys`
  if (!isSignedBy(key.public, signedText(preview), signature.value))
    return `the signature of ${key.name} is not valid`
  const base = await readRelease(store, release.channel, release.parent)
  if (base.sha256 !== release.after) return `it is not based on release ${base.number} as it was released`
  return problemOfChange(key, withoutShare(base), release)
}

/** What the signature of a link covers: one preview on one channel, when it began, and when the link ends. */
const linkText = ({ name, release, begun }: Preview, until: number): string =>
  ['bridge preview link', `${release.channel}/${name}`, until, ...(begun ? [begun] : [])].join('\n')

/** In seconds since 1970. */
const ends = ({ until }: Preview): number => Math.floor(Date.parse(until) / 1000)

/** The access token in a private preview's link. */
export function accessTo(preview: Preview, signer: Signer): string {
  const value = Buffer.from(signer.sign(linkText(preview, ends(preview))), 'base64').toString('base64url')
  return `${ends(preview)}.${signer.id}.${value}`
}

/**
 * For how many more seconds an access token opens a private preview: until the preview ends, even if it has since been
 * created again with a different end.
 */
export function validFor(live: Release, preview: Preview, access: string): number {
  const [, until = '', id = '', value = ''] = access.match(/^(\d{10})\.([0-9a-f]{32})\.([\w-]{86})$/) ?? []
  const key = live.keys && keyOf(live.keys, id)
  if (!key || !preview.release.changed.every((part) => mayChange(key, part))) return 0
  const signature = Buffer.from(value, 'base64url').toString('base64')
  if (!isSignedBy(key.public, linkText(preview, Number(until)), signature)) return 0
  return Math.max(0, Math.floor((preview.begun ? ends(preview) : Number(until)) - Date.now() / 1000))
}
