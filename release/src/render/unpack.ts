import { copyFile, lstat, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Artifact, ShellArtifact } from '@bridge/shared/artifact'
import { readFileOf } from '../artifacts/artifacts.ts'
import { SizeOfVersion } from '../artifacts/size-limits.ts'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { ReleaseError } from '../errors.ts'
import { makeFolder } from '../make-folder.ts'
import type { Store } from '../store/store.ts'
import { abandoned } from '../store/unfinished.ts'

/** Subpath modules of shared libraries, by library. */
const subpaths: Readonly<Record<string, readonly string[]>> = { react: ['jsx-runtime'] }

const worker = fileURLToPath(new URL('./worker.js', import.meta.url))

/** A temporary folder with parts' server files, which child processes render from. */
export interface Unpacked {
  readonly root: string
  /** The main module of a child process. */
  readonly worker: string
  /** The shell's server entry. */
  readonly renderer: string
  /** Path of a part's server file. */
  file(part: { name: string; version: string }, file: string): string
  /** Adds a part's server files, exactly as built. */
  add(artifact: Artifact): Promise<void>
  remove(): Promise<void>
}

const prefix = 'bridge-compose-'

/** Removes folders that killed processes left behind. */
async function removeAbandoned(place: string): Promise<void> {
  for (const name of (await readdir(place).catch(() => [])).filter((name) => name.startsWith(prefix))) {
    const folder = path.join(place, name)
    const found = await lstat(folder).catch(() => undefined)
    if (!found?.isDirectory() || found.uid !== process.getuid?.()) continue // another user could tamper with it
    if (found.mtimeMs < Date.now() - abandoned) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Unpacks a shell. Node then resolves each shared library, with exactly the exports that the shell provides.
 */
export async function unpack(store: Store, shell: ShellArtifact): Promise<Unpacked> {
  const root = await toDisk(async () => {
    const place = await realpath(tmpdir())
    await removeAbandoned(place)
    return mkdtemp(path.join(place, prefix))
  })
  const folder: Unpacked = {
    root,
    worker: path.join(root, 'worker.js'),
    renderer: fileIn(root, shell, shell.server.entry),
    file: (part, file) => fileIn(root, part, file),
    async add(artifact) {
      const files = Object.keys(artifact.files).filter((name) => name.startsWith('server/'))
      const size = new SizeOfVersion(artifact)
      await mapConcurrently(filesAtOnce, files, async (file) =>
        write(folder.file(artifact, file), await readFileOf(store, artifact, file, size)),
      )
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
  try {
    await write(path.join(root, 'package.json'), '{"type":"module"}')
    await toDisk(() => copyFile(worker, folder.worker))
    await folder.add(shell)
    await provideLibraries(root, shell)
    return folder
  } catch (error) {
    await folder.remove()
    throw error
  }
}

const fileIn = (root: string, part: { name: string; version: string }, file: string): string =>
  path.join(root, folderOf(part), file)

const folderOf = ({ name, version }: { name: string; version: string }): string => `parts/${name}/${version}`

async function provideLibraries(root: string, shell: ShellArtifact): Promise<void> {
  for (const [library, { names, version }] of Object.entries(shell.provides.libraries)) {
    const platform = path.posix.relative(
      `node_modules/${library}`,
      `${folderOf(shell)}/${shell.server.platform}`,
    )
    const source = `export { ${names.join(', ')} } from '${platform}'\n`
    const exports = Object.fromEntries(
      ['', ...(subpaths[library] ?? [])].map((sub) => [sub ? `./${sub}` : '.', './index.js']),
    )
    const folder = path.join(root, 'node_modules', library)
    await write(path.join(folder, 'index.js'), source)
    await write(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', version, exports }))
  }
}

const write = (file: string, content: string | Uint8Array): Promise<void> =>
  toDisk(async () => {
    await makeFolder(path.dirname(file))
    await writeFile(file, content)
  })

async function toDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new ReleaseError(`cannot unpack parts in ${tmpdir()}: ${(cause as Error).message}`, {
      hint: 'make room there, or set TMPDIR to another folder; nothing has changed',
      cause,
    })
  }
}
