import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { filled, formOf } from '../../testing/form.ts'
import { ask } from '../../testing/http.ts'
import { newSite, publishText, requestIn } from '../../testing/site.ts'
import { UnsteadyStore } from '../../testing/unsteady-store.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { endPreview, makePreview } from '../releasing/make-preview.ts'
import { changeSettings } from '../releasing/settings.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { type Served, serve } from './serve.ts'
import type { ServeOptions } from './serve-options.ts'

const channel = 'production'

let store: UnsteadyStore
let served: Served

beforeEach(async () => {
  const { root } = await newSite()
  store = new UnsteadyStore(root)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  store.network = 'up'
  return served.close()
})

const start = async (options: Partial<ServeOptions> = {}) => {
  served = await serve({ store, channel, port: 0, every: 50, previews: { domain: 'localhost' }, ...options })
}

const preview = async (name: string, part: string, text = 'unmerged') => {
  const version = await publishText(store, part, text)
  const until = new Date(Date.now() + 3_600_000)
  return makePreview(
    { ...requestIn(store, 'x'), name, until },
    await chooseVersions(store, channel, [`${part}@${version}`]),
  )
}

const at = (host: string, headers = {}) => ask(served.address, '/a', { headers: { host, ...headers } })

it("never mistakes the site's own host for a preview's, even when settings have moved it there", async () => {
  await preview('www', 'mf-a')
  await start({ previews: { domain: 'bridge.example' } })
  expect((await at('www.bridge.example')).text).toContain('unmerged')
  await changeSettings({ ...requestIn(store, 'x'), settings: { origin: 'https://www.bridge.example' } })
  await vi.waitFor(async () => expect((await at('www.bridge.example')).text).toContain('mf-a-1'), 5000)
  expect((await at('other.bridge.example')).status).toBe(404)
})

it('does not show previews under localhost to requests that come through a proxy', async () => {
  await preview('pr-1', 'mf-a')
  await start()
  expect((await at('pr-1.localhost')).text).toContain('unmerged')
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await at('pr-1.localhost', { [header]: '203.0.113.9' })).text, header).toContain('mf-a-1')
})

it('shows no previews under localhost while the site’s origin is elsewhere, unless PREVIEWS is set', async () => {
  await preview('pr-1', 'mf-a')
  await start({ previews: { domain: 'localhost', isAssumed: true } })
  expect((await at('pr-1.localhost')).text).toContain('unmerged')
  await changeSettings({ ...requestIn(store, 'x'), settings: { origin: 'https://bridge.example' } })
  await vi.waitFor(async () => expect((await at('pr-1.localhost')).text).toContain('mf-a-1'), 5000)
})

it('shows previews as last known while the store fails or hangs', async () => {
  await preview('pr-1', 'mf-a')
  await start()
  await at('pr-1.localhost')
  for (const network of ['down', 'hangs'] as const) {
    store.network = network
    await new Promise((resolve) => setTimeout(resolve, 1100))
    for (const _ of [1, 2]) expect((await at('pr-1.localhost')).text, network).toContain('unmerged')
  }
})

it('does not let a cache keep any part of a preview', async () => {
  await preview('pr-1', 'mf-a')
  await start({ cdn: 'max-age=86400' })
  for (const address of [
    '/a',
    '/posts/none',
    '/release.json',
    '/live/mf-a.json',
    '/posts/feed.xml',
    '/none',
  ]) {
    const { headers } = await ask(served.address, address, { headers: { host: 'pr-1.localhost' } })
    expect(headers['cache-control'], address).toMatch(/private|no-store/)
    expect(headers['cdn-cache-control'], address).toBeUndefined()
  }
})

it('assigns a name to only one of two teams that choose it at the same moment', async () => {
  await start()
  const both = await Promise.allSettled([preview('pr-1', 'mf-a'), preview('pr-1', 'mf-b')])
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refused).toEqual([expect.stringContaining('the preview pr-1 shows mf-')])
})

it('shows a preview only on its own host, not on similar names, which show the site', async () => {
  await preview('pr-12', 'mf-a')
  await start()
  for (const host of [
    'localhost',
    'pr-12.localhost.example',
    'x.pr-12.localhost',
    'PR_12.localhost',
    'pr-12',
  ]) {
    const { text, headers } = await ask(served.address, '/a', { headers: { host } })
    expect(text, host).toContain('mf-a-1')
    expect(headers['x-robots-tag'], host).toBeUndefined()
  }
  expect((await ask(served.address, '/a', { headers: { host: 'Pr-12.LOCALHOST:80' } })).text).toContain(
    'unmerged',
  )
})

it('stores no message from the form of a preview', async () => {
  const file = path.join(await newFolder(), 'messages.jsonl')
  const form = { file, quota: 1_000_000, rate: 20, proxies: 0 }
  await preview('pr-12', 'mf-a')
  await start({ form })
  const message = new Response(formOf(filled))
  const headers = {
    host: 'pr-12.localhost',
    accept: 'application/json',
    'content-type': message.headers.get('content-type') ?? '',
  }
  const body = Buffer.from(await message.arrayBuffer())
  const sent = await ask(served.address, '/forms/contact', { method: 'POST', headers, body })
  expect(sent.status).toBe(200)
  expect(existsSync(file)).toBe(false)
})

it('notices new and ended previews even after the clock has been set back', async () => {
  await preview('pr-1', 'mf-a')
  await start()
  expect((await at('pr-1.localhost')).text).toContain('unmerged')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  try {
    await preview('pr-2', 'mf-a')
    await endPreview(requestIn(store, 'x'), 'pr-1')
    await vi.waitFor(async () => {
      expect((await at('pr-2.localhost')).text).toContain('unmerged')
      expect((await at('pr-1.localhost')).status).toBe(410)
    }, 5000)
  } finally {
    vi.useRealTimers()
  }
})

/** Floods the hosts of forty previews that end on this date. Returns the distinct response statuses. */
async function flood(until: Date): Promise<number[]> {
  const { preview: made } = await preview('pr-0', 'mf-a')
  const { sha256: _, ...content } = made
  const names = Array.from({ length: 40 }, (_, index) => `pr-${index + 1}`)
  for (const name of names) {
    const record = sealed(JSON.stringify({ ...content, name, until: until.toISOString() }))
    await store.putIfAbsent(keys.preview(channel, name, 1), record)
  }
  await start()
  store.asked.length = 0
  const statuses: number[] = []
  for (let round = 0; round < 10; round++)
    statuses.push(...(await Promise.all(names.map(async (name) => (await at(`${name}.localhost`)).status))))
  return [...new Set(statuses)]
}

const readings = () => store.asked.filter((key) => key.startsWith('previews/production/pr-')).length

it('queries the store for an ended preview at most once a second, even if there are many', async () => {
  const begun = performance.now()
  expect(await flood(new Date(0))).toEqual([410])
  const seconds = Math.ceil((performance.now() - begun) / 1000)
  expect(readings()).toBeLessThanOrEqual(2 * 40 * seconds)
})

it('reads only a few previews from the store at a time, even if many are shown', async () => {
  let most = 0
  let now = 0
  const get = store.get.bind(store)
  vi.spyOn(store, 'get').mockImplementation(async (key) => {
    const isPreview = key.startsWith('previews/')
    if (isPreview) most = Math.max(most, ++now)
    return get(key).finally(() => {
      if (isPreview) now--
    })
  })
  expect(await flood(new Date(Date.now() + 3_600_000))).toEqual([200])
  expect(most).toBeLessThanOrEqual(4)
})
