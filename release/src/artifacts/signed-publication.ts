import { type KeyList, keyOf, mayChange } from '../signing/key-list.ts'
import { isSignedBy, type Signer } from '../signing/key-pair.ts'
import { type Signature, signatureOf } from '../signing/signature.ts'
import type { Listed, Placed, Publication } from './publications.ts'

/** What the signature of a publication covers. */
const signedText = (name: string, { version, by, when }: Publication): string =>
  `bridge publication of ${name}\n${JSON.stringify({ version, by, when })}`

/** What the signature of a publication's position covers. A second signature, so that older tools accept the first. */
const placedText = (name: string, { version, by, when }: Publication, { number, first }: Placed): string =>
  `bridge place of a publication of ${name}\n${JSON.stringify({ version, by, when, number, first })}`

export function signPublication(name: string, published: Publication, signer: Signer): Publication {
  const { placed } = published
  return {
    ...published,
    signature: signatureOf(signedText(name, published), signer),
    ...(placed && {
      placed: { ...placed, signature: signatureOf(placedText(name, published, placed), signer) },
    }),
  }
}

/** Whether a version's publisher may also deploy it. */
export const isPublishedBy = (list: KeyList, name: string, published: Publication): boolean =>
  isSigned(list, name, signedText(name, published), published.signature)

/**
 * Whether a publication is provably where its publisher put it. Without keys, its place is taken on trust.
 */
export function isInPlace(list: KeyList | undefined, name: string, published: Listed): boolean {
  const { placed, at } = published
  if (placed?.number !== at) return false
  return !list || isSigned(list, name, placedText(name, published, placed), placed.signature)
}

function isSigned(list: KeyList, name: string, signed: string, signature: Signature | undefined): boolean {
  const key = signature && keyOf(list, signature.key)
  if (!key || !mayChange(key, name)) return false
  return isSignedBy(key.public, signed, signature.value)
}
