import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inRepository, type Manifest, type Versions } from './dependencies.ts'
import { completed, repositoryFiles } from './repository-files.ts'

/** A team's own repository, with the kit as a package. */
export interface OwnRepository {
  readonly versions: Versions
  /** Adds whatever the repository still lacks around its remotes. */
  complete(): Promise<void>
}

export async function ownRepository(folder: string, kit: Manifest): Promise<OwnRepository> {
  const file = path.join(folder, 'package.json')
  const manifest = existsSync(file) ? await readManifest(file) : {}
  const versions = inRepository(manifest, kit)
  return {
    versions,
    async complete() {
      for (const [name, text] of repositoryFiles)
        if (!existsSync(path.join(folder, name))) await writeFile(path.join(folder, name), text)
      await writeFile(file, `${JSON.stringify(completed(manifest, versions), null, 2)}\n`)
    },
  }
}

/** The kit's package.json once it is packed; `undefined` in the workspace, whose versions are in a catalog. */
export async function packedKit(): Promise<Manifest | undefined> {
  const kit = await readManifest(fileURLToPath(new URL('../package.json', import.meta.url)))
  return kit.devDependencies?.['react'] === 'catalog:' ? undefined : kit
}

const readManifest = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, 'utf8'))
