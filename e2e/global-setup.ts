import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { bundledCli } from '@bridge/release/testing/cli.ts'
import { cache, parts, released, root, sharedStore } from './support/project.ts'
import { serveStore } from './support/served-store.ts'

/** Builds, releases and serves the site that most specs share. `E2E_URL` names one already running. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => {}
  process.env['E2E_CACHE'] = cache // the workers' specs find it there
  await mkdir(cache, { recursive: true })
  await mkdir(path.join(root, 'release/.cache'), { recursive: true })
  const tool = await mkdtemp(path.join(root, 'release/.cache/tool-')) // where it finds what it does not bundle
  process.env['E2E_TOOL'] = await bundledCli(tool)
  for (const part of parts) await released(sharedStore, ['publish', part])
  await released(sharedStore, ['deploy', ...parts, '--no-browser', '--why', 'end-to-end tests'])
  const site = await serveStore(sharedStore)
  process.env['E2E_URL'] = site.url
  return async () => {
    await site.stop()
    for (const folder of [cache, tool]) await rm(folder, { recursive: true, force: true })
  }
}
