import type { Readable } from 'node:stream'

/** Attempts to read a value when the connection breaks off or stalls midway. */
const mostReads = 3

interface Response {
  readonly Body?: unknown
  readonly ContentLength?: number | undefined
}

/** A whole value: the client retries requests, but not responses that break off. `undefined` if there is none. */
export async function wholeBody(
  send: () => Promise<Response>,
  most: number,
): Promise<Buffer | 'more' | undefined> {
  for (let attempt = 1; ; attempt++) {
    const { Body, ContentLength = 0 } = await send()
    if (!Body) return
    try {
      return await upTo(most, Body as Readable, ContentLength)
    } catch (error) {
      if (attempt === mostReads) throw error
    }
  }
}

/** A whole response, unless it is longer than `most`, whatever length the server has stated. */
async function upTo(most: number, body: Readable, told: number): Promise<Buffer | 'more'> {
  const pieces: Buffer[] = []
  let length = told
  if (told <= most) {
    length = 0
    for await (const piece of body) {
      pieces.push(piece)
      length += piece.length
      if (length > most) break
    }
  }
  if (length <= most) return Buffer.concat(pieces)
  body.destroy()
  return 'more'
}
