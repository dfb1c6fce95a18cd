import type { IncomingMessage } from 'node:http'

/**
 * How long a body may take to arrive, in ms: less than the server's own limit, at which it would close the connection
 * without a response.
 */
const longest = 20_000

/** The whole body, or 413 as soon as it exceeds the limit, 400 if it is cut off, 408 if it is late. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  patience = longest,
): Promise<Buffer | 400 | 408 | 413> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const late = setTimeout(() => resolve(408), patience)
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else resolve(413)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', () => resolve(400))
    request.on('close', () => {
      clearTimeout(late)
      resolve(400)
    })
  })
}
