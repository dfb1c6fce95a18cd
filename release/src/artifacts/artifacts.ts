import type { Artifact } from '@bridge/shared/artifact'
import { contentHash, sha256 } from '@bridge/shared/hash'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { DamagedError, LostError, ReleaseError } from '../errors.ts'
import { checkVersion, hashOf, isLasting, isPartName, isVersion, shortened } from '../names.ts'
import { checked, shown } from '../shape.ts'
import { keys } from '../store/keys.ts'
import { parseJson } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import { artifactShape } from './artifact-shape.ts'
import { isIntact, type Listed, lastPublication, lastVersions, publications } from './publications.ts'
import { largest, SizeOfVersion } from './size-limits.ts'

/**
 * `undefined` if the version was never published, or only partly. Fails if its description has more than `maxBytes`
 * bytes.
 */
export async function findArtifact(
  store: Store,
  name: string,
  version: string,
  maxBytes = largest.description,
): Promise<Artifact | undefined> {
  const key = keys.artifact(name, version)
  const bytes = await store.get(key, undefined, maxBytes)
  if (bytes === undefined) return
  const artifact = checkedRecord(parseJson(store, key, bytes))
  if (artifact.name === name && artifact.version === version) return artifact
  throw new DamagedError(`${name}@${version}: artifact.json describes ${artifact.name}@${artifact.version}`, {
    hint: republish(name),
  })
}

/** An artifact in a store was valid when it was published. */
function checkedRecord(description: unknown): Artifact {
  try {
    return checkedDescription(description)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    const { message, hint } = error
    throw new DamagedError(message, { cause: error, ...(hint && { hint }) })
  }
}

export async function readArtifact(store: Store, name: string, version: string): Promise<Artifact> {
  const artifact = await findArtifact(store, name, version)
  if (artifact) return artifact
  throw await unknownVersion(store, name, version)
}

/** artifact.json is trusted once this passes: its content matches its version, and it refers only to its own files. */
export function checkedDescription(description: unknown): Artifact {
  const artifact = description as Artifact
  const say = (what: string) =>
    new ReleaseError(`artifact.json of ${isPartName(artifact?.name) ? artifact.name : 'a part'}: ${what}`, {
      hint: "rebuild the part with this project's tools and publish it again",
    })
  if (artifact?.format !== 1) throw say(`its format must be 1, not ${shown(artifact?.format)}`)
  if (!isPartName(artifact.name)) throw say(`its name must be a part name, not ${shown(artifact.name)}`)
  if (!isVersion(artifact.version))
    throw say(`its version must be <package version>-<hash>, not ${shown(artifact.version)}`)
  if (!hasVersionOfContent(artifact)) throw say('it was altered after the build')
  checked(artifactShape, artifact, say)
  for (const file of namedFiles(artifact))
    if (!Object.hasOwn(artifact.files, file))
      throw say(`it refers to ${shown(file)}, which is not among its files`)
  return artifact
}

/** A version ends with the hash of its artifact.json, which in turn holds the hash of every file. */
function hasVersionOfContent(artifact: Artifact): boolean {
  const { version, ...unversioned } = artifact
  try {
    return contentHash(JSON.stringify(unversioned)).startsWith(hashOf(version))
  } catch (error) {
    if (error instanceof RangeError) return false // nested deeper than any build output
    throw error
  }
}

function namedFiles(artifact: Artifact): string[] {
  if (artifact.kind === 'shell') {
    const libraries = Object.values(artifact.provides.libraries).flatMap(({ client }) => client)
    return [...artifact.entry, artifact.server.entry, artifact.server.platform, ...libraries]
  }
  return Object.values(artifact.pages).flatMap(({ client, contents, server }) => [
    ...client,
    ...Object.values(contents ?? {}).flat(),
    server,
  ])
}

