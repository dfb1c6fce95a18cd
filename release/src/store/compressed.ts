import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Store } from './store.ts'

/** Encodings in which a public file may be sent, smallest first, and the file name suffix of each copy. */
export const endings = { br: '.br', gzip: '.gz', identity: '' } as const
export type Encoding = keyof typeof endings
export const encodings = Object.keys(endings) as readonly Encoding[]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|m?js|css|json|svg|xml|txt|map|webmanifest)$/i

/** The size in bytes below which compression costs more than it saves. */
const threshold = 512

/** Brotli's quality and gzip's level. A megabyte takes up to four seconds with 'best', 0.1 with 'quick'. */
const efforts = { best: { quality: 11, level: 9 }, quick: { quality: 5, level: 6 } }
export type Effort = keyof typeof efforts

/** Compresses a public file if its type and size make that worthwhile. */
export async function compress(
  name: string,
  content: Uint8Array,
  effort: Effort = 'best',
): Promise<{ br?: Buffer; gzip?: Buffer }> {
  if (!compressible.test(name) || content.length < threshold) return {}
  const { quality, level } = efforts[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return { br: await brotli(content, { params }), gzip: await zip(content, { level }) }
}

/** Puts a public file with its compressed copies, copies first: a reader that sees the file sees them too. */
export async function putCompressed(
  store: Store,
  key: string,
  content: Uint8Array,
  effort?: Effort,
): Promise<void> {
  const { br, gzip } = await compress(key, content, effort)
  await Promise.all([
    br && store.putIfAbsent(key + endings.br, br),
    gzip && store.putIfAbsent(key + endings.gzip, gzip),
  ])
  await store.putIfAbsent(key, content)
}
