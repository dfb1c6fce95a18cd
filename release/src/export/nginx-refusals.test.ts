import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { ask } from '../../testing/http.ts'
import { startNginx } from '../../testing/nginx.ts'
import { requireLive } from '../records/releases.ts'
import { caching, everywhere, onTexts } from '../serve/headers.ts'
import { serve } from '../serve/serve.ts'
import { exportTree } from './export.ts'

const channel = 'production'

let nginx: Awaited<ReturnType<typeof startNginx>>
let served: Awaited<ReturnType<typeof serve>>
/** Addresses of a page, a text file and a part's file. */
let addresses: readonly string[]

beforeAll(async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  nginx = await startNginx(folder)
  served = await serve({ store, channel, port: 0 })
  const { parts } = await requireLive(store, channel)
  addresses = ['/a', '/release.json', `/mf-a/${parts['mf-a']?.version}/assets/large.js`]
})
afterAll(() => Promise.all([nginx?.stop(), served?.close()]))

it.each([
  { what: 'cannot be decoded', address: '/%' },
  { what: 'has a NUL character', address: '/%00' },
  { what: 'is above the root', address: '/../refused' },
  { what: 'is too long', address: `/${'x'.repeat(9000)}` },
  { what: 'has too long a query', address: `/a?${'x'.repeat(9000)}` },
])('does not let a script run in the response to an address that $what', async ({ address }) => {
  const { status, headers } = await ask(nginx.address, address)
  expect(status).toBe(400)
  expect(headers).toMatchObject({ ...everywhere, ...onTexts, 'cache-control': caching.never })
})

it('refuses a path that is too long, as our own server does', async () => {
  for (const address of [`/${'x'.repeat(8200)}`, `/posts/${'x'.repeat(8200)}`, '/'.repeat(60_000)])
    for (const server of [nginx, served]) expect((await ask(server.address, address)).status).toBe(400)
})

it.each(['bytes=0-3', 'bytes=0-0,2-2', 'bytes=9999999-', 'bytes=x'])(
  'sends the whole file for the range %s, as our own server does',
  async (range) => {
    for (const address of addresses) {
      const { status, text } = await ask(nginx.address, address, { headers: { range } })
      expect(status).toBe(200)
      expect(text).toBe((await ask(nginx.address, address)).text)
    }
  },
)
