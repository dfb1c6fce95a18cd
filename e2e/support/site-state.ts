import { createHash } from 'node:crypto'
import { released } from './project.ts'

export async function liveVersion(store: string, part: string): Promise<string> {
  return JSON.parse(await released(store, ['status', '--json'])).parts[part].version
}

/** Status and content hash of the site's response at each address. */
export async function pageHashes(url: string, addresses: readonly string[]): Promise<Record<string, string>> {
  const hashes = addresses.map(async (address) => {
    const answer = await fetch(url + address)
    const bytes = Buffer.from(await answer.arrayBuffer())
    return [address, `${answer.status} ${createHash('sha256').update(bytes).digest('hex')}`]
  })
  return Object.fromEntries(await Promise.all(hashes))
}
