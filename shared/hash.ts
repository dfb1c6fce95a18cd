import { createHash } from 'node:crypto'

/** Collision-resistant name of a version, a page or a composition, derived from its content. */
export const contentHash = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/** SHA-256 in base64: what follows `sha256-` in integrity attributes and content security policies. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('base64')
