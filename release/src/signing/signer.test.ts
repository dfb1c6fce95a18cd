import { expect, it } from 'vitest'
import { newKeyPair } from './key-pair.ts'
import { signersFrom } from './signer.ts'

const { privateKey } = newKeyPair()

it.each([
  ['that lacks its beginning', privateKey.slice(20)],
  ['that lacks its end', privateKey.slice(0, -10)],
  ['of another kind', `-----BEGIN PRIVATE KEY-----\n${privateKey.slice(20)}\n-----END PRIVATE KEY-----`],
])('never echoes a private key %s', (_, given) => {
  let said = ''
  try {
    signersFrom(given)
  } catch (error) {
    said = String(error)
  }
  expect(said).toContain('RELEASE_KEY holds neither')
  expect(said).not.toContain(privateKey.slice(25, 45))
})
