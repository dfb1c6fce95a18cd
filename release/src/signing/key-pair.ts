import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { contentHash } from '@bridge/shared/hash'
import { ReleaseError } from '../errors.ts'

/** Ed25519 keys, each one line of text, which fits in a CI secret, a variable or a message. */
const privateKey = /^bridge-private-key:([\w-]{43})$/
const publicKey = /^bridge-public-key:([\w-]{43})$/

/** RFC 8410: the bytes before the 32 bytes of a private key in PKCS#8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs with one private key. */
export interface Signer {
  readonly id: string
  sign(text: string): string
}

export function newKeyPair(): { privateKey: string; publicKey: string } {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { privateKey: `bridge-private-key:${d}`, publicKey: `bridge-public-key:${x}` }
}

export const isPrivateKey = (text: string): boolean => privateKey.test(text)
/** Accepts only the encoding that `keys new` writes: with two encodings, one key could count as two. */
export function isPublicKey(text: string): boolean {
  const [, x = ''] = text.match(publicKey) ?? []
  return x !== '' && Buffer.from(x, 'base64url').toString('base64url') === x
}

export function signerFrom(text: string): Signer {
  const [, seed] = text.trim().match(privateKey) ?? []
  if (!seed)
    throw new ReleaseError('RELEASE_KEY must hold a private key', {
      hint: "set it to the file that 'pnpm release keys new' wrote, or to its content",
    })
  const der = Buffer.concat([pkcs8, Buffer.from(seed, 'base64url')])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return {
    id: idOf(`bridge-public-key:${x}`),
    sign: (signed) => sign(null, Buffer.from(signed), key).toString('base64'),
  }
}

/** The id of a public key in lists and signatures. */
export const idOf = (text: string): string => contentHash(text)

/** Accepts a signature only in the encoding that `sign` returns. */
export function isSignedBy(text: string, signed: string, signature: string): boolean {
  const [, x] = text.match(publicKey) ?? []
  if (!x) return false
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    const value = Buffer.from(signature, 'base64')
    return value.toString('base64') === signature && verify(null, Buffer.from(signed), key, value)
  } catch {
    return false // not a point on the curve
  }
}
