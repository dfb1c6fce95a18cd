import type { Artifact } from '@bridge/shared/artifact'
import { findArtifact } from '../artifacts.ts'
import { isPartName, isVersion } from '../names.ts'
import type { Store } from '../store/store.ts'
import type { Bodies, Body } from './body.ts'
import type { LiveSite } from './live-site.ts'

/** What to do with a GET of an address. */
export type Route =
  | { readonly kind: 'page'; readonly status: 200 | 404; readonly body: Body }
  | { readonly kind: 'part-file' | 'text'; readonly status: 200; readonly body: Body }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly location: string }
  | { readonly kind: 'none'; readonly status: 400 | 404 }

/** Finds what an address stands for. Addresses are only ever looked up, never turned into paths. */
export class Router {
  readonly #store: Store
  readonly #bodies: Bodies
  readonly #artifacts = new Map<string, Artifact>()

  constructor(store: Store, bodies: Bodies) {
    this.#store = store
    this.#bodies = bodies
  }

  async route(site: LiveSite, target: string): Promise<Route> {
    const { raw, query, path } = parse(target)
    if (path === undefined) return { kind: 'none', status: 400 }

    const page = site.pages.get(path)
    if (page) return { kind: 'page', status: 200, body: this.#bodies.page(page) }
    const text = site.texts.get(path)
    if (text) return { kind: 'text', status: 200, body: text }

    const [, first = '', second = '', ...rest] = path.split('/')
    if (isPartName(first)) return this.#partFile(first, second, rest.join('/'))
    if (first === 'live' || path === '/') return { kind: 'none', status: 404 }
    if (raw.endsWith('/')) return { kind: 'redirect', status: 308, location: withoutSlashes(raw) + query }
    const missing = site.missing.find(({ pattern }) => pattern.test(path))
    if (missing) return { kind: 'page', status: 404, body: this.#bodies.page(missing.page) }
    return { kind: 'redirect', status: 302, location: '/' }
  }

  /** Any version that was ever published: open tabs and pins may still name it. */
  async #partFile(name: string, version: string, file: string): Promise<Route> {
    const hash = isVersion(version) && (await this.#artifact(name, version))?.files[`client/${file}`]
    if (!hash) return { kind: 'none', status: 404 }
    return { kind: 'part-file', status: 200, body: this.#bodies.file(name, version, `client/${file}`, hash) }
  }

  async #artifact(name: string, version: string): Promise<Artifact | undefined> {
    const known = this.#artifacts.get(`${name}@${version}`)
    if (known) return known
    const artifact = await findArtifact(this.#store, name, version)
    if (artifact) this.#artifacts.set(`${name}@${version}`, artifact) // a version that is published later must be found then
    return artifact
  }
}

/** The target of a request, which may name the host as well; no path when it is none. */
function parse(target: string): { raw: string; query: string; path?: string } {
  const [, raw = '', query = ''] = target.replace(/^https?:\/\/[^/?]*/i, '').match(/^([^?]*)(.*)$/s) ?? []
  try {
    const path = decodeURIComponent(raw || '/')
    return path.startsWith('/') && !path.includes('\0') ? { raw, query, path } : { raw, query }
  } catch {
    return { raw, query }
  }
}

/** '//other.example/' must not lead to another site, and neither must '/\other.example/'. */
const withoutSlashes = (raw: string): string => `/${raw.replace(/^[/\\]+|\/+$/g, '')}`
