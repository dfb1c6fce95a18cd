import { findArtifact } from '../artifacts/artifacts.ts'
import { nameOf } from '../names.ts'
import { type Composition, compositionBytes } from '../records/composition.ts'
import { type PartState, servedVersions } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { Bodies, type Body, publicBodies } from './body.ts'
import type { LiveSite } from './live-site.ts'

/** A version of a part, or a composition. */
export interface Content {
  readonly name: string
  readonly part: string
  readonly isFallback: boolean
  /** The record that describes it. */
  readonly key: string
  /** Reads the record, and returns what it describes, by key; nothing if a version is missing. */
  bodies(): Promise<[string, Body][]>
}

/** What visitors of a site may request. */
export function contentsOf(
  store: Store,
  site: LiveSite,
  isWanted = (_: [string, PartState]) => true,
): Content[] {
  const bodies = new Bodies(store, 0)
  return statesOf(site.release)
    .filter(isWanted)
    .flatMap(([name, part]) => [
      ...servedVersions(part).map((version) => versionOf(store, bodies, name, version, part)),
      ...pagesOf(store, bodies, name, part, compositionOf(site, name, part)),
    ])
}

function versionOf(
  store: Store,
  bodies: Bodies,
  name: string,
  version: string,
  { fallback }: PartState,
): Content {
  return {
    name: nameOf({ name, version }),
    part: name,
    isFallback: version === fallback,
    key: keys.artifact(name, version),
    bodies: async () => {
      const artifact = await findArtifact(store, name, version)
      const files = artifact ? publicBodies(bodies, artifact) : []
      return files.map(([file, body]) => [keys.file(name, version, `client/${file}`), body])
    },
  }
}

function pagesOf(
  store: Store,
  bodies: Bodies,
  part: string,
  { composition: ref }: PartState,
  composition: Composition | undefined,
): Content[] {
  if (!ref || !composition) return []
  return [
    {
      name: ref.sha256,
      part,
      isFallback: false,
      key: keys.composition(ref.key),
      bodies: async () => {
        await compositionBytes(store, ref)
        return composition.pages.map(({ page }) => [keys.page(page), bodies.page(page)])
      },
    },
  ]
}

const compositionOf = (
  { release, compositions, shared }: LiveSite,
  name: string,
  part: PartState,
): Composition | undefined =>
  (part === release.shared?.state ? shared?.compositions : compositions)?.get(name)
