import type { Release } from '../records/releases.ts'
import { isSealed } from '../records/seal.ts'
import { isSimple } from '../store/is-simple.ts'
import { largestRecord } from '../store/numbered.ts'

/** Far above what a release of thousands of parts holds. */
const mostValues = 300_000

/** A record exactly as the tool writes it, so nothing in it is ambiguous or unreadable. */
export function readExactly(bytes: Buffer): Release | undefined {
  if (bytes.length > largestRecord || !isSealed(bytes) || !isSimple(bytes, mostValues)) return
  try {
    const release: Release | null = JSON.parse(bytes.toString('utf8'))
    return release && bytes.equals(Buffer.from(JSON.stringify(release))) ? release : undefined
  } catch {
    return undefined
  }
}
