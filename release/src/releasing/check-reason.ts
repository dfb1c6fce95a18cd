import { ReleaseError } from '../errors.ts'

/**
 * Maximum length of the author and the reason together, in bytes. A record repeats them for each part, and on a channel
 * with keys, a record that is too large is refused (trust/step.ts).
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
