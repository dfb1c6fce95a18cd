import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Collector } from '../contact-form/collector.ts'
import { Receiver } from '../events/receiver.ts'
import type { Store } from '../store/store.ts'
import { TrustedStore } from '../trust/trusted-store.ts'
import { answer } from './answer-request.ts'
import { Bodies } from './body.ts'
import { withCopies } from './copied.ts'
import { CopyLive } from './copy-live.ts'
import { CurrentSite } from './current-site.ts'
import { followChannel } from './follow-channel.ts'
import { watchFreshness } from './freshness.ts'
import { httpServer } from './http-server.ts'
import { addressOf, listen } from './listen.ts'
import { isUnreadable } from './load-next.ts'
import { mostConnections } from './most-connections.ts'
import { allOf, type Observer } from './observer.ts'
import { Previews } from './previews.ts'
import { Requests } from './requests.ts'
import { Router } from './route-request.ts'
import type { ServeOptions } from './serve-options.ts'
import { sharedReads } from './shared-reads.ts'
import { sideFor } from './visitor-side.ts'
import { Waiting } from './waiting.ts'

const memory = 128 * 1024 * 1024

/** In ms per piece: enough for a connection of 18 kbps. */
const twoMinutes = 120_000

/** How long pending responses may take once the server is stopping, in ms. Their log lines are written after that. */
const lastAnswers = 9000

export interface Served {
  readonly server: Server
  readonly address: string
  /** Stops accepting connections, and closes each open one once its pending responses have been sent. */
  stop(): Promise<void>
  /** Stops immediately. */
  close(): Promise<void>
}

/** Serves the live release of a channel and follows the channel, without a restart or a failed request. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { port, host = '127.0.0.1', longestAnswer = twoMinutes } = options
  const observer = allOf(options.observers ?? [])
  const { store, current, stop: unfollow } = await follow(options, observer)
  const bodies = new Bodies(store, memory)
  const waiting = new Waiting(longestAnswer, options.mostConnections ?? mostConnections())
  const { answer, previews } = answering(options, { store, current, bodies, observer })
  const requests = new Requests(waiting, observer, answer)
  const server = httpServer(requests, waiting, observer.malformed)
  observer.begins({
    store,
    bodies,
    site: () => current.site,
    newestAt: () => current.newestAt,
    held: () => current.held,
  })
  try {
    previews?.refuseSite(current.site)
    await listen(server, port, host)
  } catch (error) {
    unfollow() // otherwise the process would keep running without serving anything
    throw error
  }
  const stop = async () => {
    unfollow()
    requests.stop()
    const late = setTimeout(() => server.closeAllConnections(), lastAnswers)
    await new Promise((resolve) => server.close(resolve)) // also closes idle connections
    clearTimeout(late)
  }
  const close = () => {
    const stopped = stop()
    server.closeAllConnections()
    return stopped
  }
  return { server, address: addressOf(server, host), stop, close }
}

/** Keeps the current site up to date, and returns the store as this server reads it. */
async function follow(
  { channel, every = 250, copies, trust, freshness, ...options }: ServeOptions,
  observer: Required<Observer>,
) {
  const shared = sharedReads(options.store)
  const copied = copies && (await withCopies(shared, channel, copies))
  const known = copied ?? shared
  const store = trust ? new TrustedStore(known, trust) : known
  const copyLive = copied && new CopyLive(store, copied)
  const current = new CurrentSite()
  const unfollow = await followChannel(store, channel, every, {
    onSite(site, record) {
      current.show(site, record)
      copyLive?.copy(site)
    },
    atHand: async (next, last) => copyLive?.copyChanges(next, last),
    onNewest(at, isWhole) {
      if (!copied || copied.substitutedAt < at) current.wasNewest(at, isWhole)
    },
    onRefused: observer.refusedRecord,
    holds: isUnreadable,
  })
  const unwatch =
    freshness && watchFreshness(store, () => current.site, freshness, Math.min(60_000, freshness))
  const stop = () => {
    copyLive?.stop()
    copied?.stop()
    unfollow()
    if (unwatch) unwatch()
  }
  return { store, current, stop }
}

interface Answering {
  readonly store: Store
  readonly current: CurrentSite
  readonly bodies: Bodies
  readonly observer: Required<Observer>
}

/** How requests are answered: those to a preview's host with the preview, all others with the current site. */
function answering(
  { form, events, cdn, proxies = 0, channel, ...options }: ServeOptions,
  { store, current, bodies, observer }: Answering,
) {
  const router = new Router(store, bodies)
  const collector = form && new Collector(form)
  const receiver =
    events && new Receiver(events, (report, client) => observer.reported(report, current.site, client))
  const previews = options.previews && new Previews({ ...options.previews, store, channel, form })
  const answerLive = (request: IncomingMessage, response: ServerResponse) => {
    const site = sideFor(current.site, request, proxies)
    const forCaches = () => (current.isSurelyNewest(site) ? cdn : undefined)
    return answer({ router, site, collector, receiver, cdn: forCaches }, request, response)
  }
  const answerEach = async (request: IncomingMessage, response: ServerResponse) =>
    previews?.answer({ router, site: current.site }, request, response) ?? answerLive(request, response)
  return { answer: answerEach, previews }
}
