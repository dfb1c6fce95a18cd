import { sha256 } from '../artifacts.ts'
import { compress } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What an address answers with, before it is known how a client wants it. */
export interface Body {
  /** Names the plain bytes: as a strong tag, to which each encoding adds its own name. */
  readonly tag: string
  readonly type: string
  /** `undefined` when there is no copy in this encoding. */
  read(encoding: Encoding): Promise<Buffer | undefined>
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

const typeOf = (file: string): string => types[file.split('.').pop() ?? ''] ?? 'application/octet-stream'

/** What the name of a copy ends with. */
export const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** A small file made from a release. */
export const textBody = (path: string, text: string): Body => fileBody(path, Buffer.from(text))

/**
 * A file of any kind. Its tag and its copies are made when they are first asked for: there is a pin for every remote, and
 * most are not asked for during one release.
 */
export function fileBody(path: string, content: Buffer): Body {
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
      copies ??= compress(path, content)
      return (await copies)[encoding]
    },
  }
}

/** Bytes from the store, kept in memory while they are asked for. */
export class Bodies {
  readonly #store: Store
  readonly #limit: number
  readonly #kept = new Map<string, Buffer | undefined>()
  #size = 0

  constructor(store: Store, limit: number) {
    this.#store = store
    this.#limit = limit
  }

  page(hash: string): Body {
    return { tag: hash, type: typeOf('.html'), read: (encoding) => this.#get(keys.page(hash), encoding) }
  }

  file(name: string, version: string, file: string, hash: string): Body {
    const key = keys.file(name, version, file)
    return { tag: hex(hash), type: typeOf(file), read: (encoding) => this.#get(key, encoding) }
  }

  async #get(file: string, encoding: Encoding): Promise<Buffer | undefined> {
    const key = file + endings[encoding]
    if (this.#kept.has(key)) {
      const body = this.#kept.get(key)
      this.#kept.delete(key)
      this.#kept.set(key, body)
      return body
    }
    const body = await this.#store.get(key)
    // That a copy does not exist is worth remembering; a lost file may be restored at any time.
    if (body || encoding !== 'identity') this.#keep(key, body)
    return body
  }

  /** The least recently asked for goes first. */
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

const hex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex').slice(0, 32)
