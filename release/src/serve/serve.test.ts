import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../testing/http.ts'
import { servedSite } from '../../testing/served-site.ts'
import { caching, everywhere, onDocuments, onTexts } from './headers.ts'

let address: string
let close: () => Promise<void>
/** Base address of the live mf-a's files. */
let files: string

beforeAll(async () => {
  ;({ address, close, files } = await servedSite())
})
afterAll(() => close())

const get = (path: string, headers = {}) => ask(address, path, { headers })

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
  ])('the unknown address %s with the home page, after redirects if necessary', async (path) => {
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
