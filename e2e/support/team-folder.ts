import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { released, root } from './project.ts'

/** Everything that a remote's team needs: its package, `shared`, `release` and a store; no shell, no other remote. */
export interface TeamFolder {
  readonly folder: string
  edit(file: string, change: (text: string) => string): Promise<void>
  /** Runs a release command in this folder. */
  release(store: string, ...args: string[]): Promise<string>
  remove(): Promise<void>
}

export async function teamFolder(part: string): Promise<TeamFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bridge-team-'))
  const unneeded = (source: string) => !/\/(dist|\.store|\.cache)(\/|$)/.test(source.slice(root.length))
  for (const name of [part, 'shared', 'release', 'package.json', 'pnpm-workspace.yaml'])
    await cp(path.join(root, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: unneeded,
    })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return {
    folder,
    async edit(file, change) {
      const before = await readFile(path.join(folder, file), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`${file}: the edit must change something`)
      await writeFile(path.join(folder, file), after)
    },
    release: (store, ...args) => released(store, args, folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
