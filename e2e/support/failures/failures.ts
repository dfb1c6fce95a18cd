import { releaseSecondEdition, secondEdition } from '../second-edition.ts'
import type { ServedStore } from '../served-store.ts'
import { type CodeFault, contentFile, entryFile } from './code-faults.ts'
import type { faultProxy, NetworkFault } from './fault-proxy.ts'

export interface Failure {
  readonly name: string
  readonly file: RegExp
  readonly network?: NetworkFault
  readonly code?: CodeFault
}

/** What can go wrong with a remote's files: in transit, or in code that passed the gate. */
export const failures: readonly Failure[] = [
  { name: 'entry 404', file: entryFile, network: '404' },
  { name: 'entry 500', file: entryFile, network: '500' },
  { name: 'entry hangs', file: entryFile, network: 'hang' },
  { name: 'entry is HTML instead of JavaScript', file: entryFile, network: 'html' },
  { name: 'entry has a syntax error', file: entryFile, code: 'has a syntax error' },
  { name: 'entry throws', file: entryFile, code: 'throws' },
  { name: 'entry exports nothing', file: entryFile, code: 'exports nothing' },
  { name: 'page throws at render', file: entryFile, code: 'throws at render' },
  { name: 'page chunk 404', file: contentFile, network: '404' },
  { name: 'page chunk hangs', file: contentFile, network: 'hang' },
  { name: 'page chunk throws', file: contentFile, code: 'throws' },
  { name: 'page chunk exports nothing', file: contentFile, code: 'exports nothing' },
  { name: 'tampered entry', file: entryFile, network: 'tampered' },
  { name: 'tampered page chunk', file: contentFile, network: 'tampered' },
]

/** Releases the second edition with a failure that affects only that version; returns the site's address. */
export async function releaseFailing(
  { file, network, code }: Failure,
  site: ServedStore,
  proxied: typeof faultProxy,
): Promise<string> {
  await releaseSecondEdition(site, code && { file, fault: code })
  const proxy = await proxied(site.url)
  if (network) proxy.break(new RegExp(`/mf-legal/2\\.0\\.0-\\w+/${file.source}`), network)
  return proxy.url
}

/** The heading of /terms on a direct load: the prerendered one, unless the page's own code removes it. */
export const titleOnDirectLoad = ({ code }: Failure): string =>
  code === 'throws at render' ? 'Terms & Conditions' : `Terms & Conditions: ${secondEdition}`
