import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, askRaw } from '../../testing/http.ts'
import { servedSite } from '../../testing/served-site.ts'

let address: string
let close: () => Promise<void>

beforeAll(async () => {
  const site = await servedSite()
  address = site.address
  close = site.close
  await writeFile(path.join(site.root, 'secret.txt'), 'top secret')
})
afterAll(() => close())

const get = (path: string) => ask(address, path)

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
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: pr-1.localhost\r\n\r\n', /^HTTP\/1\.1 400 /],
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
  ['CONNECT, which a proxy may pass on', 'CONNECT x:80 HTTP/1.1\r\nHost: x:80\r\n\r\n', /^HTTP\/1\.1 405 /],
  [
    'a body with invalid chunks',
    'POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'oversized trailers',
    `POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  [
    'a malformed message',
    'POST /forms/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\nzz\r\n',
    /^HTTP\/1\.1 400 /,
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

it('does not let a script run in the response to a malformed request', async () => {
  for (const text of ['nonsense\r\n\r\n', 'CONNECT x:80 HTTP/1.1\r\nHost: x:80\r\n\r\n'])
    expect(await askRaw(address, text)).toMatch(/^content-security-policy: default-src 'none'/m)
})

it.each([
  ['CONNECT', 'CONNECT x:80 HTTP/1.1\r\nHost: x:80\r\n\r\n'],
  ['a malformed body', 'POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
])('never lets the refusal of %s pass for the response to the request before it', async (_, text) => {
  const answer = await askRaw(address, `GET /a HTTP/1.1\r\nHost: x\r\n\r\n${text}`)
  expect(answer).not.toMatch(/^HTTP\/1\.1 4/)
})

it('keeps responses apart when the next request expects 100-continue', async () => {
  const first = 'GET /sitemap.xml HTTP/1.1\r\nHost: x\r\n\r\n'
  const second = 'GET /sitemap.xml HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n'
  const answers = await askRaw(address, first + second)
  expect(answers.match(/<\?xml/g)).toHaveLength(2)
  expect(answers).not.toMatch(/ 200 OK\r\n([^\r]+\r\n)+\r\nHTTP/) // no headers without their body
})
