import type { RemoteArtifact } from '@bridge/shared/artifact'
import { contentHash } from '@bridge/shared/hash'
import type { LivePin } from '@bridge/shared/pin'
import { ReleaseError } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import { putCompressed } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import type { Failure } from './child.ts'
import {
  type ComposedPage,
  type Composition,
  type CompositionRef,
  compositionKey,
  findComposition,
  type Inputs,
} from './composition.ts'
import { composeDocument } from './document.ts'
import { pinPart } from './pin-part.ts'
import type { Patience, Rendered } from './render.ts'

export interface Outcome {
  /** By composition key. */
  readonly refs: ReadonlyMap<string, CompositionRef>
  /** Versions whose pages do not render, by `name@version`, and why. */
  readonly failures: Failures
  /** How many compositions were not in the store yet. */
  readonly composed: number
}

export type Failures = ReadonlyMap<string, Failure>

/** What a set of inputs becomes once it is known which versions render. */
export type Settle = (failures: Failures) => readonly Inputs[]

/**
 * Makes sure that the store holds these compositions. Renders only what no release has needed before; `settle` is
 * asked again when some versions do not render, and says what is wanted without them.
 */
export async function compose(store: Store, settle: Settle, patience?: Patience): Promise<Outcome> {
  const refs = new Map<string, CompositionRef>()
  const failures = new Map<string, Failure>()
  const rendered = new Map<string, Pages>()
  for (;;) {
    const missing: Inputs[] = []
    for (const inputs of settle(failures)) {
      if (failures.has(nameOf(inputs.remote))) continue
      const ref = await findComposition(store, inputs)
      if (ref) refs.set(ref.key, ref)
      else missing.push(inputs)
    }
    const pending = missing.filter(({ remote }) => !rendered.has(nameOf(remote)))
    const [first] = pending
    if (!first) {
      for (const inputs of missing) {
        const ref = await write(store, inputs, rendered.get(nameOf(inputs.remote)) as Pages)
        refs.set(ref.key, ref)
      }
      return { refs, failures, composed: missing.length }
    }
    const remotes = [...new Map(pending.map(({ remote }) => [nameOf(remote), remote])).values()]
    const { render } = await import('./render.ts') // with its parsers; mostly there is nothing to render
    for (const [index, outcome] of (await render(store, first, remotes, patience)).entries()) {
      const name = nameOf(remotes[index] as RemoteArtifact)
      if ('pages' in outcome) rendered.set(name, outcome)
      else failures.set(name, outcome)
    }
  }
}

type Pages = Exclude<Rendered, Failure>

export const nameOf = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`

async function write(
  store: Store,
  inputs: Inputs,
  { pages: rendered, links }: Pages,
): Promise<CompositionRef> {
  const key = compositionKey(inputs)
  const { shell, remote, fallback, site } = inputs
  const versions = fallback ? [remote, fallback] : [remote]
  const pages = await inTurns(8, rendered, async (page): Promise<ComposedPage> => {
    const html = Buffer.from(composeDocument({ shell, versions, page, site }))
    const hash = contentHash(html)
    await putCompressed(store, keys.page(hash), html)
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
  await store.putIfAbsent(keys.composition(key), JSON.stringify(composition))
  // Whoever was first has made it: a release names the bytes that are in the store.
  const ref = await findComposition(store, inputs)
  if (!ref) throw new ReleaseError(`the store ${store.name} does not keep what is put into it`)
  return ref
}
