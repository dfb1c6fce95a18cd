import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Release } from '../../records/releases.ts'
import { answer, maxHeaderSize } from '../../serve/answer-request.ts'
import { Bodies } from '../../serve/body.ts'
import type { LiveSite } from '../../serve/live-site.ts'
import { loadNext } from '../../serve/load-next.ts'
import { PageLists } from '../../serve/page-lists.ts'
import { Router } from '../../serve/route-request.ts'
import { plain } from '../../serve/send.ts'
import type { Store } from '../../store/store.ts'

export interface Planned {
  readonly site: LiveSite
  readonly origin: string
  stop(): void
}

const memory = 64 * 1024 * 1024

/** With this header, only the code of the shell and the named part is served. */
export const onlyPart = 'bridge-only-part'

/**
 * Serves a planned release from the files in the store, as servers would. This server also acts as the proxy for
 * the browser that opens the release, and forwards nothing, so that another team's page never reaches the deployer's
 * network.
 */
export async function servePlanned(store: Store, release: Release): Promise<Planned> {
  const { site } = await loadNext(new PageLists(store), release)
  const router = new Router(store, new Bodies(store, memory))
  let origin = ''
  const server = createServer({ maxHeaderSize }, (request, response) => {
    const isOurs = request.url?.startsWith('/') || request.url?.startsWith(`${origin}/`)
    const only = request.headers[onlyPart]
    const [, folder = ''] = (request.url ?? '').replace(origin, '').split('/')
    if (!isOurs) plain(response, 403, 'Only the site itself can be reached from here')
    else if (only && folder !== only && site.compositions.has(folder)) plain(response, 404, 'Not found')
    else
      answer({ router, site, collector: undefined }, request, response).catch((error: Error) =>
        response.headersSent ? response.destroy() : plain(response, 500, error.message),
      )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { site, origin, stop }
}
