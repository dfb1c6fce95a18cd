import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../testing/http.ts'
import { servedSite } from '../../testing/served-site.ts'
import { cacheSetting } from './cache-tags.ts'
import { caching, everywhere, onDocuments, onPartFiles, onTexts } from './headers.ts'

let address: string
let close: () => Promise<void>
/** Base address of the live mf-a's files. */
let files: string

beforeAll(async () => {
  ;({ address, close, files } = await servedSite())
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

  it('reads only the beginning of a long list in a header', async () => {
    const { etag } = (await get('/a')).headers
    const many = ','.repeat(30_000)
    expect((await get('/a', { 'accept-encoding': `${many}br` })).headers['content-encoding']).toBeUndefined()
    expect((await get('/a', { 'if-none-match': `${many}${etag}` })).status).toBe(200)
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

  it('lets files of a version be cached forever, and loaded by pages on any host', async () => {
    const { status, headers } = await get(`${files}/assets/direct.one.js`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ ...everywhere, ...onPartFiles, 'cache-control': caching.immutable })
    for (const name of Object.keys(onDocuments).filter((each) => !Object.hasOwn(onPartFiles, each)))
      expect(headers[name]).toBeUndefined()
  })

  it('does not let a version’s file become a service worker, because its scope is on another origin', async () => {
    const { headers } = await get(`${files}/assets/direct.one.js`)
    const scope = new URL(headers['service-worker-allowed'] as string, 'https://bridge.example')
    expect(scope.origin).not.toBe('https://bridge.example')
  })

  it.each(['/unknown', '/a/', '/mf-a/nothing', '/live/nothing.json'])(
    'forbids caching the response to %s, and running scripts in it',
    async (path) => {
      expect((await get(path)).headers).toMatchObject({ ...onTexts, 'cache-control': caching.never })
      const { headers } = await ask(address, path, { method: 'PUT' })
      expect(headers).toMatchObject({ ...onTexts, 'cache-control': caching.never })
    },
  )
})

describe('tags for caches', () => {
  it.each([
    ['/a', 'mf-a'],
    ['/posts/none', 'mf-b'],
    ['/posts/feed.xml', 'mf-b'],
    ['/live/mf-a.json', 'mf-a'],
    ['/release.json', 'site'],
    ['/sitemap.xml', 'site'],
  ])('name the part of %s, and the release', async (path, tag) => {
    const { headers } = await get(path)
    expect(headers['surrogate-key']).toBe(`${tag} release-1`)
    expect(headers['cache-tag']).toBe(`${tag},release-1`)
    expect(headers['cdn-cache-control']).toBeUndefined()
  })

  it('are sent only with what a release changes', async () => {
    for (const path of ['/unknown', `${files}/assets/large.js`, '/live/none.json'])
      expect((await get(path)).headers['surrogate-key'], path).toBeUndefined()
  })
})

it.each(['x y', 'max-age=1\r\nset-cookie: a=b', 'max-age=é', ','])('refuses %j as CDN_CACHE', (given) => {
  expect(() => cacheSetting(given)).toThrow('CDN_CACHE must be a valid Cache-Control value')
})
