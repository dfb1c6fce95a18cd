import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, askRaw } from '../../testing/http.ts'
import { newSite } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { caching, everywhere, onDocuments, onPartFiles, onTexts } from './headers.ts'
import { serve } from './serve.ts'

let address: string
let close: () => Promise<void>
/** Base address of the live mf-a's files. */
let files: string

beforeAll(async () => {
  const { root, store } = await newSite()
  await writeFile(path.join(root, 'secret.txt'), 'top secret')
  const served = await serve({ store, channel: 'production', port: 0 })
  address = served.address
  close = served.close
  files = `/mf-a/${(await requireLive(store, 'production')).parts['mf-a']?.version}`
})
afterAll(() => close())

const get = (path: string, headers = {}) => ask(address, path, { headers })

describe('encodings', () => {
  it.each([
    { accept: undefined, sent: undefined },
    { accept: '', sent: undefined },
    { accept: 'identity', sent: undefined },
    { accept: 'gzip', sent: 'gzip' },
    { accept: 'br', sent: 'br' },
    { accept: 'gzip, deflate, br, zstd', sent: 'br' },
    { accept: 'GZIP;Q=0.5', sent: 'gzip' },
    { accept: 'br;q=0, gzip', sent: 'gzip' },
    { accept: 'br;q=0.0, gzip;q=0', sent: undefined },
    { accept: '*', sent: 'br' },
    { accept: '*, br;q=0', sent: 'gzip' },
    { accept: '*;q=0', sent: undefined },
    { accept: 'br;q=nonsense', sent: undefined },
    { accept: 'brotli, x-gzip', sent: undefined },
    { accept: ',,;;=,br ; q=1', sent: 'br' },
  ])('answers accept-encoding $accept with $sent', async ({ accept, sent }) => {
    const plain = (await get('/a')).text
    for (const [path, text] of [
      ['/a', plain],
      [`${files}/assets/large.js`, `export const large = '${'mf-a-1'.repeat(500)}'\n`],
    ] as const) {
      const answer = await get(path, accept === undefined ? {} : { 'accept-encoding': accept })
      expect(answer.headers['content-encoding']).toBe(sent)
      expect(answer.headers.vary).toBe('accept-encoding')
      expect(answer.text).toBe(text)
      expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
    }
  })

  it('sends files that are too small to compress, or already compressed, as they are', async () => {
    for (const path of [`${files}/assets/direct.one.js`, `${files}/hand.woff2`])
      expect((await get(path, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBeUndefined()
  })

  it('compresses large pins', async () => {
    const pin = await get('/live/mf-b.json', { 'accept-encoding': 'br' })
    expect(pin.headers['content-encoding']).toBe('br')
    expect(JSON.parse(pin.text).versions[0].part).toBe('mf-b')
  })
})

describe('caching', () => {
  it.each(['/a', '/release.json', '/live/mf-a.json', '/posts/feed.xml', '/sitemap.xml', '/robots.txt'])(
    'revalidates %s cheaply',
    async (path) => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { headers } = await get(path, { 'accept-encoding': encoding })
        expect(headers['cache-control']).toBe(caching.revalidated)
        const again = await get(path, {
          'accept-encoding': encoding,
          'if-none-match': `"other", W/${headers.etag}`,
        })
        expect(again.status).toBe(304)
        expect(again.bytes).toHaveLength(0)
        expect(again.headers).toMatchObject({
          etag: headers.etag,
          'cache-control': caching.revalidated,
          vary: 'accept-encoding',
        })
        expect((await get(path, { 'accept-encoding': encoding, 'if-none-match': '"other"' })).status).toBe(
          200,
        )
      }
      expect((await get(path, { 'if-none-match': '*' })).status).toBe(304)
    },
  )

  it('gives every encoding of every address a distinct strong tag', async () => {
    const tags: (string | undefined)[] = []
    for (const path of ['/', '/a', '/b', `${files}/assets/large.js`])
      for (const encoding of ['identity', 'gzip', 'br'])
        tags.push((await get(path, { 'accept-encoding': encoding })).headers.etag)
    expect(new Set(tags).size).toBe(12)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  it('lets files of a version be cached forever, and loaded by any host', async () => {
    const { status, headers } = await get(`${files}/assets/direct.one.js`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ ...everywhere, ...onPartFiles, 'cache-control': caching.immutable })
    for (const name of Object.keys(onDocuments).filter((each) => !Object.hasOwn(onPartFiles, each)))
      expect(headers[name]).toBeUndefined()
  })

  it.each(['/unknown', '/a/', '/mf-a/nothing', '/live/nothing.json'])(
    'forbids caching the response to %s',
    async (path) => {
      expect((await get(path)).headers['cache-control']).toBe(caching.never)
    },
  )
})

describe('answers', () => {
  it.each([
    { path: '/', type: 'text/html; charset=utf-8', holds: '<h1>mf-a-1 home</h1>' },
    { path: '/?utm=1', type: 'text/html; charset=utf-8', holds: '<h1>mf-a-1 home</h1>' },
    { path: '/%61', type: 'text/html; charset=utf-8', holds: '<h1>mf-a-1</h1>' },
    { path: '/posts/first', type: 'text/html; charset=utf-8', holds: '<h1>mf-b-1 post first</h1>' },
    { path: '/posts/a%C3%B1o%201', type: 'text/html; charset=utf-8', holds: '<h1>mf-b-1 post año 1</h1>' },
    { path: '/release.json', type: 'application/json; charset=utf-8', holds: '"release":1' },
    {
      path: '/posts/feed.xml',
      type: 'application/xml; charset=utf-8',
      holds: '<feed>http://localhost:4173 mf-b-1',
    },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', holds: '<urlset xmlns=' },
    {
      path: '/robots.txt',
      type: 'text/plain; charset=utf-8',
      holds: 'User-agent: *\nAllow: /\n\nSitemap: http://localhost:4173/sitemap.xml\n',
    },
  ])('$path with all headers of its kind', async ({ path, type, holds }) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(200)
    const ofKind = type.startsWith('text/html') ? onDocuments : onTexts
    expect(headers).toMatchObject({ ...everywhere, ...ofKind, 'content-type': type })
    expect(text).toContain(holds)
  })

  it('the sitemap with every page, and the date of its last change if it has one', async () => {
    const { text } = await get('/sitemap.xml')
    expect(text.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>http://localhost:4173/</loc></url>',
      '<url><loc>http://localhost:4173/a</loc></url>',
      '<url><loc>http://localhost:4173/b</loc></url>',
      '<url><loc>http://localhost:4173/posts</loc><lastmod>2025-09-01</lastmod></url>',
      '<url><loc>http://localhost:4173/posts/a%C3%B1o%201</loc></url>',
      '<url><loc>http://localhost:4173/posts/first</loc></url>',
    ])
  })

  it('a page with a link to its feed', async () => {
    expect((await get('/posts')).text).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/posts/feed.xml">',
    )
  })

  it('HEAD like GET, without the body', async () => {
    for (const path of ['/a', `${files}/assets/large.js`, '/unknown', '/mf-a/nothing']) {
      const [head, got] = [await ask(address, path, { method: 'HEAD' }), await get(path)]
      expect(head.bytes).toHaveLength(0)
      expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' })
      expect(head.status).toBe(got.status)
    }
  })

  it('an unknown address of a dynamic route with its 404 page', async () => {
    for (const path of ['/posts/nothing', '/posts/nothing?x=1', '/posts/%FF', `/posts/${'x'.repeat(5000)}`]) {
      const { status, headers, text } = await get(path)
      expect(status).toBe(404)
      expect(text).toContain('<h1>mf-b-1 post missing</h1>')
      expect(headers).toMatchObject({ ...onDocuments, 'cache-control': caching.revalidated })
    }
  })

  it.each([
    '/unknown',
    '/posts/a/b',
    '/mf',
    '/shell.js',
    '/A',
    '/constructor',
    '/__proto__',
    '/toString/x',
    '//a',
    '/a//',
    '/.env',
    '/\\',
  ])('the unknown address %s with the home page, if need be after redirects', async (path) => {
    let answer = await get(path)
    if (answer.status === 308) answer = await get(answer.headers.location as string)
    if (answer.status === 302) expect(answer.headers.location).toBe('/')
    else expect(answer.text).toContain('<h1>')
  })

  it.each([
    '/mf-a',
    '/mf-a/',
    '/mf-a/1.0.0/x.js',
    '/mf-nobody/1.0.0-0123456789ab/x.js',
    '/shell/',
    '/live/',
    '/live/mf-c.json',
    '/live/shell.json',
  ])('the missing file %s with 404', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(404)
    expect(headers).toMatchObject(everywhere)
  })

  it('private files and compressed copies of a version with 404', async () => {
    for (const file of [
      'artifact.json',
      'server/one.js',
      'client/assets/direct.one.js',
      'assets/large.js.br',
      'assets',
      'assets/',
      '../artifact.json',
      '%2e%2e/server/one.js',
    ])
      expect((await get(`${files}/${file}`)).status).toBe(404)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s with 405',
    async (method) => {
      for (const path of ['/', '/unknown', `${files}/assets/direct.one.js`]) {
        const { status, headers } = await ask(address, path, { method })
        expect(status).toBe(405)
        expect(headers).toMatchObject({ ...everywhere, allow: 'GET, HEAD' })
      }
    },
  )

  it.each([
    ['/a/', '/a'],
    ['/a/?x=1?y', '/a?x=1?y'],
    ['/a///', '/a'],
    ['/unknown/', '/unknown'],
    ['/posts/first/', '/posts/first'],
    ['/posts/a%C3%B1o%201/', '/posts/a%C3%B1o%201'],
  ])('%s with a redirect to %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect({ status, location: headers.location }).toEqual({ status: 308, location })
  })
})

