import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../../testing/http.ts'
import { ReleaseError } from '../errors.ts'
import { type ServedBoard, serveBoard } from './serve-board.ts'

const files = new Map([['index.html', Buffer.from('<meta content="{nonce}">')]])
let board: ServedBoard
let place = ''
let done = 0

beforeAll(async () => {
  const answers = {
    'GET live': async () => ({ release: 1 }),
    'GET refused': () => Promise.reject(new ReleaseError('x must be 1', { hint: 'set x to 1' })),
    'POST act': async () => ({ done: ++done }),
  }
  board = await serveBoard(files, answers, 0)
  place = new URL(board.address).pathname
})
afterAll(() => board.stop())

const own = () => new URL(board.address).origin
const status = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  (await ask(board.address, path, { headers, method, ...(method === 'POST' && { body: Buffer.from('{}') }) }))
    .status

it('responds only at its own address', async () => {
  expect(await status(place)).toBe(200)
  expect(await status(`${place}api/live`)).toBe(200)
  for (const other of [
    '/',
    '//',
    '/api/live',
    '/x/api/live',
    place.slice(0, -2),
    `${place.slice(0, -2)}${place.at(-2) === 'x' ? 'y' : 'x'}/api/live`,
  ])
    expect(await status(other), other).toBe(404)
})

it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', '192.168.0.1', '127.0.0.1:80@evil'])(
  'refuses a request for host %j, as after DNS rebinding',
  async (host) => expect(await status(`${place}api/live`, { host })).toBe(403),
)

it.each([
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('refuses every request from another page: %j', async (headers) => {
  expect(await status(`${place}api/live`, headers)).toBe(403)
  expect(await status(`${place}api/act`, headers, 'POST')).toBe(403)
  expect(done).toBe(0)
})

it('acts only on requests from its own page', async () => {
  expect(await status(`${place}api/act`, {}, 'POST')).toBe(403)
  expect(done).toBe(0)
  expect(await status(`${place}api/act`, { origin: own() }, 'POST')).toBe(200)
  expect(done).toBe(1)
})

it('reveals its address to no one, and runs no code from elsewhere', async () => {
  const { headers, text } = await ask(board.address, place)
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
  expect(headers['content-security-policy']).toContain(`'nonce-${text.match(/content="(.+)"/)?.[1]}'`)
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

it('words a refusal as the command line does', async () => {
  const { status, text } = await ask(board.address, `${place}api/refused`)
  expect([status, JSON.parse(text)]).toEqual([409, { error: 'x must be 1', hint: 'set x to 1' }])
})

it.each(['api/constructor', 'api/toString', '../../etc/passwd', '%2e%2e/x', 'api/live/x'])(
  'has nothing at %s',
  async (name) => expect(await status(place + name)).toBe(404),
)
