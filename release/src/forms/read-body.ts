import type { IncomingMessage } from 'node:http'

/** In ms: less than the server gives any request, which it would end without an answer. */
const patience = 20_000

/** The whole body; 413 as soon as it is known to be larger than the limit, 400 when it was cut off, 408 when it stays out. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 400 | 408 | 413> {
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
