import { exactly, text } from '../shape.ts'
import type { Signer } from './key-pair.ts'

/** A signature over text that both sides know, made by the key with this id. */
export interface Signature {
  readonly key: string
  readonly value: string
}

export const signatureShape = exactly<Signature>({ key: text, value: text })

export const signatureOf = (signed: string, signer: Signer): Signature => ({
  key: signer.id,
  value: signer.sign(signed),
})
