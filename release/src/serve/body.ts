import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Artifact } from '@bridge/shared/artifact'
import { contentHash, sha256 } from '@bridge/shared/hash'
import { publicFiles } from '../artifacts/pin-part.ts'
import { largest } from '../artifacts/size-limits.ts'
import { DamagedError, orDamage } from '../errors.ts'
import { compress, type Effort, type Encoding, encodings, endings } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import { type IsWhole, largestValue, type Store } from '../store/store.ts'

/** The content served at an address, before an encoding is chosen. */
export interface Body {
  /** Identifies the plain bytes; the strong ETag of an encoding appends the encoding's name. */
  readonly tag: string
  readonly type: string
  /** `undefined` if there is no copy in this encoding. */
  read(encoding: Encoding): Promise<Buffer | undefined>
}

/** A body in every available encoding. */
export async function requireBody(name: string, body: Body): Promise<Map<Encoding, Buffer>> {
  const found = new Map<Encoding, Buffer>()
  for (const encoding of encodings) {
    const content = await body.read(encoding)
    if (content) found.set(encoding, content)
  }
  if (found.has('identity')) return found
  throw new DamagedError(`${name} is not in the store`, { hint: "run 'pnpm release verify'" })
}

/** A version's public files, by public name. */
export const publicBodies = (bodies: Bodies, artifact: Artifact): [string, Body][] =>
  publicFiles(artifact).map(([file, hash]) => [
    file,
    bodies.file(artifact.name, artifact.version, `client/${file}`, hash),
  ])

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

const typeOf = (file: string): string =>
  types[file.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream'

/** A file generated from a release. */
export interface TextBody extends Body {
  readonly text: string
}

/** In characters: compressing more than this at best quality keeps a core busy for a second or longer. */
const large = 100_000

export const textBody = (path: string, text: string): TextBody =>
  Object.assign(fileBody(path, Buffer.from(text), text.length > large ? 'quick' : 'best'), { text })

/**
 * A file of any type. Its tag and copies are computed on first use: every remote has a pin, and most pins are
 * never requested while their release is live.
 */
export function fileBody(path: string, content: Buffer, effort?: Effort): Body {
  let tag: string | undefined
  let copies: ReturnType<typeof compress> | undefined
  return {
    get tag() {
      tag ??= hex(sha256(content))
      return tag
    },
    type: typeOf(path),
    async read(encoding) {
      if (encoding === 'identity') return content
      copies ??= compress(path, content, effort)
      return (await copies)[encoding]
    },
  }
}

/** What the reader of a key expects. */
interface Expected {
  readonly isWhole: IsWhole
  /** The maximum size, in bytes. */
  readonly maxBytes: number
}

/**
 * An LRU cache of bytes from the store. Everything read is checked against its hash, so altered bytes are never
 * served; once the store is restored, the file is served again.
 */
export class Bodies {
  readonly #store: Store
  readonly #limit: number
  readonly #kept = new Map<string, Buffer | undefined>()
  readonly #reading = new Map<string, Promise<Buffer | undefined>>()
  #size = 0
  #hits = 0
  #misses = 0

  constructor(store: Store, limit: number) {
    this.#store = store
    this.#limit = limit
  }

  /** How often bytes were found in memory or had to be read, and how many bytes are kept. */
  get counts() {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#size }
  }

  page(hash: string): Body {
    const isWhole = (page: Buffer) => contentHash(page) === hash
    return {
      tag: hash,
      type: typeOf('.html'),
      read: (encoding) => this.#get(keys.page(hash), encoding, { isWhole, maxBytes: largestValue }),
    }
  }

  file(name: string, version: string, file: string, hash: string): Body {
    const key = keys.file(name, version, file)
    const isWhole = (content: Buffer) => sha256(content) === hash
    const expected = { isWhole, maxBytes: largest.file }
    return { tag: hex(hash), type: typeOf(file), read: (encoding) => this.#get(key, encoding, expected) }
  }

  async #get(file: string, encoding: Encoding, expected: Expected): Promise<Buffer | undefined> {
    const key = file + endings[encoding]
    if (this.#kept.has(key)) {
      this.#hits++
      const body = this.#kept.get(key)
      this.#kept.delete(key)
      this.#kept.set(key, body)
      return body
    }
    this.#misses++
    const known = this.#reading.get(key)
    if (known) return known
    const reading = this.#read(key, encoding, expected).finally(() => this.#reading.delete(key))
    this.#reading.set(key, reading)
    return reading
  }

  async #read(key: string, encoding: Encoding, { isWhole, maxBytes }: Expected): Promise<Buffer | undefined> {
    const decodesWhole = async (bytes: Buffer) => isWhole(await plain(bytes, encoding, maxBytes))
    const reading = this.#store.get(key, decodesWhole, maxBytes)
    const found = encoding === 'identity' ? await reading : await orDamage(reading)
    if (found instanceof DamagedError) return undefined // the plain file is sent until the copy can be read again
    const body = found && (await decodesWhole(found)) ? found : undefined
    if (found && !body && encoding === 'identity')
      throw new DamagedError(`${key} in the store ${this.#store.name} was altered`, {
        hint: 'restore the file from a backup of the store, or release an intact version',
      })
    // Remember a missing or altered compressed copy, because detecting it may take seconds. A missing plain file is not
    // remembered, because it may be restored at any time.
    if (body || encoding !== 'identity') this.#keep(key, body)
    return body
  }

  /** Caches the bytes, or the fact that there are none. Beyond the limits, evicts the least recently used. */
  #keep(key: string, body: Buffer | undefined): void {
    if (this.#kept.has(key)) return
    this.#kept.set(key, body)
    this.#size += body?.length ?? 0
    for (const [oldest, bytes] of this.#kept) {
      if (this.#size <= this.#limit && this.#kept.size < 10_000) return
      this.#kept.delete(oldest)
      this.#size -= bytes?.length ?? 0
    }
  }
}

const openers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/**
 * The plain bytes of a copy; empty if it cannot be decompressed, or would exceed the maximum size of a file: a few KB
 * may decompress to far more.
 */
const plain = async (body: Buffer, encoding: Encoding, maxOutputLength: number): Promise<Buffer> =>
  encoding === 'identity' ? body : openers[encoding](body, { maxOutputLength }).catch(() => Buffer.of())

const hex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex').slice(0, 32)
