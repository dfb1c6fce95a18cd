import type { IncomingMessage } from 'node:http'
import { caching, everywhere } from './headers.ts'
import type { Route } from './route-request.ts'
import type { Headers } from './send.ts'

/**
 * A service worker in place of one that an earlier site on this origin left in a visitor's browser. That one would show
 * the earlier site for ever, because browsers keep a worker whose script is gone or redirects. This one unregisters
 * itself, and reloads the pages that the earlier one had shown.
 */
export const endedWorker = [
  "addEventListener('install',()=>skipWaiting());",
  "addEventListener('activate',event=>event.waitUntil((async()=>{",
  'for(const name of await caches.keys())await caches.delete(name);',
  'await registration.unregister();',
  "for(const one of await clients.matchAll({type:'window'}))one.navigate(one.url)",
  '})()))',
].join('')

export const onEndedWorker: Headers = {
  ...everywhere,
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': caching.never,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Whether a browser requests a worker's script at an address that the site does not have. */
export const isForLeftWorker = (request: IncomingMessage, { kind, status }: Route): boolean =>
  request.headers['service-worker'] === 'script' &&
  ((kind === 'redirect' && status === 302) || (kind === 'page' && status === 404))
