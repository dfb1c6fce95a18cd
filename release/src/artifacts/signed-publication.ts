import { type KeyList, keyOf, mayChange } from '../signing/key-list.ts'
import { isSignedBy, type Signer } from '../signing/key-pair.ts'
import { signatureOf } from '../signing/signature.ts'
import type { Publication } from './artifacts.ts'

/** What the signature of a publication covers. */
const signedText = (name: string, { version, by, when }: Publication): string =>
  `bridge publication of ${name}\n${JSON.stringify({ version, by, when })}`

export const signPublication = (name: string, published: Publication, signer: Signer): Publication => ({
  ...published,
  signature: signatureOf(signedText(name, published), signer),
})

/** Whether a version's publisher may also deploy it. */
export function isPublishedBy(list: KeyList, name: string, published: Publication): boolean {
  const { signature } = published
  const key = signature && keyOf(list, signature.key)
  if (!key || !mayChange(key, name)) return false
  return isSignedBy(key.public, signedText(name, published), signature.value)
}
