import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Head, Site } from '@bridge/shared/contract'
import { contentHash, sha256 } from '@bridge/shared/hash'
import type { LivePin } from '@bridge/shared/pin'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { DamagedError, ifIntact } from '../errors.ts'
import { checked } from '../shape.ts'
import type { KeyList } from '../signing/key-list.ts'
import type { Signature } from '../signing/signature.ts'
import { isSimple } from '../store/is-simple.ts'
import { keys } from '../store/keys.ts'
import { damaged, largestDescription, parseJson } from '../store/numbered.ts'
import { isSealed } from '../store/seal.ts'
import type { Store } from '../store/store.ts'
import { type Composers, isSignedBy } from './composers.ts'
import { compositionShape } from './record-shape.ts'

/**
 * Raise when documents change although their inputs do not, or when the gate gets stricter: pages that
 * passed an earlier gate are then checked again before they go live. gate-number.test.ts detects changes to
 * the gate.
 */
export const composer = 25

/** The inputs of a part's pages; the same inputs always give the same pages. */
export interface Inputs {
  readonly shell: ShellArtifact
  readonly remote: RemoteArtifact
  /** The version that browsers fail over to. */
  readonly fallback: RemoteArtifact | undefined
  readonly site: Site
}

/** compositions/<key>.json: all documents of one version of one part, and its live pin. */
export interface Composition {
  readonly part: string
  readonly version: string
  readonly pages: readonly ComposedPage[]
  /** Dead links on the pages, one sentence each. */
  readonly deadLinks?: readonly string[]
  /** Links from the pages to other parts' pages. */
  readonly outward?: readonly OutwardLink[]
  readonly live: LivePin
  /** Only on a channel with keys. Covers everything before it, and its place in the store (composers.ts). */
  readonly signature?: Signature
}

export interface ComposedPage {
  /** A path; with status 404, the pattern of a dynamic route. */
  readonly path: string
  readonly status: 200 | 404
  /** Content hash: pages/<hash>.html */
  readonly page: string
  readonly head?: Pick<Head, 'title' | 'description' | 'modified'>
  /** Text files below the path, by name. */
  readonly files?: Readonly<Record<string, string>>
}

/** A link to another part's page, or to an anchor there. */
export interface OutwardLink {
  readonly from: string
  readonly path: string
  readonly anchor?: string
}

/** The address of a page's text file. */
export const fileAddress = (path: string, name: string): string => `${path === '/' ? '' : path}/${name}`

/** How a release names a composition. */
export interface CompositionRef {
  readonly key: string
  readonly sha256: string
}

/** Versions identify artifacts completely, because they are derived from content. */
interface Versions extends Pick<Inputs, 'site'> {
  readonly shell: Pick<ShellArtifact, 'version'>
  readonly remote: Pick<RemoteArtifact, 'name' | 'version'>
  readonly fallback: Pick<RemoteArtifact, 'version'> | undefined
}

/** Signed compositions have different keys from unsigned ones (on a channel without keys) with the same inputs. */
export function compositionKey({ shell, remote, fallback, site }: Versions, isSigned = false): string {
  const inputs = [composer, shell.version, remote.name, remote.version, fallback?.version ?? null, site]
  return contentHash(JSON.stringify(isSigned ? [...inputs, 'signed'] : inputs))
}

/**
 * `undefined` if it was never composed. Its key is derived from its inputs, so anyone who can write to the store can
 * put something else there first: its seal reveals only accidental damage. On a channel with keys, it counts only if it
 * is signed.
 */
export async function findComposition(
  store: Store,
  versions: Versions,
  composers: Composers,
): Promise<CompositionRef | undefined> {
  const { list } = composers
  const key = compositionKey(versions, list !== undefined)
  if (list) return findSigned(store, key, versions.remote.name, list)
  const bytes = await store.get(keys.composition(key))
  if (bytes && !isSealed(bytes)) throw notIntact(store, key, 'altered')
  return bytes && { key, sha256: sha256(bytes) }
}

async function findSigned(
  store: Store,
  key: string,
  part: string,
  list: KeyList,
): Promise<CompositionRef | undefined> {
  const bytes = await ifIntact(store.get(keys.composition(key)))
  const composition = bytes && intact(bytes)
  return composition && isSignedBy(list, key, part, composition) ? { key, sha256: sha256(bytes) } : undefined
}

/** Throws unless the composition and all its pages are intact: an older release may have made them. */
export async function checkComposition(store: Store, ref: CompositionRef): Promise<Composition> {
  const composed = await readComposition(store, ref)
  await mapConcurrently(filesAtOnce, composed.pages, (page) => readPage(store, composed, page))
  return composed
}

/** The bytes exactly as they were released: checked by hash, not by shape. */
export async function compositionBytes(store: Store, { key, sha256: hash }: CompositionRef): Promise<Buffer> {
  const isWhole = (bytes: Buffer) => sha256(bytes) === hash
  const bytes = await store.get(keys.composition(key), isWhole)
  if (bytes && isWhole(bytes)) return bytes
  throw notIntact(store, key, bytes ? 'altered' : 'missing')
}

const notIntact = (store: Store, key: string, state: 'altered' | 'missing'): DamagedError =>
  new DamagedError(`composition ${key} is ${state} in the store ${store.name}`, { hint: restore })

/** The composition exactly as it was released. */
export async function readComposition(store: Store, ref: CompositionRef): Promise<Composition> {
  const key = keys.composition(ref.key)
  const bytes = await compositionBytes(store, ref)
  const composition = parseJson(store, key, bytes, largestDescription)
  return checked(compositionShape, composition, (problem) => damaged(store, key, problem))
}

/** `undefined` if it is damaged. */
export async function findByKey(store: Store, key: string): Promise<Composition | undefined> {
  const bytes = await store.get(keys.composition(key))
  return bytes && intact(bytes)
}

function intact(bytes: Buffer): Composition | undefined {
  if (bytes.length > largestDescription || !isSealed(bytes) || !isSimple(bytes)) return
  try {
    const composition: unknown = JSON.parse(bytes.toString('utf8'))
    return compositionShape(composition) ? undefined : (composition as Composition)
  } catch {
    return undefined // anyone can seal what is not JSON
  }
}

/** A page exactly as it was composed. */
export async function readPage(
  store: Store,
  { part, version }: Composition,
  { path, page }: ComposedPage,
): Promise<Buffer> {
  const isWhole = (html: Buffer) => contentHash(html) === page
  const html = await store.get(keys.page(page), isWhole)
  if (html && isWhole(html)) return html
  const state = html ? 'altered' : 'missing'
  throw new DamagedError(`${part}@${version}: the page at ${path}, ${keys.page(page)}, is ${state}`, {
    hint: restore,
  })
}

const restore = 'restore the file from a backup of the store, or release an intact version'
