import { murmurHash } from './murmur-hash.ts'
import { thresholdOf } from './percentage.ts'

export interface Visitor {
  /** As returned by clientOf(). */
  readonly address: string
  /** The User-Agent header, one character per byte. */
  readonly agent: string
}

/**
 * Whether a visitor gets a shared version: always the same answer for the same visitor and salt, and still yes after
 * the percentage is raised. Nothing is stored, here or in the browser.
 */
export const isInShare = (
  { salt, percent }: { readonly salt: string; readonly percent: number },
  { address, agent }: Visitor,
): boolean => murmurHash(Buffer.from(salt + address + agent, 'latin1')) < thresholdOf(percent)
