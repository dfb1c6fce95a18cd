import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Artifact } from '@bridge/shared/artifact'
import { readArtifact, readFileOf } from '../artifacts.ts'
import { publicName } from '../compose/pin-part.ts'
import type { Release } from '../releases.ts'
import { endings } from '../serve/body.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { aside, exists, writeFile } from './whole-file.ts'

/** Public files of every version that the release's pages name. Versions exported before stay: open tabs use them. */
export async function putParts(store: Store, release: Release, root: string): Promise<void> {
  for (const [name, { version, fallback }] of Object.entries(release.parts))
    for (const named of fallback ? [version, fallback] : [version]) {
      const target = path.join(root, 'parts', name, named)
      if (!(await exists(target))) await putPart(store, await readArtifact(store, name, named), root, target)
    }
}

/** A version's folder gets its name when all is in it. */
async function putPart(store: Store, artifact: Artifact, root: string, target: string): Promise<void> {
  const folder = await aside(root)
  await mkdir(folder)
  for (const file of Object.keys(artifact.files).filter((name) => name.startsWith('client/'))) {
    await writeFile(path.join(folder, publicName(file)), await readFileOf(store, artifact, file))
    for (const ending of [endings.br, endings.gzip]) {
      const copy = await store.get(keys.file(artifact.name, artifact.version, file) + ending)
      if (copy) await writeFile(path.join(folder, publicName(file) + ending), copy)
    }
  }
  await mkdir(path.dirname(target), { recursive: true })
  await rename(folder, target).catch(async (cause) => {
    if (!(await exists(target))) throw cause // else another export was first
    await rm(folder, { recursive: true })
  })
}