it.each([
  '//evil.example/',
  '//evil.example',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\\/evil.example/',
  '/%5cevil.example/',
  '/%2fevil.example/',
  '/%2f%2fevil.example/%2f',
  '/.//evil.example/',
  '/%09/evil.example/',
  '//evil.example/%2f..',
  '//evil.example/?//evil.example/',
  '/a/?//evil.example/',
  'http://evil.example/',
  'http://evil.example//evil.example/',
  'https:evil.example/',
])('never redirects to another site: %s', async (target) => {
  const answer = await askRaw(
    address,
    `GET ${target} HTTP/1.1\r\nHost: bridge.example\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 (200|302|308|400|404) /)
  const [, location] = answer.match(/^location: (.*)\r$/im) ?? []
  if (location !== undefined) expect(new URL(location, 'http://bridge.example/x').host).toBe('bridge.example')
})

const climbs = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '..%2f..',
  '..%5c..',
  '..\\..',
  '%252e%252e',
  '..;',
  '%c0%ae%c0%ae',
  '%00',
  '..%00',
]

it.each([
  ...climbs.flatMap((up) => [
    `/${up}/secret.txt`,
    `/${up}/${up}/${up}/secret.txt`,
    `/mf-a/${up}/${up}/secret.txt`,
  ]),
  ...climbs.map((up) => `/mf-a/1.0.0-0123456789ab/${up}/${up}/${up}/secret.txt`),
  '../../secret.txt',
  '/secret.txt',
  '/parts/../secret.txt',
  'http://localhost/../secret.txt',
  'file:///etc/passwd',
  '/etc/passwd',
  '//etc/passwd',
  '/posts/../../../../etc/passwd',
  `/${'../'.repeat(2000)}etc/passwd`,
  `/mf-a/${'x'.repeat(10_000)}/y`,
  `/${'a/'.repeat(5000)}`,
  '*',
  '?',
  '/?',
  '/#',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%',
])('answers %s with nothing from outside the site', async (target) => {
  const answer = await askRaw(
    address,
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 (200|302|308|400|404) /)
  expect(answer).not.toMatch(/top secret|root:/)
  if (answer.startsWith('HTTP/1.1 200')) expect(answer).toContain('mf-a-1 home')
})

it.each([
  ['nonsense', 'nonsense\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['no version', 'GET /\r\n\r\n', /^HTTP\/1\.1 200 /],
  [
    'an oversized header',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  ['an oversized target', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, /^HTTP\/1\.1 431 /],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  ['a null byte', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['HTTP/1.0', 'GET /a HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 200 /],
  [
    'an upgrade',
    'GET /a HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n',
    /^HTTP\/1\.1 200 /,
  ],
  [
    'repeated headers',
    'GET /a HTTP/1.1\r\nHost: x\r\nIf-None-Match: "1"\r\nIf-None-Match: "2"\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 200 /,
  ],
])('answers a malformed or odd request: %s', async (_, text, expected) => {
  expect(await askRaw(address, text)).toMatch(expected)
  expect((await get('/a')).status).toBe(200)
})

it('keeps responses apart when the next request expects 100-continue', async () => {
  const first = 'GET /sitemap.xml HTTP/1.1\r\nHost: x\r\n\r\n'
  const second = 'GET /sitemap.xml HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n'
  const answers = await askRaw(address, first + second)
  expect(answers.match(/<\?xml/g)).toHaveLength(2)
  expect(answers).not.toMatch(/ 200 OK\r\n([^\r]+\r\n)+\r\nHTTP/) // no head without its body
})
