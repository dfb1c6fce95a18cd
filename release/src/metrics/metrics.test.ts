import { once } from 'node:events'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { filled, formOf, post } from '../../testing/form.ts'
import { ask, askRaw } from '../../testing/http.ts'
import { report, reportOf } from '../../testing/reporting.ts'
import { scraped, sumOf } from '../../testing/scraped.ts'
import { type Serving, serving } from '../../testing/serving.ts'
import { newSite, publishText, release, requestIn, share } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'

let root: string
let store: FileStore
let running: Serving

beforeEach(async () => {
  ;({ root, store } = await newSite())
  const env = { TRUST: await newFolder() }
  running = await serving(`file:${root}`, { env, flags: ['--metrics', '0'] })
})
afterEach(async () => {
  running.server.kill()
  await once(running.server, 'close')
})

const now = () => scraped(running.metrics as string)
const get = (address: string) => ask(running.address, address)

it('counts requests by kind, part and status, with their bytes and time', async () => {
  const { parts } = await requireLive(store, 'production')
  const page = await get('/a')
  await ask(running.address, '/a', { headers: { 'if-none-match': String(page.headers.etag) } })
  await get(`/mf-a/${parts['mf-a']?.version}/assets/large.js`)
  for (const address of ['/live/mf-b.json', '/posts/none', '/unknown', '/mf-a/none/x.js', '/sitemap.xml'])
    await get(address)
  await ask(running.address, '/a', { method: 'DELETE' })
  await askRaw(running.address, 'nonsense\r\n\r\n')
  const samples = await now()
  expect(
    Object.fromEntries([...samples].filter(([name]) => name.startsWith('bridge_requests_total'))),
  ).toEqual({
    'bridge_requests_total{kind="document",part="mf-a",status="200"}': 1,
    'bridge_requests_total{kind="document",part="mf-a",status="304"}': 1,
    'bridge_requests_total{kind="file",part="mf-a",status="200"}': 1,
    'bridge_requests_total{kind="pin",part="mf-b",status="200"}': 1,
    'bridge_requests_total{kind="text",part="",status="200"}': 1,
    'bridge_requests_total{kind="missing",part="mf-b",status="404"}': 1,
    'bridge_requests_total{kind="missing",part="",status="404"}': 1,
    'bridge_requests_total{kind="redirect",part="",status="302"}': 1,
    'bridge_requests_total{kind="refused",part="",status="405"}': 1,
  })
  expect(samples.get('bridge_malformed_requests_total')).toBe(1)
  expect(samples.get('bridge_sent_bytes_total{kind="document",part="mf-a"}')).toBe(page.bytes.length)
  expect(samples.get('bridge_request_seconds_count{kind="document"}')).toBe(2)
  expect(sumOf(samples, /^bridge_request_seconds_bucket\{le="10",kind="document"\}/)).toBe(2)
})

it('shows which version is shared with what percentage of visitors, and counts visits to it separately', async () => {
  await changeSettings({ ...requestIn(store, 'events'), settings: { events: { endpoint: '/events' } } })
  const version = await share(store, 'mf-a', 'second', 12.5)
  await vi.waitFor(async () => expect((await now()).get('bridge_release')).toBe(3), 5000)
  expect((await report(running.address, await reportOf(store, { version, visit: true }))).status).toBe(204)
  const samples = await now()
  expect(samples.get(`bridge_shared_ratio{part="mf-a",version="${version}"}`)).toBe(0.125)
  expect(samples.get(`bridge_visits_total{part="mf-a",version="${version}"}`)).toBe(1)
  await rollback({ ...requestIn(store, 'no'), part: 'mf-a' })
  await vi.waitFor(async () => expect((await now()).get('bridge_release')).toBe(4), 5000)
  expect([...(await now()).keys()].filter((name) => name.startsWith('bridge_shared_ratio'))).toEqual([])
})

