import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'

/** A few KB that decompress to this many MB, produced without holding them in memory. */
export function bomb(megabytes: number): Promise<Buffer> {
  const zeros = Buffer.alloc(1_000_000)
  const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  return buffer(Readable.from(Array<Buffer>(megabytes).fill(zeros)).pipe(compress))
}
