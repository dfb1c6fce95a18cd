import type { Readable } from 'node:stream'

/** Maximum number of attempts to read a value if the connection drops or stalls midway. */
const mostReads = 3

interface Response {
  readonly Body?: unknown
  readonly ContentLength?: number | undefined
}

/** What was read of a value that is too long. */
interface TooLong {
  readonly begin: Buffer
}

/** A whole value: the client retries requests, but not truncated responses. `undefined` if there is none. */
export async function wholeBody(
  send: () => Promise<Response>,
  maxBytes: number,
): Promise<Buffer | TooLong | undefined> {
  for (let attempt = 1; ; attempt++) {
    const { Body, ContentLength = 0 } = await send()
    if (!Body) return
    try {
      return await upTo(maxBytes, Body as Readable, ContentLength)
    } catch (error) {
      if (attempt === mostReads) throw error
    }
  }
}

/** A whole response, unless it is longer than `maxBytes`, whatever length the server has stated. */
async function upTo(maxBytes: number, body: Readable, told: number): Promise<Buffer | TooLong> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of body) {
    pieces.push(piece)
    length += piece.length
    if (Math.max(told, length) > maxBytes) return { begin: Buffer.concat(pieces) } // and closes the connection
  }
  return told > maxBytes ? { begin: Buffer.alloc(0) } : Buffer.concat(pieces)
}
