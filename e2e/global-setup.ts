import { mkdir, rm } from 'node:fs/promises'
import { mapConcurrently } from '@bridge/release/src/concurrency.ts'
import { bundleTool } from '@bridge/release/testing/tool.ts'
import { cache, parts, released, sharedStore } from './support/project.ts'
import { serveStore } from './support/served-store.ts'

/** Builds, releases and serves the site that most specs share. `E2E_URL` names one that is already running. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => {}
  process.env['E2E_CACHE'] = cache // the workers' specs find it there
  await mkdir(cache, { recursive: true })
  const discardTool = await bundleTool()
  await mapConcurrently(2, parts, (part) => released(sharedStore, ['publish', part]))
  await released(sharedStore, ['deploy', ...parts, '--no-browser', '--why', 'end-to-end tests'])
  const site = await serveStore(sharedStore)
  process.env['E2E_URL'] = site.url
  return async () => {
    await site.stop()
    await discardTool()
    await rm(cache, { recursive: true, force: true })
  }
}
