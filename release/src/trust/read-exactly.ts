import type { Release } from '../records/releases.ts'
import { isSimple } from '../store/is-simple.ts'
import { largestRecord } from '../store/numbered.ts'
import { isSealed } from '../store/seal.ts'

/** Maximum number of JSON values in a record: far more than a release of thousands of parts has. */
const mostValues = 300_000

/** Parses a record that is exactly as the tool writes it, so that nothing in it is ambiguous. */
export function readExactly(bytes: Buffer): Release | undefined {
  if (bytes.length > largestRecord || !isSealed(bytes) || !isSimple(bytes, mostValues)) return
  try {
    const release: Release | null = JSON.parse(bytes.toString('utf8'))
    return release && bytes.equals(Buffer.from(JSON.stringify(release))) ? release : undefined
  } catch {
    return undefined
  }
}
