import { type KeyList, keyOf, mayChange, settingsRight } from '../signing/key-list.ts'
import { isSignedBy as isSigned, type Signer } from '../signing/key-pair.ts'
import { signatureOf } from '../signing/signature.ts'
import type { Composition } from './composition.ts'

/** Whose compositions a release may name, and who signs new ones. Without a list, they are not signed. */
export interface Composers {
  readonly list: KeyList | undefined
  readonly signers: readonly Signer[]
}

/** Whoever may change a part composes its pages, and so does whoever changes the settings that are in all pages. */
function composerOf(list: KeyList, id: string, part: string) {
  const key = keyOf(list, id)
  return key && (mayChange(key, part) || key.may.includes(settingsRight)) ? key : undefined
}

/** With its place, as any other composition of the part may be signed too. */
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

/** Whether a composition of a part was put in this place by a holder of one of these keys. */
export function isSignedBy(list: KeyList, key: string, part: string, composition: Composition): boolean {
  const { signature } = composition
  const composer = signature && composerOf(list, signature.key, part)
  return (
    composition.part === part &&
    composer !== undefined &&
    isSigned(composer.public, signedText(key, composition), signature?.value ?? '')
  )
}
