import type { Release } from '../records/releases.ts'
import { isSealed } from '../records/seal.ts'
import { isSimple } from '../store/is-simple.ts'
import { largestRecord } from '../store/numbered.ts'

/** A record exactly as the tool writes it, so nothing in it is ambiguous or unreadable. */
export function readExactly(bytes: Buffer): Release | undefined {
  if (bytes.length > largestRecord || !isSealed(bytes) || !isSimple(bytes)) return
  try {
    const release: Release | null = JSON.parse(bytes.toString('utf8'))
    return release && bytes.equals(Buffer.from(JSON.stringify(release))) ? release : undefined
  } catch {
    return undefined
  }
}

export const parsed = (bytes: Buffer | undefined): Release | undefined => bytes && readExactly(bytes)
