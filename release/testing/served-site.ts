import { requireLive } from '../src/records/releases.ts'
import { serve } from '../src/serve/serve.ts'
import { ask } from './http.ts'
import { newSite } from './site.ts'

/** Serves a new site. `files` is the base address of the live mf-a's files. */
export async function servedSite() {
  const { root, store } = await newSite()
  const served = await serve({ store, channel: 'production', port: 0 })
  const { parts } = await requireLive(store, 'production')
  const { address, close } = served
  return { root, store, served, address, close, files: `/mf-a/${parts['mf-a']?.version}` }
}

export const releaseShown = async (address: string): Promise<number> =>
  JSON.parse((await ask(address, '/release.json')).text).release

export async function untilShown(address: string, number: number): Promise<void> {
  for (
    const start = Date.now();
    (await releaseShown(address)) !== number;
    await new Promise((resolve) => setTimeout(resolve, 10))
  )
    if (Date.now() - start > 1000) throw new Error(`release ${number} is not served after a second`)
}
