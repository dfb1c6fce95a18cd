import { createHash } from 'node:crypto'

/** Collision-resistant name of a version, a page or a composition, derived from its content. */
export const contentHash = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/** Integrity hash, in the form that browsers expect. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('base64')
