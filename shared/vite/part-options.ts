import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadConfigFromFile } from 'vite'
import { BuildError } from './build-error.ts'
import type { PartConfig, RemoteOptions } from './preset.ts'

/** A remote's options, from its vite.config.ts. */
export async function readPartOptions(root: string): Promise<RemoteOptions> {
  const env = { command: 'serve', mode: 'production' } as const
  const loaded = await loadConfigFromFile(env, undefined, root, 'warn')
  const options = (loaded?.config as PartConfig | undefined)?.bridge
  if (!options) throw new BuildError('vite.config.ts must export a remote', `export default ${example}`)
  const { name, pages } = options
  if (typeof name !== 'string' || !/^mf-[a-z0-9-]+$/.test(name))
    throw new BuildError(
      `vite.config.ts: the remote's name must match mf-[a-z0-9-]+, but is ${name}`,
      `for example ${example}`,
    )
  if (Object.keys(pages ?? {}).length === 0)
    throw new BuildError('vite.config.ts: the remote must have a page', `for example ${example}`)
  for (const [page, file] of Object.entries(pages))
    if (!existsSync(path.join(root, file)))
      throw new BuildError(
        `vite.config.ts: page '${page}' is in ${file}, which does not exist`,
        "name the page's module relative to the part's folder",
      )
  return options
}

const example = "remote({ name: 'mf-partners', pages: { list: 'src/pages/list.tsx' } })"