it('shows what is live and how old it is, and follows a release', async () => {
  const version = await release(store, 'mf-a', 'second')
  await vi.waitFor(async () => expect((await now()).get('bridge_release')).toBe(2), 5000)
  const samples = await now()
  expect(samples.get(`bridge_live_version{part="mf-a",version="${version}"}`)).toBe(1)
  expect(sumOf(samples, /^bridge_live_version\{part="mf-a"/)).toBe(1)
  expect(samples.get('bridge_release_age_seconds')).toBeLessThan(60)
  expect(samples.get('bridge_newest_known_age_seconds')).toBeLessThan(5)
  expect(samples.has('bridge_signed_word_age_seconds')).toBe(false) // nothing is signed here
})

it('names the record that it refuses, until a later one is live', async () => {
  const spoil = () => writeFile(path.join(root, keys.release('production', 2)), '{}')
  await spoil()
  await vi.waitFor(async () => expect((await now()).get('bridge_refused_record')).toBe(2), 5000)
  expect((await get('/a')).status).toBe(200)
  await release(store, 'mf-a', 'third')
  await vi.waitFor(async () => expect((await now()).get('bridge_release')).toBe(3), 5000)
  const samples = await now()
  expect(samples.get('bridge_refused_record')).toBe(0)
  expect(samples.get('bridge_refused_records_total')).toBe(1)
})

it('counts the parts that are not shown as recorded', async () => {
  await release(store, 'mf-a', 'second')
  const { key = '' } = (await requireLive(store, 'production')).parts['mf-a']?.composition ?? {}
  const list = path.join(root, keys.composition(key))
  const pages = await readFile(list)
  await writeFile(list, 'altered')
  const restarted = await serving(`file:${root}`, { flags: ['--metrics', '0'], errors: 'ignore' })
  try {
    const held = async () => (await scraped(restarted.metrics as string)).get('bridge_held_parts')
    expect(await held()).toBe(0)
    await release(store, 'mf-b', 'second')
    await vi.waitFor(async () => expect(await held()).toBe(1), 5000)
    await writeFile(list, pages)
    await vi.waitFor(async () => expect(await held()).toBe(0), 10_000)
  } finally {
    restarted.server.kill()
    await once(restarted.server, 'exit')
  }
})

it('counts cache hits and misses, store errors, and form messages, however posted', async () => {
  await get('/a')
  await get('/a')
  const before = await now()
  expect(before.get('bridge_cache_hits_total')).toBeGreaterThan(0)
  expect(before.get('bridge_cache_misses_total')).toBeGreaterThan(0)
  expect(before.get('bridge_cache_bytes')).toBeGreaterThan(0)
  expect(before.get('bridge_store_reads_total{verb="get"}')).toBeGreaterThan(0)
  expect(before.get('bridge_store_errors_total{verb="get"}')).toBe(0)
  for (const status of [500, 507]) // an alert watches for an increase from 0
    expect(before.get(`bridge_form_messages_total{status="${status}"}`)).toBe(0)
  await post(running.address, formOf(filled))
  await post(running.address, formOf({ ...filled, name: '' }), { accept: 'text/html' })
  const samples = await now()
  expect(samples.get('bridge_form_messages_total{status="200"}')).toBe(1)
  expect(samples.get('bridge_form_messages_total{status="422"}')).toBe(1)
  const file = path.join(root, 'releases')
  await rename(file, `${file}.gone`)
  await writeFile(file, 'a file where a folder should be')
  await vi.waitFor(
    async () => expect(sumOf(await now(), /^bridge_store_errors_total/)).toBeGreaterThan(0),
    15_000,
  )
})

it('has exactly the metrics that the documentation lists', async () => {
  const file = new URL('../../../docs/observability/README.md', import.meta.url)
  const documented = new Set((await readFile(file, 'utf8')).match(/(?<=`)bridge_\w+/g))
  const { text } = await ask(running.metrics as string, '/metrics')
  const exposed = [...text.matchAll(/^# TYPE (bridge_\w+)/gm)].map(([, name]) => name)
  expect(new Set(exposed)).toEqual(documented)
})

it('does not take labels from what clients request', async () => {
  const old = await publishText(store, 'mf-a', 'never live')
  await get('/a')
  const before = new Set((await now()).keys())
  for (let number = 0; number < 300; number++)
    await get(
      [`/p${number}`, `/mf-x${number}/1.0.0-abc/x.js`, `/live/mf-${number}.json`][number % 3] as string,
    )
  for (const name of ['__proto__', 'constructor', 'mf-a"}{']) await get(`/${name}/1.0.0-0123456789ab/x.js`)
  await get(`/mf-a/${old}/assets/large.js`)
  const added = [...(await now()).keys()].filter(
    (key) => key.startsWith('bridge_') && !before.has(key) && !key.startsWith('bridge_request_seconds'),
  )
  expect(added.sort()).toEqual([
    'bridge_requests_total{kind="file",part="mf-a",status="200"}',
    'bridge_requests_total{kind="missing",part="",status="404"}',
    'bridge_requests_total{kind="redirect",part="",status="302"}',
    'bridge_sent_bytes_total{kind="file",part="mf-a"}',
  ])
})

it('answers on its own port, only to this machine, and only with metrics', async () => {
  const metrics = running.metrics as string
  expect(new URL(metrics).port).not.toBe(new URL(running.address).port)
  expect((await get('/metrics')).status).toBe(302)
  const { status, headers } = await ask(metrics, '/metrics')
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'text/plain; version=0.0.4; charset=utf-8',
  })
  expect((await ask(metrics, '/')).status).toBe(404)
  expect((await ask(metrics, '/metrics', { method: 'POST' })).status).toBe(405)
  const rebound = { headers: { host: 'attacker.example:9464' } }
  expect((await ask(metrics, '/metrics', rebound)).status).toBe(421)
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const port = (taken.address() as AddressInfo).port
  await expect(
    serving(`file:${root}`, { flags: ['--metrics', String(port)], errors: 'ignore' }),
  ).rejects.toThrow('serve exited with 1')
  taken.close()
})
