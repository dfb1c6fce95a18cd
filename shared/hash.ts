import { createHash } from 'node:crypto'

/** Names a version, a page or a composition by its content: nobody finds two with the same. */
export const contentHash = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/** As browsers take it to check a file. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('base64')