/** Expands an abbreviated version: a prefix of the version or of its hash. */
export async function wholeVersion(store: Store, name: string, written: string): Promise<string> {
  checkVersion(written)
  if (isLasting(written)) return written
  const versions = await store.list(keys.part(name))
  if (versions.includes(written)) return written
  const begun = versions.filter(beginsWith(written))
  const [found, ...others] = begun
  if (found === undefined) throw await unknownVersion(store, name, written)
  if (others.length === 0) return found
  throw new ReleaseError(`${name}@${written} is ambiguous: it matches ${begun.length} versions`, {
    hint: `use one of these: ${begun.map(toldApart(begun)).join(', ')}`,
  })
}

const beginsWith =
  (written: string) =>
  (known: string): boolean =>
    known.startsWith(written) || hashOf(known).startsWith(written)

/**
 * Shortens each version to as many digits of its hash as distinguish it from the others, after the package's version if
 * only that does: the same sources always have the same hash.
 */
function toldApart(versions: readonly string[]): (version: string) => string {
  const hashes = versions.map(hashOf)
  const different = [...new Set(hashes)]
  let length = 12
  while (new Set(different.map((hash) => hash.slice(0, length))).size < different.length) length++
  return (version) => {
    const hash = hashOf(version)
    const begins = hashes.filter((other) => other.startsWith(hash)).length
    return (begins > 1 ? version.slice(0, -hash.length) : '') + hash.slice(0, length)
  }
}

async function unknownVersion(store: Store, name: string, version: string): Promise<ReleaseError> {
  const versions = await store.list(keys.part(name))
  if (versions.includes(version))
    return new LostError(
      `${name}@${version} is incomplete: publishing was interrupted before artifact.json was written`,
      {
        hint: `finish it: pnpm release publish ${name}`,
      },
    )
  if (versions.length === 0) return unknownPart(store, name)
  const known = (await publications(store, name)).filter(isIntact).map((one) => one.version)
  if (known.some(beginsWith(version)))
    return new LostError(
      `${name}@${version} is no longer in the store: it has been removed since it was published`,
      {
        hint: `publish it again from its commit: pnpm release publish ${name}`,
      },
    )
  const last = (await lastVersions(store, name)).filter((one) => versions.includes(one))
  return new LostError(`${name}@${version} was never published`, {
    hint: `last published versions of ${name}: ${last.map(shortened).join(', ')}`,
  })
}

async function unknownPart(store: Store, name: string): Promise<ReleaseError> {
  const known = (await store.list(keys.parts)).join(', ') || 'none'
  return new LostError(`no part '${name}' in the store ${store.name}`, {
    hint: `published parts: ${known}; publish it with: pnpm release publish ${name}`,
  })
}

export async function requirePublication(store: Store, name: string): Promise<Listed> {
  const publication = await lastPublication(store, name)
  if (publication) return publication
  throw await unknownPart(store, name)
}

/** Throws unless every file of the artifact is in the store, exactly as it was built. Passes each to `look`. */
export async function checkArtifact(
  store: Store,
  artifact: Artifact,
  look: (file: string, content: Buffer) => void = () => {},
): Promise<void> {
  const size = new SizeOfVersion(artifact)
  await mapConcurrently(filesAtOnce, Object.keys(artifact.files), async (file) =>
    look(file, await readFileOf(store, artifact, file, size)),
  )
}

/** A file of an artifact, exactly as it was built. Throws if too much of the version has been read. */
export async function readFileOf(
  store: Store,
  { name, version, files }: Artifact,
  file: string,
  size: SizeOfVersion,
): Promise<Buffer> {
  size.check()
  const isAsBuilt = (bytes: Buffer) => sha256(bytes) === files[file]
  const content = await store.get(keys.file(name, version, file), isAsBuilt, largest.file)
  if (!content) throw new LostError(`${name}@${version}: ${file} is missing`, { hint: republish(name) })
  if (!isAsBuilt(content))
    throw new DamagedError(`${name}@${version}: ${file} was altered after the build`, {
      hint: republish(name),
    })
  size.add(content.length)
  return content
}

const republish = (name: string) =>
  `restore it from a backup of the store, or publish a new build: pnpm release publish ${name}`
