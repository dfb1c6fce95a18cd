import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { askRaw } from '../../testing/http.ts'
import { newSite } from '../../testing/site.ts'
import { type Served, serve } from './serve.ts'
import { mostHeaders } from './too-many-headers.ts'

const rate = 2
let served: Served

beforeAll(async () => {
  const { store } = await newSite()
  const form = { file: path.join(await newFolder(), 'messages.jsonl'), quota: 1e6, rate, proxies: 1 }
  served = await serve({
    store,
    channel: 'production',
    port: 0,
    proxies: 1,
    form,
    previews: { domain: 'localhost' },
  })
})
afterAll(() => served.close())

const more = (count: number): string =>
  Array.from({ length: count }, (_, index) => `a${index}: 1\r\n`).join('')

/** A request with this many headers, the last of which a proxy has appended. */
const ask = (first: string, count: number): Promise<string> => {
  const own = first.split('\r\n').length - 1
  return askRaw(served.address, `${first}\r\n${more(count - own - 1)}x-forwarded-for: 203.0.113.9\r\n\r\n`)
}

const statusOf = (answer: string): number => Number(answer.slice(9, 12))

it('does not mistake an address that a visitor names for the one that a proxy appends', async () => {
  const statuses: number[] = []
  for (let visit = 0; visit < 2 * rate; visit++) {
    const message = `POST /forms/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nx-forwarded-for: 198.51.100.${visit}`
    statuses.push(statusOf(await ask(message, mostHeaders)))
    expect(statusOf(await ask(message, mostHeaders + 1))).toBe(431)
  }
  expect(statuses).toEqual([415, 415, 429, 429])
})

it('does not mistake a request through a proxy for one from this machine', async () => {
  const preview = 'GET / HTTP/1.1\r\nhost: pr-1.localhost'
  expect(statusOf(await ask(preview, mostHeaders))).toBe(200)
  const answer = await ask(preview, mostHeaders + 1)
  expect(statusOf(answer)).toBe(431)
  expect(answer).not.toContain('pr-1')
})

it.each([33, 64, 129, 500, 5000])(
  'counts %i headers, regardless of the pieces in which they arrive',
  async (count) => {
    const expected = count > mostHeaders ? 431 : 200
    expect(statusOf(await ask('GET /a HTTP/1.1\r\nhost: x', count))).toBe(expected)
  },
)
