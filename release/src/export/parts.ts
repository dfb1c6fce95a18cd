import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Artifact } from '@bridge/shared/artifact'
import { readArtifact } from '../artifacts/artifacts.ts'
import { SizeOfVersion } from '../artifacts/size-limits.ts'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { makeFolder } from '../make-folder.ts'
import { type Release, servedVersions } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { Bodies, publicBodies, requireBody } from '../serve/body.ts'
import { endings } from '../store/compressed.ts'
import type { Store } from '../store/store.ts'
import { aside } from '../store/unfinished.ts'
import { exists, putFile, writeFile } from './whole-file.ts'

/** Puts the public files of live and fallback versions. Earlier versions stay: open tabs use them. */
export async function putParts(store: Store, release: Release, root: string): Promise<void> {
  for (const [name, part] of statesOf(release))
    for (const named of servedVersions(part))
      await putPart(
        await filesOf(store, await readArtifact(store, name, named)),
        root,
        `parts/${name}/${named}`,
      )
}

type Files = ReadonlyMap<string, Buffer>

/** A version's public files and their compressed copies, by name. */
async function filesOf(store: Store, artifact: Artifact): Promise<Files> {
  const bodies = publicBodies(new Bodies(store, 0), artifact)
  const size = new SizeOfVersion(artifact)
  const found = await mapConcurrently(filesAtOnce, bodies, async ([file, body]) => {
    size.check()
    const copies = await requireBody(file, body)
    size.add(copies.get('identity')?.length ?? 0)
    return [...copies].map(([encoding, content]) => [file + endings[encoding], content] as const)
  })
  return new Map(found.flat())
}

/** Renames a version's folder into place once complete. Repairs altered files if it already exists. */
async function putPart(files: Files, root: string, name: string): Promise<void> {
  const target = path.join(root, name)
  if (!(await exists(target))) {
    const folder = await aside(root)
    await mkdir(folder)
    for (const [file, content] of files) await writeFile(path.join(folder, file), content)
    await makeFolder(path.dirname(target))
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
