import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Collector } from '../contact-form/collector.ts'
import { ownEndpoint } from '../contact-form/own-endpoint.ts'
import { isToEvents, Receiver } from '../events/receiver.ts'
import { splitTarget } from '../paths/split-target.ts'
import { drained } from '../requests/drained.ts'
import type { Body } from './body.ts'
import { forCaches } from './cache-tags.ts'
import { endedWorker, isForLeftWorker, onEndedWorker } from './ended-worker.ts'
import { caching, everywhere, onDocuments, onPartFiles, onTexts } from './headers.ts'
import type { LiveSite } from './live-site.ts'
import type { Kind, Sent } from './observer.ts'
import type { Route, Router } from './route-request.ts'
import { type Headers, headAsOther, MissingError, plain, send } from './send.ts'

/** More than proxies let through (nginx: 32 KB), so that they reject larger headers themselves. */
export const maxHeaderSize = 65_536

const onPages = { ...everywhere, ...onDocuments, 'cache-control': caching.revalidated }
const onTextFiles = { ...everywhere, ...onTexts, 'cache-control': caching.revalidated }
const onFiles = { ...everywhere, ...onPartFiles, 'cache-control': caching.immutable }
const ofOne = { 'cache-control': caching.ofOneVisitor }

/** Acknowledges reports without counting them: otherwise, browsers would log an error. */
const deaf = new Receiver({ rate: 1000, proxies: 0 }, () => {})

export interface Answering {
  readonly router: Router
  readonly site: LiveSite
  readonly collector: Collector | undefined
  /** Receives browsers' reports; without it, they are not collected. */
  readonly receiver?: Receiver | undefined
  /** How long a cache in front may keep responses that it can purge by tag (RFC 9213). */
  readonly cdn?: (() => string | undefined) | undefined
  /** Changes each page before it is sent; caches in front must not keep the result. */
  readonly changed?: (page: Body) => Promise<Body>
}

/** Answers a request from the live release. */
export async function answer(
  answering: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Sent> {
  const { site, router, collector, receiver } = answering
  const { origin, formEndpoint } = site.release.settings
  if (collector && formEndpoint === ownEndpoint && splitTarget(request.url ?? '').raw === ownEndpoint) {
    headAsOther(response)
    return { kind: 'form', outcome: await collector.answer(request, response, origin) }
  }
  if (isToEvents(request, site.release)) {
    headAsOther(response)
    await (receiver ?? deaf).answer(request, response, origin)
    return { kind: 'events' }
  }
  await drained(request)
  if (refusedFor(request, response)) return { kind: 'refused' }
  const route = await router.route(site, request.url ?? '/')
  if (isForLeftWorker(request, route)) {
    response.writeHead(200, onEndedWorker).end(endedWorker)
    return { kind: 'missing' }
  }
  const part = 'part' in route ? route.part : route.kind === 'part-file' ? route.name : undefined
  return { kind: kindOf(route), part, bytes: await follow(route, answering, request, response) }
}

/** Refuses a request that no browser would send. Returns whether it did. */
function refusedFor(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, httpVersion, method } = request
  if ((headers.host === undefined && httpVersion === '1.1') || hasTwoHosts(request))
    plain(response, 400, 'Bad request')
  else if (headers.expect && headers.expect.toLowerCase() !== '100-continue')
    plain(response, 417, 'Expectation failed')
  else if (method !== 'GET' && method !== 'HEAD')
    plain(response, 405, 'Method not allowed', { allow: 'GET, HEAD' })
  else return false
  return true
}

/** Returns the bytes of a file that are being sent. */
function follow(
  route: Route,
  { router, site, cdn, changed }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | undefined> | undefined {
  const forThem = () => (changed ? ofOne : 'part' in route ? forCaches(site, route.part, cdn?.()) : undefined)
  switch (route.kind) {
    case 'none':
      return plain(response, route.status, route.status === 400 ? 'Bad request' : 'Not found')
    case 'redirect':
      return plain(response, route.status, '', { location: route.location })
    case 'part-file':
      return send(request, response, route, () => onFiles).catch(async (error) => {
        if (!(error instanceof MissingError) || (await router.isStillThere(route))) throw error
        return plain(response, 404, 'Not found')
      })
    case 'page':
      return sendPage(route, changed, request, response, () => ({ ...onPages, ...forThem() }))
    case 'text':
      return send(request, response, route, () => ({ ...onTextFiles, ...forThem() }))
  }
}

async function sendPage(
  route: Route & { kind: 'page' },
  changed: Answering['changed'],
  request: IncomingMessage,
  response: ServerResponse,
  headers: () => Headers,
): Promise<Buffer | undefined> {
  const body = changed ? await changed(route.body) : route.body
  return send(request, response, { ...route, body }, headers)
}

function kindOf(route: Route): Kind {
  switch (route.kind) {
    case 'page':
      return route.status === 200 ? 'document' : 'missing'
    case 'text':
      return route.isPin ? 'pin' : 'text'
    case 'part-file':
      return 'file'
    case 'redirect':
      return 'redirect'
    case 'none':
      return route.status === 404 ? 'missing' : 'refused'
  }
}

/** Given two Host headers, a cache in front may use the one that we ignore. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}
