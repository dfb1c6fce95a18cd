import { afterEach, beforeEach, vi } from 'vitest'
import { requireLive } from '../src/records/releases.ts'
import { type Served, serve } from '../src/serve/serve.ts'
import { FileStore } from '../src/store/file-store.ts'
import { newFolder } from './folder.ts'
import { ask } from './http.ts'
import { addresses, newSite } from './site.ts'
import { UnsteadyStore, untilCopied } from './unsteady-store.ts'

/** The maximum size of all copies together, in bytes: enough for the whole site. */
export const usual = 50_000_000

export let root: string
/** The folder of the copies. */
export let folder: string
export let store: UnsteadyStore
const running: Served[] = []

/** Each test gets its own site, and servers that keep copies in one folder. */
export function withCopiedSite(): void {
  beforeEach(async () => {
    ;({ root } = await newSite())
    folder = await newFolder()
    store = new UnsteadyStore(root)
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(async () => {
    for (const served of running.splice(0)) await served.close()
  })
}

export async function start(maxBytes = usual): Promise<Served> {
  const served = await serve({
    store,
    channel: 'production',
    port: 0,
    every: 50,
    copies: { folder, maxBytes },
  })
  running.push(served)
  return served
}

export const copied = () => untilCopied(store)

/** A server's responses for all addresses, and for two large files. */
export const answersOf = async ({ address }: Served, encoding = 'br') => {
  const { parts } = await requireLive(new FileStore(root), 'production')
  const files = [
    `/mf-a/${parts['mf-a']?.version}/assets/large.js`,
    `/mf-a/${parts['mf-a']?.version}/hand.woff2`,
  ]
  return Promise.all(
    [...addresses, ...files].map(async (path) => {
      const { status, text } = await ask(address, path, { headers: { 'accept-encoding': encoding } })
      return { path, status, text }
    }),
  )
}
