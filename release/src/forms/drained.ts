import type { IncomingMessage } from 'node:http'

/** Of what is thrown away: bytes, and ms. */
const most = 64_000_000
const longest = 20_000

/**
 * When the body of a request has come, which nobody wants. An answer before that may be lost: a connection that ends
 * while its client still sends is reset, and a proxy takes the server for broken, for all visitors.
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
