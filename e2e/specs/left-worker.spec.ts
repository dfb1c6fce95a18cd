import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/fixtures.ts'

/** Serves every page from its own cache, as the workers of many sites do. */
const worker = `
  addEventListener('install', (event) => {
    skipWaiting()
    event.waitUntil(caches.open('1').then((cache) => cache.addAll(['/', '/about'])))
  })
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return
    event.respondWith(caches.match(event.request).then((found) => found ?? caches.match('/')))
  })`
const page =
  '<!doctype html><h1>The earlier site</h1><script>navigator.serviceWorker.register("/sw.js")</script>'

/** An address that serves an earlier site, and ours after `moveIn`. */
async function earlierSite(ours: string) {
  let hasMoved = false
  const server = createServer((incoming, response) => {
    const { url = '/', method, headers } = incoming
    if (hasMoved)
      return request(ours + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      }).end()
    const isWorker = url === '/sw.js'
    response
      .setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
      .end(isWorker ? worker : page)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, moveIn: () => (hasMoved = true), close: () => server.close() }
}

test('a visitor whose browser kept the worker of an earlier site sees ours on the first visit', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const site = await earlierSite(baseURL as string)
  atEnd(site.close)
  await page.goto(site.address)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  site.moveIn()
  await page.goto(`${site.address}/about`) // shows the earlier site, and looks for a newer worker
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The earlier site', {
    timeout: 20_000,
  })
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
