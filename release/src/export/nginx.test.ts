import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { ask } from '../../testing/http.ts'
import { startNginx } from '../../testing/nginx.ts'
import { addresses } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { everywhere, onDocuments, onPartFiles } from '../serve/headers.ts'
import { serve } from '../serve/serve.ts'
import { exportTree } from './export.ts'

const channel = 'production'

let nginx: Awaited<ReturnType<typeof startNginx>>
let served: Awaited<ReturnType<typeof serve>>
let files: string

beforeAll(async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  nginx = await startNginx(folder)
  served = await serve({ store, channel, port: 0 })
  files = `/mf-a/${(await requireLive(store, channel)).parts['mf-a']?.version}`
})
afterAll(() => Promise.all([nginx?.stop(), served?.close()]))

const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'location',
  'allow',
  'last-modified',
] as const
const security = Object.keys({ ...everywhere, ...onDocuments, ...onPartFiles })

/** What both servers must agree on; excludes bodies that merely repeat the status. */
async function seen(
  server: string,
  address: string,
  asking: Parameters<typeof ask>[2] = {},
): Promise<Record<string, unknown>> {
  const { status, headers, text } = await ask(server, address, asking)
  if (headers['content-encoding']) expect(headers.vary?.toLowerCase()).toBe('accept-encoding')
  const told = Object.fromEntries([...compared, ...security].map((name) => [name, headers[name]]))
  return headers['cache-control'] === 'no-store'
    ? { status, ...told, 'content-type': undefined }
    : { status, ...told, text }
}

it.each([
  ...addresses,
  '/?x=1',
  '/a/',
  '/a///?x=1?y',
  '//evil.example/',
  '/\\evil.example/',
  '/posts/first/',
  '/posts/a/b',
  '/mf-a',
])('answers %s as our own server does', async (address) => {
  for (const encoding of ['identity', 'gzip', 'br', 'br;q=0, gzip', '*;q=0'])
    for (const method of ['GET', 'HEAD', 'POST']) {
      const asking = { method, headers: { 'accept-encoding': encoding } }
      expect(await seen(nginx.address, address, asking)).toEqual(await seen(served.address, address, asking))
    }
})

it.each([
  'assets/direct.one.js',
  'assets/large.js',
  'hand.woff2',
  'assets/nothing.js',
  'assets/large.js.br',
  'Logo.SVG',
  'photo.Jpg',
  'module.mjs',
  'assets',
  'artifact.json',
  'server/one.js',
])('answers the file %s as our own server does', async (file) => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const asking = { headers: { 'accept-encoding': encoding } }
    const address = `${files}/${file}`
    expect(await seen(nginx.address, address, asking)).toEqual(await seen(served.address, address, asking))
  }
})

it('answers any address as our own server does', { timeout: 120_000 }, async () => {
  const different: unknown[] = []
  for (const address of oddAddresses(files.split('/').at(-1) as string)) {
    const [theirs, ours] = await Promise.all([seen(nginx.address, address), seen(served.address, address)])
    if (JSON.stringify(theirs) !== JSON.stringify(ours))
      different.push({ address, nginx: briefly(theirs), serve: briefly(ours) })
  }
  expect(different).toEqual([])
})

it.each([
  '/../current',
  '/%2e%2e/trees',
  '/pages/a.html',
  '/home.html',
  '/files/release.json',
  '/missing/posts/index.html',
  '/trees',
  '/parts',
])('does not expose the internal layout of the tree: %s', async (address) => {
  expect([302, 400, 404]).toContain((await ask(nginx.address, address)).status)
})

it('answers 304 to a matching ETag, and ignores If-Modified-Since', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const first = await ask(nginx.address, '/a', { headers: { 'accept-encoding': encoding } })
    const { etag = '' } = first.headers
    expect(first.headers['last-modified']).toBeUndefined()
    const again = (more: Record<string, string>) =>
      ask(nginx.address, '/a', { headers: { 'accept-encoding': encoding, ...more } })
    expect((await again({ 'if-none-match': etag })).status).toBe(304)
    expect((await again({ 'if-none-match': '"other"' })).status).toBe(200)
    expect((await again({ 'if-modified-since': new Date().toUTCString() })).status).toBe(200)
  }
})

const briefly = ({
  status,
  location,
  'cache-control': cache,
  'content-type': type,
}: Record<string, unknown>) => [status, location, cache, type].filter(Boolean).join(' ')

/** Random combinations of the pieces of all kinds of addresses, seeded so that each run has the same ones. */
function oddAddresses(version: string): string[] {
  const names = fc.constantFrom(
    '',
    version,
    ...'a b posts first none live mf-a mf-b mf-none shell MF-A mf- mf-a.json'.split(' '),
    ...'assets direct.one.js large.js large.js.br hand.woff2 client artifact.json'.split(' '),
    ...'missing files pages parts trees current index.html home home.html a.html'.split(' '),
    ...'release.json sitemap.xml robots.txt feed.xml x.br x.gz release.json.br a.br'.split(' '),
    ...'. .. %2e %2E%2E ... %61 A %2F %2f %5C % %zz %FF %00 %0A %20 a%C3%B1o%201 %C3'.split(' '),
    ...["'", ...'+ ~ * :slug @unknown = & ( ;x=1 , ! $a |'.split(' ')],
  )
  const address = fc
    .tuple(
      fc.array(names, { maxLength: 4 }),
      fc.constantFrom('', '', '', '/', '//', '?x', '/?x=1', '?', '/..', '.br', '#x', '/#', '?x#y'),
    )
    .map(([parts, end]) => `/${parts.join('/')}${end}`)
  return [...new Set(fc.sample(address, { seed: 21, numRuns: 1500 }))]
}

it.each(['/', '\\', '\\/', '/\\', 'a/', '/a', '%2F', ' ', ';', ',', '.', '../'])(
  'answers an address with many %j quickly',
  async (sign) => {
    const written = sign.replace(' ', '%20')
    const many = written.repeat(7000 / written.length)
    const ends = ['', 'y', 'y/', '%0Ay', '%0A', '%0D/']
    const begins = ['', 'x', 'live/', 'mf-a/', 'shell/', 'posts/']
    for (const address of begins.flatMap((begin) => ends.map((end) => `/${begin}${many}${end}`))) {
      const asked = () => Promise.all([served, nginx].map((server) => timed(server.address, address, sign)))
      let [ours, theirs] = await asked()
      const isSlow = () => Math.max(ours?.time ?? 0, theirs?.time ?? 0) > 100
      // A busy machine may be slow once; a backtracking expression is slow every time.
      for (let tries = 0; tries < 2 && isSlow(); tries++) [ours, theirs] = await asked()
      expect(ours?.status, address.slice(0, 20)).toBe(theirs?.status)
      expect(isSlow(), address.slice(0, 20)).toBe(false)
    }
  },
)

async function timed(server: string, address: string, sign: string) {
  const began = performance.now()
  const { status } = await statusOf(server, address, sign)
  return { status, time: performance.now() - began }
}

/** Sends the raw address, which no HTTP client would do. The headers are filled with the same characters. */
function statusOf(server: string, address: string, sign: string): Promise<{ status: number }> {
  const { hostname, port } = new URL(server)
  const many = sign.repeat(3000 / sign.length)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname.replace('localhost', '127.0.0.1'), () =>
      socket.write(
        `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: x${many}y\r\nIf-None-Match: "x${many}y\r\n\r\n`,
      ),
    )
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(text.slice(9, 12)) }))
  })
}
