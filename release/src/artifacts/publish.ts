import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Artifact } from '@bridge/shared/artifact'
import { sha256 } from '@bridge/shared/hash'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { ReleaseError } from '../errors.ts'
import { checkPartName, isLasting, nameOf } from '../names.ts'
import type { Signer } from '../signing/key-pair.ts'
import { putCompressed } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import { Removals } from '../store/removal.ts'
import type { Store } from '../store/store.ts'
import { checkedDescription } from './artifacts.ts'
import { howToList, ListedModules } from './listed-modules.ts'
import { unpublishable } from './publishable.ts'
import { recordPublication } from './record-publication.ts'
import { runBuild } from './run-build.ts'
import { largest } from './size-limits.ts'

export interface PublishOptions {
  readonly store: Store
  readonly part: string
  readonly by: string
  /** A folder with a built artifact, to publish instead of building `./<part>`. */
  readonly dist?: string
  /** The version that was checked; the folder must still hold it. */
  readonly version?: string
  /** The keys in RELEASE_KEY; the first one signs that this version was published. */
  readonly signers?: readonly Signer[]
  /** Stores the version without making it the one that `deploy` takes by default. */
  readonly isUnlisted?: boolean
  /** How long to wait for a run of `prune` to stop for this version, in ms. */
  readonly pruneStops?: number | undefined
}

/** Builds a part and stores its artifact. Publishing the same build twice changes nothing. */
export async function publish({
  store,
  part,
  by,
  dist,
  version: checked,
  signers: [signer] = [],
  isUnlisted = false,
  pruneStops,
}: PublishOptions): Promise<{ name: string; version: string; folder: string }> {
  checkPartName(part)
  const folder = dist ?? (await build(part))
  const artifact = await readBuilt(folder, part)
  const { name, version } = artifact
  if (checked && version !== checked)
    throw new ReleaseError(`${folder} held ${name}@${checked} when it was checked but now holds ${version}`, {
      hint: 'publish again when no build is writing to that folder; nothing was published',
    })
  const removals = await Removals.since(store, pruneStops)
  await removals.stop([keys.version(name, version)])
  const isNew = !(await isThere(store, artifact))
  if (isNew) {
    await checkSizes(folder, artifact)
    await checkModules(folder, artifact)
    await putArtifact(store, folder, artifact)
  }
  if (isUnlisted) return { name, version, folder }
  const publication = { version, by, when: new Date().toISOString() }
  await recordPublication(store, name, publication, isNew, signer)
  return { name, version, folder }
}

/** Throws if the store has different content under the same version. */
async function isThere(store: Store, artifact: Artifact): Promise<boolean> {
  const { name, version } = artifact
  const there = await store.get(keys.artifact(name, version))
  if (there && there.toString('utf8') !== JSON.stringify(artifact))
    throw new ReleaseError(`${name}@${version} is in the store ${store.name} with different content`, {
      hint: "run 'pnpm release verify': the store is damaged, or one of the two does not match its version",
    })
  return there !== undefined
}

async function build(part: string): Promise<string> {
  const folder = path.resolve(part)
  if (!existsSync(path.join(folder, 'package.json')))
    throw new ReleaseError(`there is no part '${part}' here: ${folder} has no package.json`, {
      hint: "run this in the project's root and name a part's folder, such as mf-legal",
    })
  const code = await runBuild(folder)
  if (code !== 0)
    throw new ReleaseError(`${part} failed to build`, {
      hint: 'see the build output above; nothing was published',
    })
  return path.join(folder, 'dist')
}

async function readBuilt(folder: string, part: string): Promise<Artifact> {
  const file = path.join(folder, 'artifact.json')
  const size = await sizeOf(file)
  if (size > largest.description)
    throw new ReleaseError(`${folder}/artifact.json is ${inMegabytes(size)}`, {
      hint: `the limit is ${inMegabytes(largest.description)}: servers read the whole file into memory`,
    })
  const text = await readPlain(file).catch((cause) => {
    const problem =
      cause.code === 'ENOENT'
        ? 'has no artifact.json'
        : `has an artifact.json that cannot be read: ${cause.message}`
    throw new ReleaseError(`${folder} ${problem}`, { hint: 'build the part first', cause })
  })
  const artifact = checkedDescription(parse(folder, text.toString('utf8')))
  const problem = unpublishable(artifact)
  if (problem)
    throw new ReleaseError(`${artifact.name}@${artifact.version} cannot be published: ${problem}`, {
      hint: 'see docs/remote-contract.md for what an artifact may contain; nothing was published',
    })
  if (!isLasting(artifact.version))
    throw new ReleaseError(
      `${artifact.name}@${artifact.version} has a hash too short to be unique: an older version of the tool built it`,
      { hint: "rebuild the part with this project's tools" },
    )
  if (artifact.name === part) return artifact
  throw new ReleaseError(`${folder} holds ${artifact.name}, not ${part}`, {
    hint: 'name the part that was built',
  })
}

function parse(folder: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ReleaseError(`${folder}/artifact.json is not valid JSON`, { hint: 'rebuild the part', cause })
  }
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/** A missing file is reported later, when it is read. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

async function checkSizes(folder: string, { name, version, files }: Artifact): Promise<void> {
  let all = 0
  for (const file of Object.keys(files)) {
    const size = await sizeOf(path.join(folder, file))
    all += size
    if (size <= largest.file && all <= largest.version) continue
    throw new ReleaseError(
      `${name}@${version}: ${file} is ${inMegabytes(size)}, of ${inMegabytes(all)} so far`,
      {
        hint: `the limits are ${inMegabytes(largest.file)} per file and ${inMegabytes(largest.version)} per version; put videos on a media host`,
      },
    )
  }
}

/** Throws if a module imports a file that the version does not list with it. */
async function checkModules(folder: string, artifact: Artifact): Promise<void> {
  const modules = await ListedModules.of(artifact)
  for (const file of modules.files) modules.look(file, await readAsBuilt(folder, artifact, file))
  const problem = modules.problem()
  if (problem)
    throw new ReleaseError(`${nameOf(artifact)} cannot be published: ${problem}`, { hint: howToList })
}

/** Writes artifact.json last: it marks the artifact as complete. */
async function putArtifact(store: Store, folder: string, artifact: Artifact): Promise<void> {
  const { name, version } = artifact
  await mapConcurrently(filesAtOnce, Object.keys(artifact.files), async (file) => {
    const content = await readAsBuilt(folder, artifact, file)
    const key = keys.file(name, version, file)
    if (file.startsWith('client/')) await putCompressed(store, key, content)
    else await store.putIfAbsent(key, content)
  })
  await store.putIfAbsent(keys.artifact(name, version), JSON.stringify(artifact))
}

async function readAsBuilt(folder: string, artifact: Artifact, file: string): Promise<Buffer> {
  const content = await readPlain(path.join(folder, file)).catch((cause) => {
    const problem = cause.code === 'ENOENT' ? 'is missing' : `cannot be read: ${cause.message}`
    const hint = 'rebuild the part'
    throw new ReleaseError(`${nameOf(artifact)}: ${file} in ${folder} ${problem}`, { hint, cause })
  })
  if (sha256(content) === artifact.files[file]) return content
  throw new ReleaseError(`${nameOf(artifact)}: ${file} was altered after the build`, {
    hint: 'rebuild the part',
  })
}

/** Only regular files: reading a pipe or a device may never end. */
async function readPlain(file: string): Promise<Buffer> {
  if ((await stat(file)).isFile()) return readFile(file)
  throw new Error('not a regular file')
}
