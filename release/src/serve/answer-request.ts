import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Collector } from '../forms/collector.ts'
import { drained } from '../forms/drained.ts'
import { ownEndpoint } from '../forms/own-endpoint.ts'
import type { Body } from './body.ts'
import { forCaches } from './cache-tags.ts'
import { acceptedEncodings, caching, everywhere, onDocuments, onPartFiles, onTexts } from './headers.ts'
import type { LiveSite } from './live-site.ts'
import { type Router, splitTarget } from './route-request.ts'

/** More than proxies let through (nginx: 32 KB), so that they reject larger headers themselves. */
export const maxHeaderSize = 65_536

const onPages = { ...everywhere, ...onDocuments, 'cache-control': caching.revalidated }
const onTextFiles = { ...everywhere, ...onTexts, 'cache-control': caching.revalidated }
const onFiles = { ...everywhere, ...onPartFiles, 'cache-control': caching.immutable }
const onOthers = { ...everywhere, ...onDocuments, 'cache-control': caching.never }

export interface Answering {
  readonly router: Router
  readonly site: LiveSite
  readonly collector: Collector | undefined
  /** How long a cache in front may keep what it can drop by its tags (RFC 9213). */
  readonly cdn?: string | undefined
  /** What becomes of a page before it is sent, to somebody whom no cache serves. */
  readonly changed?: (page: Body) => Promise<Body>
}

/** Answers a request from the live release. Returns the bytes of a file that are being sent. */
export async function answer(
  { router, site, collector, cdn, changed }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | undefined> {
  const { origin, formEndpoint } = site.release.settings
  if (collector && formEndpoint === ownEndpoint && splitTarget(request.url ?? '').raw === ownEndpoint) {
    for (const [name, value] of Object.entries(onOthers)) response.setHeader(name, value)
    await collector.answer(request, response, origin)
    return
  }
  await drained(request)
  const { headers, httpVersion } = request
  if (headers.host === undefined && httpVersion === '1.1') return plain(response, 400, 'Bad request')
  if (headers.expect && headers.expect.toLowerCase() !== '100-continue')
    return plain(response, 417, 'Expectation failed')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(response, 405, 'Method not allowed', { allow: 'GET, HEAD' })
  const route = await router.route(site, request.url ?? '/')
  const tags = 'part' in route && !changed ? forCaches(site, route.part, cdn) : undefined
  switch (route.kind) {
    case 'none':
      return plain(response, route.status, route.status === 400 ? 'Bad request' : 'Not found')
    case 'redirect':
      return plain(response, route.status, '', { location: route.location })
    case 'part-file':
      return send(request, response, route, onFiles)
    case 'page': {
      const body = changed ? await changed(route.body) : route.body
      return send(request, response, { ...route, body }, { ...onPages, ...tags })
    }
    case 'text':
      return send(request, response, route, { ...onTextFiles, ...tags })
  }
}

type Headers = Readonly<Record<string, string>>

/**
 * Sends the smallest prepared encoding that the client accepts, or 304 if it has that already. Returns the
 * bytes that are being sent. All headers are set in one call: setting them one by one costs a tenth of a
 * server's time.
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: { readonly status: number; readonly body: Body },
  common: Headers,
): Promise<Buffer | undefined> {
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const read = body.read(encoding)
    // Without the store, nobody knows whether there are compressed copies of a small file.
    const bytes = encoding === 'identity' ? await read : await read.catch(() => undefined)
    if (!bytes) continue
    const etag = encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`
    const headers = { ...common, 'content-type': body.type, vary: 'accept-encoding', etag }
    if (status === 200 && matches(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(status, {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': bytes.length,
    })
    if (request.method === 'HEAD') {
      response.end()
      return
    }
    endInPieces(response, bytes)
    return bytes
  }
  throw new Error('a file that the release names is not in the store')
}

/** In bytes. */
const piece = 262_144

/** Writes in pieces, which shows whether the client keeps reading a large file. */
function endInPieces(response: ServerResponse, bytes: Buffer): void {
  let at = 0
  const next = () => {
    while (bytes.length - at > piece) {
      at += piece
      if (response.write(bytes.subarray(at - piece, at))) continue
      response.once('drain', next)
      return
    }
    response.end(bytes.subarray(at))
  }
  next()
}

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === tag))

export function plain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers = {},
): undefined {
  const length = { 'content-length': Buffer.byteLength(text) }
  response
    .writeHead(status, { ...onOthers, ...headers, 'content-type': 'text/plain; charset=utf-8', ...length })
    .end(text)
}
