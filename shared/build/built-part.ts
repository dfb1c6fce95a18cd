import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { RemoteArtifact } from '../artifact.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** For tests: what the real command prints when it builds a part with these files, in a folder of its own. */
export async function builtPart(files: Record<string, string>, variables: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bridge-build-'))
  await symlink(path.join(project, 'mf-legal/node_modules'), path.join(folder, 'node_modules'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  const { VITEST: _, ...env } = process.env // the federation plugin checks for it
  const began = performance.now()
  const child = spawn(process.execPath, [path.join(project, 'shared/bin/build.js')], {
    cwd: folder,
    env: { ...env, ...variables },
  })
  const [code, out, told] = await Promise.all([
    new Promise((resolve) => child.on('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ])
  const took = performance.now() - began
  const artifact = await readFile(path.join(folder, 'dist/artifact.json'), 'utf8').catch(() => 'null')
  await rm(folder, { recursive: true })
  return { code, out, told, took, artifact: JSON.parse(artifact) as RemoteArtifact | null }
}
