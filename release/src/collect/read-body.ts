import type { IncomingMessage } from 'node:http'

/** The whole body; 413 as soon as it is known to be larger than the limit, 400 when it was cut off. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 400 | 413> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else resolve(413)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', () => resolve(400))
    request.on('close', () => resolve(400))
  })
}
