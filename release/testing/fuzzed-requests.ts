import { filled } from './form.ts'
import type { Chance } from './fuzz.ts'

const pieces = [
  ...['/', '//', '\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '%252e', '%00', '%', '%zz', '%ff', '%c0%ae'],
  ...[
    'a',
    'b',
    'posts',
    'first',
    'live',
    'mf-a',
    'mf-b',
    'shell',
    'server',
    'client',
    'assets',
    'parts',
    'pages',
  ],
  ...['releases/production/1.json', 'artifact.json', 'secret.txt', 'etc/passwd', '1.0.0-0123456789ab'],
  ...['constructor', '__proto__', '.br', '.gz', '.json', '?', '&x=1', '#', ';', ':', '@', '*', ' ', '~', '+'],
  ...['http://evil.example', 'file:///', 'é', '\t', '\f', '\x7f', '\xff', 'forms/contact'],
]

function target(chance: Chance, real: readonly string[]): string {
  if (chance.isOneIn(100)) return `/${'x/'.repeat(chance.below(20_000))}`
  const start = chance.isOneIn(3) ? chance.pick(real) : '/'
  const cut = chance.isOneIn(3) ? start.slice(0, chance.below(start.length + 1)) : start
  return chance.isOneIn(4) ? cut : cut + chance.some(6, () => chance.pick(pieces))
}

const values: Readonly<Record<string, readonly string[]>> = {
  'accept-encoding': ['br', 'gzip', 'gzip, br;q=0', '*', '*;q=0', ';;,', 'q=1', 'identity;q=0', 'br;q=1e999'],
  'if-none-match': ['*', '""', '"x', 'W/"x"', ','.repeat(5000), '"'.repeat(5000)],
  'if-modified-since': ['Thu, 01 Jan 2099 00:00:00 GMT', 'nonsense'],
  'if-match': ['"x"', '*'],
  'if-range': ['"x"'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,1-1,2-2', 'bytes=0-99999999999999999999', 'x'],
  host: ['evil.example', '', 'a b', '[::1]'],
  accept: ['text/html', '*/*', 'x'.repeat(9000)],
  origin: ['null', 'http://localhost:4173', 'nonsense', 'https://evil.example'],
  'sec-fetch-site': ['same-origin', 'cross-site', ''],
  'content-length': ['0', '-1', '1', '1e3', '99999999999999999999', '0x1'],
  'content-type': [
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary="',
    'multipart/form-data;\xe9',
  ],
  'transfer-encoding': ['chunked', 'gzip, chunked', 'identity', 'x'],
  'x-forwarded-for': ['::', '1.2.3.4, ', ','.repeat(1000), 'x'.repeat(5000)],
  connection: ['close', 'keep-alive', 'upgrade', 'x'],
  upgrade: ['websocket', 'h2c'],
  expect: ['100-continue', 'nonsense'],
  cookie: ['a=b'],
  __proto__: ['x'],
  constructor: ['x'],
}

function headers(chance: Chance): string {
  return chance.some(5, () => {
    const name = chance.pick(Object.keys(values))
    return `${name}: ${chance.pick(values[name] as readonly string[])}\r\n`
  })
}

const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  'X',
  '',
]

export interface Sent {
  readonly method: string
  readonly bytes: Buffer
}

/** A request as any client could send it, to an address that may begin like a `real` one. */
export function request(chance: Chance, isAlone: boolean, real: readonly string[]): Sent {
  const odd = chance.isOneIn(3) ? chance.pick(methods) : 'GET'
  // A broken request may swallow the next one: the test could no longer tell which response has no body.
  const method = odd === 'HEAD' && !isAlone ? 'GET' : odd
  const version = chance.isOneIn(10) ? chance.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '', 'x']) : 'HTTP/1.1'
  const host = chance.isOneIn(20) ? '' : 'Host: bridge.example\r\n'
  const text = `${method} ${target(chance, real)} ${version}\r\n${host}${headers(chance)}\r\n`
  const bytes = Buffer.from(text, 'latin1')
  if (chance.isOneIn(8)) bytes[chance.below(bytes.length)] = chance.below(256)
  return { method, bytes: chance.isOneIn(10) ? bytes.subarray(0, chance.below(bytes.length)) : bytes }
}

const boundary = 'a-boundary-as-long-as-those-of-browsers'

/** A form that is mostly valid. */
export function posted(chance: Chance): Sent {
  const field = ([name, value]: [string, string]) => {
    const shown = chance.isOneIn(8) ? chance.pick(['', '\0', '\xff\xfe', '"', 'x'.repeat(3000)]) : value
    const file = chance.isOneIn(10) ? '; filename="x"' : ''
    return `--${boundary}\r\nContent-Disposition: form-data; name="${chance.isOneIn(10) ? '__proto__' : name}"${file}\r\n\r\n${shown}\r\n`
  }
  const body = Buffer.from(`${Object.entries(filled).map(field).join('')}--${boundary}--\r\n`)
  if (chance.isOneIn(3)) body[chance.below(body.length)] = chance.below(256)
  const type = chance.isOneIn(5)
    ? chance.pick(values['content-type'] as readonly string[])
    : `multipart/form-data; boundary=${boundary}`
  const length = chance.isOneIn(8) ? chance.below(40_000) : body.length
  const head = `POST /forms/contact HTTP/1.1\r\nHost: h\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${
    chance.isOneIn(4) ? headers(chance) : ''
  }\r\n`
  return { method: 'POST', bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]) }
}
