import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Artifact } from '@bridge/shared/artifact'
import { type Description, type Files, writeArtifact } from '@bridge/shared/build/write-artifact'

/**
 * Makes a valid artifact from a built part, with some of its scripts or its description changed: for code that passes
 * the gate but fails in browsers. Returns the folder to publish.
 */
export async function variantOf(
  dist: string,
  packageVersion: string,
  change: (file: string, code: string) => string,
  describe: (description: Description) => Description = (description) => description,
) {
  const artifact: Artifact = JSON.parse(readFileSync(path.join(dist, 'artifact.json'), 'utf8'))
  const { format: _, version: __, files: ___, ...description } = artifact
  const files: Files = new Map()
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file === 'artifact.json' || !statSync(path.join(dist, file)).isFile()) continue
    const content = readFileSync(path.join(dist, file))
    files.set(file, file.endsWith('.js') ? change(file, content.toString('utf8')) : content)
  }
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'bridge-variant-')), 'dist')
  await writeArtifact(folder, packageVersion, files, describe(description as Description))
  return folder
}
