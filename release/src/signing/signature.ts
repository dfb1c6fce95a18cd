import { exactly, text } from '../shape.ts'
import type { Signer } from './key-pair.ts'

/** A signature over text that the signer and the reader both know; `key` is the id of the key that made it. */
export interface Signature {
  readonly key: string
  readonly value: string
}

export const signatureShape = exactly<Signature>({ key: text, value: text })

export const signatureOf = (signed: string, signer: Signer): Signature => ({
  key: signer.id,
  value: signer.sign(signed),
})
