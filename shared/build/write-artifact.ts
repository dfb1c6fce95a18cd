import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Artifact, isFileName, type RemoteArtifact, type ShellArtifact } from '../artifact.ts'
import { contentHash, sha256 } from '../hash.ts'

/** An artifact's files before they are written: path inside the artifact to content. */
export type Files = Map<string, string | Uint8Array>

type Undescribed = 'format' | 'version' | 'files'
export type Description = Omit<RemoteArtifact, Undescribed> | Omit<ShellArtifact, Undescribed>

/** Fails in the build rather than when the artifact is published. */
export function checkFileNames(files: Files): void {
  const odd = [...files.keys()].find((file) => !isFileName(file))
  if (odd) throw new Error(`the build emitted a file named ${odd}, which stores do not accept`)
}

/** Writes a part's files and artifact.json to a new folder. The version is derived from all of them. */
export async function writeArtifact(
  folder: string,
  packageVersion: string,
  files: Files,
  description: Description,
): Promise<Artifact> {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  const unversioned = {
    format: 1,
    ...description,
    files: Object.fromEntries(sorted.map(([name, content]) => [name, sha256(content)])),
  }
  const artifact = {
    ...unversioned,
    version: `${packageVersion}-${contentHash(JSON.stringify(unversioned))}`,
  } as Artifact
  await rm(folder, { recursive: true, force: true })
  for (const [name, content] of [...sorted, ['artifact.json', JSON.stringify(artifact)] as const]) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return artifact
}
