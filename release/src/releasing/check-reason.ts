import { ReleaseError } from '../errors.ts'

/**
 * Maximum length, in bytes: with keys, larger records are refused (trust/step.ts), and a record repeats the author and
 * the reason for each part.
 */
const mostWords = 3000

export function checkReason(why: string, by: string): void {
  if (!why.trim()) throw new ReleaseError('a release needs a reason', { hint: "give one with --why 'TEXT'" })
  const words = Buffer.byteLength(JSON.stringify([by, why]))
  if (words > mostWords)
    throw new ReleaseError(
      `the author and the reason take ${words.toLocaleString('en')} bytes together; the limit is ${mostWords.toLocaleString('en')}`,
      { hint: 'shorten the reason, for example to a link' },
    )
}
