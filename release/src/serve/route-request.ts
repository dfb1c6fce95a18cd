import { isOf } from '@bridge/shared/route-path'
import { findArtifact } from '../artifacts/artifacts.ts'
import { publicFiles } from '../artifacts/pin-part.ts'
import { isPartName, isVersion } from '../names.ts'
import { spelled } from '../paths/paths.ts'
import { splitTarget } from '../paths/split-target.ts'
import { type Release, servedVersions } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import type { Bodies, Body } from './body.ts'
import type { LiveSite } from './live-site.ts'
import { StoredVersions } from './stored-versions.ts'

/**
 * Longest address echoed in a redirect: oversized headers make a proxy consider the server down, for
 * everyone.
 */
export const longestRepeated = 2000

/** Longer paths are refused, as in nginx: 60 KB of slashes would keep a server busy for as long as 20 requests. */
const longestPath = 8000

/** How to answer a GET for an address. */
export type Route =
  | { readonly kind: 'page'; readonly status: 200 | 404; readonly body: Body; readonly part: string }
  | {
      readonly kind: 'text'
      readonly status: 200
      readonly body: Body
      readonly part?: string | undefined
      readonly isPin: boolean
    }
  | PartFile
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly location: string }
  | { readonly kind: 'none'; readonly status: 400 | 404 }

interface PartFile {
  readonly kind: 'part-file'
  readonly status: 200
  readonly body: Body
  readonly name: string
  readonly version: string
}

/** Resolves addresses. They are only ever looked up, never turned into file paths. */
export class Router {
  readonly #store: Store
  readonly #bodies: Bodies
  readonly #stored: StoredVersions
  /** Hashes of the public files of recently requested versions, by part and version. */
  readonly #versions = new Map<string, Promise<PublicFiles | undefined>>()
  #known = 0

  constructor(store: Store, bodies: Bodies) {
    this.#store = store
    this.#bodies = bodies
    this.#stored = new StoredVersions(store)
  }

  async route(site: LiveSite, target: string): Promise<Route> {
    const { raw, query } = splitTarget(target)
    const path = raw.length > longestPath ? undefined : resolved(decoded(raw || '/'))
    if (path === undefined) return { kind: 'none', status: 400 }

    const page = site.pages.get(path)
    const part = site.owners.get(path)
    if (page && part) return { kind: 'page', status: 200, body: this.#bodies.page(page), part }
    const text = site.texts.get(path)
    if (text) return { kind: 'text', status: 200, body: text, part, isPin: path.startsWith('/live/') }

    const [, first = '', second = '', ...rest] = path.split('/')
    if (isPartName(first)) return this.#partFile(site, first, second, rest.join('/'))
    if (first === 'live' || path === '/') return { kind: 'none', status: 404 }
    if (raw.endsWith('/') && raw.length + query.length <= longestRepeated)
      return { kind: 'redirect', status: 308, location: withoutSlashes(raw) + query }
    const encoded = spelled(path)
    const missing = site.missing.find((route) => isOf(route.path, encoded))
    if (missing)
      return { kind: 'page', status: 404, body: this.#bodies.page(missing.page), part: missing.part }
    return { kind: 'redirect', status: 302, location: '/' }
  }

  /** Serves any version ever published: open tabs and pins may still name it. */
  async #partFile({ release }: LiveSite, name: string, version: string, file: string): Promise<Route> {
    const mayBe =
      isVersion(version) && (isNamed(release, name, version) || (await this.#isStored(name, version)))
    const hash = mayBe && (await this.#files(name, version))?.get(file)
    if (!hash) return { kind: 'none', status: 404 }
    const body = this.#bodies.file(name, version, `client/${file}`, hash)
    return { kind: 'part-file', status: 200, body, name, version }
  }

  async #isStored(name: string, version: string): Promise<boolean> {
    return this.#versions.has(`${name}@${version}`) || this.#stored.mayHave(name, version)
  }

  /** Whether the version of a missing file is still in the store. If it was removed, forgets it. */
  async isStillThere({ name, version }: PartFile): Promise<boolean> {
    const key = `${name}@${version}`
    const known = this.#versions.get(key)
    if (await findArtifact(this.#store, name, version)) return true
    if (known && this.#versions.delete(key)) this.#known -= (await known)?.size ?? 0
    return false
  }

  /** Coalesces concurrent lookups. A missing version is not cached, because it may be published later. */
  #files(name: string, version: string): Promise<PublicFiles | undefined> {
    const key = `${name}@${version}`
    const known = this.#versions.get(key)
    const found = known ?? this.#find(key, name, version)
    this.#versions.delete(key)
    this.#versions.set(key, found)
    return found
  }

  async #find(key: string, name: string, version: string): Promise<PublicFiles | undefined> {
    try {
      const artifact = await findArtifact(this.#store, name, version)
      if (!artifact) {
        this.#versions.delete(key)
        this.#stored.forget(name, version)
      }
      const files = artifact && new Map(publicFiles(artifact))
      this.#known += files?.size ?? 0
      if (this.#known > mostKnown) await this.#forgetOldest()
      return files
    } catch (error) {
      this.#versions.delete(key)
      throw error
    }
  }

  async #forgetOldest(): Promise<void> {
    for (const [key, found] of [...this.#versions]) {
      if (this.#known <= mostKnown / 2) return
      this.#versions.delete(key)
      this.#known -= (await found.catch(() => undefined))?.size ?? 0
    }
  }
}

/** Whether visitors of a release load this version, which may have been published a moment ago. */
function isNamed({ parts, shared }: Release, name: string, version: string): boolean {
  const states = [parts[name], shared?.part === name ? shared.state : undefined]
  return states.some((state) => state && servedVersions(state).includes(version))
}

type PublicFiles = ReadonlyMap<string, string>

/** Maximum number of file hashes cached, over all versions. */
const mostKnown = 200_000

/** Bytes that are not UTF-8 become replacement characters, which no address has. */
function decoded(raw: string): string | undefined {
  if (!/[%\x80-\xff]/.test(raw)) return raw
  if (/%(?![0-9a-f]{2})/i.test(raw)) return
  const bytes = raw.replace(/%(..)/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Resolves dot segments as browsers and nginx do: '/a/../b' is '/b'. Undefined for a path above the root. */
function resolved(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || path.includes('\0')) return
  if (!/\/\.\.?(\/|$)/.test(path)) return path
  const names: string[] = []
  const given = path.split('/').slice(1)
  for (const [index, name] of given.entries()) {
    if (name !== '.' && name !== '..') names.push(name)
    else if (name === '..' && names.pop() === undefined) return
    if ((name === '.' || name === '..') && index === given.length - 1) names.push('')
  }
  return `/${names.join('/')}`
}

/** Neither '//other.example/' nor '/\other.example/' may redirect to another site. */
function withoutSlashes(raw: string): string {
  let end = raw.length
  while (raw[end - 1] === '/') end--
  return `/${raw.slice(0, end).replace(/^[/\\]+/, '')}`
}
