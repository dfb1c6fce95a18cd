import type { RemoteArtifact } from '@bridge/shared/artifact'
import { contentHash, sha256 } from '@bridge/shared/hash'
import type { LivePin } from '@bridge/shared/pin'
import { pinPart } from '../artifacts/pin-part.ts'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { DamagedError, RefusedError, ReleaseError } from '../errors.ts'
import type { Checked } from '../gate/check-pages.ts'
import { nameOf } from '../names.ts'
import { type Composers, signComposition } from '../records/composers.ts'
import {
  type ComposedPage,
  type Composition,
  type CompositionRef,
  checkComposition,
  compositionKey,
  findComposition,
  type Inputs,
} from '../records/composition.ts'
import { checkOwnPages } from '../records/own-pages.ts'
import type { Failure } from '../render/child.ts'
import type { Ground, Patience } from '../render/render.ts'
import { putCompressed } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import { largestDescription } from '../store/numbered.ts'
import { sealed } from '../store/seal.ts'
import type { Store } from '../store/store.ts'

export type Failures = ReadonlyMap<string, Failure>

type Pages = Exclude<Checked, Failure>

/** The outcome of rendering, by `name@version`: a version's pages, or why it failed. */
export interface RenderedVersions {
  readonly pages: ReadonlyMap<string, Pages>
  readonly failures: Failures
}

/** Compositions in the store, by the key of their inputs. An altered one maps to the error that its use throws. */
export type Found = ReadonlyMap<string, CompositionRef | ReleaseError>

/** The wanted compositions that the store already holds. */
export async function findCompositions(
  store: Store,
  wanted: readonly Inputs[],
  composers: Composers,
): Promise<Found> {
  const found = new Map<string, CompositionRef | ReleaseError>()
  for (const inputs of wanted) {
    const ref = await findServable(store, inputs, composers).catch((error) => {
      if (error instanceof ReleaseError) return error
      throw error
    })
    if (ref) found.set(compositionKey(inputs), ref)
  }
  return found
}

/**
 * A composition that servers would show, with all its pages. One that they would refuse does not count: the holder of a
 * part's key may sign any composition of that part, and put it where another deployer's release of the shell looks for
 * one.
 */
async function findServable(
  store: Store,
  inputs: Inputs,
  composers: Composers,
): Promise<CompositionRef | undefined> {
  const ref = await findComposition(store, inputs, composers)
  if (!ref || !composers.list) return ref
  const { shell, remote } = inputs
  try {
    checkOwnPages(shell, remote, await checkComposition(store, ref))
    return ref
  } catch (error) {
    if (error instanceof DamagedError) return undefined
    throw error
  }
}

export async function renderVersions(
  store: Store,
  ground: Ground,
  remotes: readonly RemoteArtifact[],
  patience: Patience,
): Promise<RenderedVersions> {
  const pages = new Map<string, Pages>()
  const failures = new Map<string, Failure>()
  if (remotes.length === 0) return { pages, failures }
  const { render } = await import('../render/render.ts') // usually there is nothing to render
  const rendering = render(store, ground, remotes, patience)
  rendering.catch(() => {}) // awaited below; the parsers load while it runs
  const { checkPages } = await import('../gate/check-pages.ts')
  for (const [index, outcome] of checkPages(await rendering, ground, patience).entries()) {
    const name = nameOf(remotes[index] as RemoteArtifact)
    if ('pages' in outcome) pages.set(name, outcome)
    else failures.set(name, outcome)
  }
  return { pages, failures }
}

/** How much of a version gets the best compression while a broken shell is live, in bytes: only its first pages. */
const bestUrgently = 8_000_000

/** Composes what is rendered but not `known`. Returns all compositions by key, and how many are new. */
export async function writeCompositions(
  store: Store,
  wanted: readonly Inputs[],
  known: Found,
  pages: RenderedVersions['pages'],
  composers: Composers,
  { isUrgent }: Patience,
): Promise<{ refs: Found; composed: number }> {
  const best = isUrgent ? bestUrgently : Number.POSITIVE_INFINITY
  const refs = new Map(known)
  let composed = 0
  for (const inputs of wanted) {
    const rendered = pages.get(nameOf(inputs.remote))
    const isMissing = !refs.has(compositionKey(inputs))
    if (!isMissing || !rendered) continue
    refs.set(compositionKey(inputs), await write(store, inputs, rendered, composers, best))
    composed++
  }
  return { refs, composed }
}

async function write(
  store: Store,
  inputs: Inputs,
  { pages: rendered, links }: Pages,
  composers: Composers,
  best: number,
): Promise<CompositionRef> {
  const { shell, remote, fallback, site } = inputs
  let size = 0
  const versions = fallback ? [remote, fallback] : [remote]
  const { composeDocument } = await import('./document.ts') // loads a parser; usually there is nothing to compose
  const pages = await mapConcurrently(filesAtOnce, rendered, async (page): Promise<ComposedPage> => {
    const html = Buffer.from(composeDocument({ shell, versions, page, site }))
    const hash = contentHash(html)
    size += html.length
    await putCompressed(store, keys.page(hash), html, size > best ? 'quick' : 'best')
    if (!page.head) return { path: page.path, status: 404, page: hash }
    const { title, description, modified } = page.head
    const head = { title, description, ...(modified && { modified }) }
    return { path: page.path, status: 200, page: hash, head, ...(page.files && { files: page.files }) }
  })
  const live: LivePin = { shell: shell.version, site, versions: versions.map((version) => pinPart(version)) }
  const composition: Composition = {
    part: remote.name,
    version: remote.version,
    pages,
    ...(links.dead.length > 0 && { deadLinks: links.dead }),
    ...(links.outward.length > 0 && { outward: links.outward }),
    live,
  }
  const key = compositionKey(inputs, composers.list !== undefined)
  const bytes = Buffer.from(sealed(JSON.stringify(signComposition(composers, key, composition))))
  if (bytes.length > largestDescription) throw tooLarge(remote, bytes.length)
  await store.putIfAbsent(keys.composition(key), bytes)
  // Another process may have stored it first; the release must name the bytes in the store.
  const ref = await findServable(store, inputs, composers)
  if (ref) return ref
  if (composers.list) return putAside(store, bytes)
  throw new ReleaseError(`the store ${store.name} lost composition ${key} right after it was written`)
}

function tooLarge(remote: RemoteArtifact, bytes: number): RefusedError {
  const [size, limit] = [bytes, largestDescription].map((one) => Math.ceil(one / 100_000) / 10)
  return new RefusedError(
    remote.name,
    `${nameOf(remote)} is refused: its pages need a description of ${size} MB; the limit is ${limit} MB`,
    {
      hint: 'shorten their titles, text files and links to other parts, or have fewer pages; nothing has changed',
    },
  )
}

/** Stores a composition elsewhere if an unsigned one has taken its place. Only its own release can find it there. */
async function putAside(store: Store, bytes: Buffer): Promise<CompositionRef> {
  const key = contentHash(bytes)
  await store.putIfAbsent(keys.composition(key), bytes)
  return { key, sha256: sha256(bytes) }
}
