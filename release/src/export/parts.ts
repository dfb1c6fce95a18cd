import { mkdir, rename, rm, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Artifact } from '@bridge/shared/artifact'
import { findArtifact, readArtifact } from '../artifacts/artifacts.ts'
import { fileProblem } from '../artifacts/publishable.ts'
import { SizeOfVersion } from '../artifacts/size-limits.ts'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { DamagedError, ifIntact } from '../errors.ts'
import { nameOf } from '../names.ts'
import { servedVersions } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { Bodies, publicBodies, requireBody } from '../serve/body.ts'
import type { LiveSite } from '../serve/live-site.ts'
import { endings } from '../store/compressed.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { aside } from '../store/unfinished.ts'
import { isLost, type LostFiles } from './lost-files.ts'
import { exists, makeOwnFolder, putFile, readIfFile, writeFile } from './whole-file.ts'

/** A version of a part whose files visitors load, and the part whose pages need them. */
interface Needed {
  readonly part: string
  readonly version: string
  readonly by: string
}

/** A list of pages pins the version that it shows and the one to fail over to. A planted list may name any number. */
const mostPinned = 2

/** Puts the public files of all versions that visitors need. Earlier versions stay: open tabs use them. */
export async function putParts(store: Store, site: LiveSite, root: string, lost: LostFiles): Promise<void> {
  for (const { part, version, by } of neededBy(site)) {
    const folder = `parts/${part}/${version}`
    const kept = path.join('described', `${nameOf({ name: part, version })}.json`)
    const read = await lost.unlessLost(by, () => readWhole(store, part, version))
    const artifact = isLost(read) ? await readKept(store, path.join(root, kept), part, version) : read
    if (isLost(read)) lost.add(by, folder, read, artifact ? 'same' : 'nothing')
    if (!artifact) continue
    await putFile(root, kept, Buffer.from(JSON.stringify(artifact)))
    await putPart(await filesOf(store, artifact, by, lost), root, folder)
  }
}

/**
 * A version's description as an earlier export kept it, in case the store loses it: only this says which files must be
 * in the version's folder.
 */
async function readKept(
  store: Store,
  file: string,
  part: string,
  version: string,
): Promise<Artifact | undefined> {
  const folder = readBy(store, () => readIfFile(file))
  return ifIntact(findArtifact(folder, part, version))
}

/**
 * Live and fallback versions, and what the pages shown were composed with: those of a part that is shown as it was may
 * need an earlier shell.
 */
function neededBy({ release, compositions, shared }: LiveSite): Needed[] {
  const live = statesOf(release).flatMap(([part, state]) =>
    servedVersions(state).map((version) => ({ part, version, by: part })),
  )
  const composed = [...compositions, ...(shared?.compositions ?? [])].flatMap(([by, { live }]) =>
    [{ part: 'shell', version: live.shell }, ...live.versions.slice(0, mostPinned)].map(
      ({ part, version }) => ({ part, version, by }),
    ),
  )
  const needed = new Map<string, Needed>()
  for (const one of [...live, ...composed]) {
    const name = nameOf({ name: one.part, version: one.version })
    if (!needed.has(name)) needed.set(name, one)
  }
  return [...needed.values()]
}

/** Throws if a folder could not hold a version's files: `publish` refuses such names, but a bucket can hold them. */
async function readWhole(store: Store, part: string, version: string): Promise<Artifact> {
  const artifact = await readArtifact(store, part, version)
  const problem = fileProblem(Object.keys(artifact.files))
  if (!problem) return artifact
  throw new DamagedError(`${part}@${version} cannot be exported: ${problem}`, {
    hint: `deploy another version of ${part}`,
  })
}

type Files = ReadonlyMap<string, Buffer>

/** A version's public files and their compressed copies, by name. */
async function filesOf(store: Store, artifact: Artifact, by: string, lost: LostFiles): Promise<Files> {
  const bodies = publicBodies(new Bodies(store, 0), artifact)
  const size = new SizeOfVersion(artifact)
  const found = await mapConcurrently(filesAtOnce, bodies, async ([file, body]) => {
    const copies = await lost.unlessLost(by, async () => {
      size.check()
      const read = await requireBody(`${file} of ${artifact.name}@${artifact.version}`, body)
      size.add(read.get('identity')?.length ?? 0)
      return read
    })
    if (isLost(copies)) lost.add(by, `${nameOf(artifact)}/${file}`, copies, 'nothing')
    return isLost(copies)
      ? []
      : [...copies].map(([encoding, content]) => [file + endings[encoding], content] as const)
  })
  return new Map(found.flat())
}

/** Renames a version's folder into place once complete. Repairs altered files if it already exists. */
async function putPart(files: Files, root: string, name: string): Promise<void> {
  const target = path.join(root, name)
  if (!(await exists(target))) {
    await makeOwnFolder(root, path.dirname(name))
    await unlink(target).catch(() => {}) // a dangling link
    const folder = await aside(root)
    await mkdir(folder)
    for (const [file, content] of files) await writeFile(path.join(folder, file), content)
    const isFirst = await rename(folder, target).then(
      () => true,
      async (cause) => {
        if (!(await exists(target))) throw cause // otherwise another export won the race
        await rm(folder, { recursive: true })
      },
    )
    if (isFirst) return
  }
  for (const [file, content] of files) await putFile(root, path.join(name, file), content)
}
