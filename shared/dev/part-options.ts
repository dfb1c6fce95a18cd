import { loadConfigFromFile } from 'vite'
import type { PartConfig, RemoteOptions } from '../vite/preset.ts'

/** What a remote's vite.config.ts says of it. */
export async function readPartOptions(root: string): Promise<RemoteOptions> {
  const env = { command: 'serve', mode: 'production' } as const
  const loaded = await loadConfigFromFile(env, undefined, root, 'warn')
  const options = (loaded?.config as PartConfig | undefined)?.bridge
  if (options) return options
  throw new Error(`${root}/vite.config.ts does not export remote({ name, pages }) of @bridge/shared/vite`)
}
