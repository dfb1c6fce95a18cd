import type { IncomingMessage } from 'node:http'

/** Limits for discarding a body, in bytes and in ms. */
const most = 64_000_000
const longest = 20_000

/**
 * Resolves once an unwanted request body has been read and discarded. A response sent earlier may be lost:
 * closing a connection while its client is still sending resets it, and a proxy then considers the server
 * down, for all visitors.
 */
export function drained(request: IncomingMessage): Promise<void> {
  if (!hasBody(request) || request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let left = most
    const late = setTimeout(resolve, longest)
    const end = () => {
      clearTimeout(late)
      resolve()
    }
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) end()
    })
    for (const event of ['end', 'close', 'error']) request.on(event, end)
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
