import { readFileSync } from 'node:fs'
import { ReleaseError } from '../errors.ts'
import { isPrivateKey, type Signer, signerFrom } from './key-pair.ts'

/** The keys in RELEASE_KEY: files or values, separated by commas. */
export const signersFrom = (given: string | undefined): Signer[] =>
  (given ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => signerFrom(isPrivateKey(text) ? text : contentOf(text)))

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    // Not quoted: it may be most of a private key, or another secret, and CI keeps what is printed.
    throw new ReleaseError(
      'RELEASE_KEY holds neither a complete private key nor the name of a readable file',
      {
        hint: "set it to the file that 'pnpm release keys new' wrote, or to its content",
        cause,
      },
    )
  }
}
