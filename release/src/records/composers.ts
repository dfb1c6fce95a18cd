import { type KeyList, keyOf, mayChange, settingsRight } from '../signing/key-list.ts'
import { isSignedBy as isSigned, type Signer } from '../signing/key-pair.ts'
import { signatureOf } from '../signing/signature.ts'
import type { Composition } from './composition.ts'

/**
 * The keys whose compositions a release may name, and the signers of new ones. Without a list, compositions are not
 * signed.
 */
export interface Composers {
  readonly list: KeyList | undefined
  readonly signers: readonly Signer[]
}

/**
 * A key that may change a part may compose its pages, and so may a key that may change the settings, which are in all
 * pages.
 */
function composerOf(list: KeyList, id: string, part: string) {
  const key = keyOf(list, id)
  return key && (mayChange(key, part) || key.may.includes(settingsRight)) ? key : undefined
}

/** Covers the store key too: otherwise, another signed composition of the part could take this one's place. */
function signedText(key: string, composition: Composition): string {
  const { signature: _, sha256: __, ...content } = composition as Composition & { sha256?: string }
  return `bridge composition ${key}\n${JSON.stringify(content)}`
}

/** Unsigned if no signer may compose its pages, as in a dry run. */
export function signComposition(
  { list, signers }: Composers,
  key: string,
  composition: Composition,
): Composition {
  const signer = list && signers.find(({ id }) => composerOf(list, id, composition.part))
  return signer
    ? { ...composition, signature: signatureOf(signedText(key, composition), signer) }
    : composition
}

/** Whether a holder of one of these keys put a composition in this place. */
export function isSignedBy(list: KeyList, key: string, part: string, composition: Composition): boolean {
  const { signature } = composition
  const composer = signature && composerOf(list, signature.key, part)
  return (
    composition.part === part &&
    composer !== undefined &&
    isSigned(composer.public, signedText(key, composition), signature?.value ?? '')
  )
}
