import type { Readable } from 'node:stream'

/** All of a response, unless it is longer than this, whatever length the server has told. */
export async function upTo(most: number, body: Readable, told: number): Promise<Buffer | 'more'> {
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
