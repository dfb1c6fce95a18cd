import { mkdir, rename, rm, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Artifact } from '@bridge/shared/artifact'
import { readArtifact } from '../artifacts/artifacts.ts'
import { fileProblem } from '../artifacts/publishable.ts'
import { SizeOfVersion } from '../artifacts/size-limits.ts'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { DamagedError } from '../errors.ts'
import { type Release, servedVersions } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { Bodies, publicBodies, requireBody } from '../serve/body.ts'
import { endings } from '../store/compressed.ts'
import type { Store } from '../store/store.ts'
import { aside } from '../store/unfinished.ts'
import { isLost, type LostFiles } from './lost-files.ts'
import { exists, makeOwnFolder, putFile, writeFile } from './whole-file.ts'

/** Puts the public files of live and fallback versions. Earlier versions stay: open tabs use them. */
export async function putParts(store: Store, release: Release, root: string, lost: LostFiles): Promise<void> {
  for (const [part, state] of statesOf(release))
    for (const version of servedVersions(state)) {
      const folder = `parts/${part}/${version}`
      const artifact = await lost.unlessLost(part, () => readWhole(store, part, version))
      if (isLost(artifact))
        lost.add(part, folder, artifact, (await exists(path.join(root, folder))) ? 'same' : 'nothing')
      else await putPart(await filesOf(store, artifact, lost), root, folder)
    }
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
async function filesOf(store: Store, artifact: Artifact, lost: LostFiles): Promise<Files> {
  const bodies = publicBodies(new Bodies(store, 0), artifact)
  const size = new SizeOfVersion(artifact)
  const found = await mapConcurrently(filesAtOnce, bodies, async ([file, body]) => {
    const copies = await lost.unlessLost(artifact.name, async () => {
      size.check()
      const read = await requireBody(`${file} of ${artifact.name}@${artifact.version}`, body)
      size.add(read.get('identity')?.length ?? 0)
      return read
    })
    if (isLost(copies)) lost.add(artifact.name, `${artifact.version}/${file}`, copies, 'nothing')
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
