import { readdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { filled } from '../../testing/form.ts'
import { type Chance, fuzz, fuzzLimit } from '../../testing/fuzz.ts'
import { posted, request as requestTo, type Sent } from '../../testing/fuzzed-requests.ts'
import { ask } from '../../testing/http.ts'
import { addresses, newSite } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { serve } from './serve.ts'

let served: Awaited<ReturnType<typeof serve>>
/** All text that the site may send. */
const known = new Set<string>()
/** Addresses that exist. */
let real: string[]
let messages: string

beforeAll(async () => {
  const { root, store } = await newSite()
  for (const place of ['secret.txt', 'pages/secret.txt', 'parts/mf-a/secret.txt'])
    await writeFile(path.join(root, place), 'top secret')
  messages = path.join(await newFolder(), 'messages.jsonl')
  const form = { file: messages, quota: 1e7, rate: 1e6, proxies: 0 }
  served = await serve({ store, channel: 'production', port: 0, form })
  const files = await readdir(root, { recursive: true })
  const { parts } = await requireLive(store, 'production')
  real = [...addresses]
  for (const file of files) {
    const [, part, version, name] = file.match(/^parts\/([^/]+)\/([^/]+)\/client\/(.*\.\w+)$/) ?? []
    if (name && part && version === parts[part]?.version) real.push(`/${part}/${version}/${name}`)
  }
  for (const address of real) {
    const { status, text } = await ask(served.address, address)
    if (status === 200 || status === 404) known.add(text)
  }
})
afterAll(() => served.close())

const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  complained.mockClear()
})

const request = (chance: Chance, isAlone: boolean) => requestTo(chance, isAlone, real)

/** Sends all requests on one connection, in pieces of any size, and returns what arrives before it closes. */
function talk(sent: readonly Sent[], chance: Chance): Promise<Buffer> {
  const socket = connect(Number(new URL(served.address).port), '127.0.0.1')
  const all = Buffer.concat(sent.map(({ bytes }) => bytes))
  const isSlow = chance.isOneIn(4)
  const leavesEarly = chance.isOneIn(10)
  const size = isSlow ? 1 + Math.ceil(all.length / 20) : all.length || 1
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(chunks)))
    socket.on('connect', async () => {
      for (let at = 0; at < all.length && socket.writable; at += size) {
        socket.write(all.subarray(at, at + size))
        if (isSlow) await new Promise((next) => setTimeout(next, 1))
      }
      if (leavesEarly) return socket.destroy()
      let seen = -1
      const quiet = setInterval(() => {
        if (seen === chunks.length) {
          clearInterval(quiet)
          socket.end()
          setTimeout(() => socket.destroy(), 20)
        }
        seen = chunks.length
      }, 15)
    })
  })
}

const allowed = [200, 302, 303, 304, 308, 400, 403, 404, 405, 408, 413, 415, 417, 422, 431, 501, 505]

/** Checks each response on a connection against what the site may send. Returns their number. */
function check(bytes: Buffer, sent: readonly Sent[]): number {
  let rest = bytes
  let count = 0
  for (; rest.length > 0; count++) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return count // the client left midway
    const head = rest.toString('latin1', 0, end)
    const status = Number(head.match(/^HTTP\/1\.1 (\d{3}) /)?.[1])
    rest = rest.subarray(end + 4)
    if (status === 100) continue
    expect(allowed, head).toContain(status)
    const length = head.match(/^content-length: (\d+)\r?$/im)?.[1]
    const hasBody = sent[count]?.method !== 'HEAD' && status !== 304
    if (/^transfer-encoding: chunked/im.test(head)) return count // Node's own response, without a body
    const body = rest.subarray(0, hasBody ? Number(length ?? rest.length) : 0)
    rest = rest.subarray(body.length)
    const location = head.match(/^location: (.*?)\r?$/im)?.[1]
    if (location !== undefined)
      expect(new URL(location, 'http://bridge.example/x').host, location).toBe('bridge.example')
    if (body.length < Number(length)) continue // the client left midway
    const encoding = head.match(/^content-encoding: (\w+)/im)?.[1]
    const text = String(encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body)
    if (text && !/^\{"ok":|^(Bad request|Not found|Method not allowed|Expectation failed)$/.test(text))
      expect(known, head).toContain(text)
  }
  return count
}

it('answers any request with the site’s content, and keeps running', { timeout: fuzzLimit }, async () => {
  let answers = 0
  await fuzz('requests', async (chance) => {
    const connections = Array.from({ length: 12 }, () => {
      const length = 1 + chance.below(chance.isOneIn(4) ? 30 : 3)
      return Array.from({ length }, () =>
        chance.isOneIn(5) ? posted(chance) : request(chance, length === 1),
      )
    })
    const said = await Promise.all(connections.map((sent) => talk(sent, chance)))
    for (const [index, bytes] of said.entries()) answers += check(bytes, connections[index] as Sent[])
    expect(complained.mock.calls).toEqual([])
    expect((await ask(served.address, '/a')).status).toBe(200)
  })
  expect(answers).toBeGreaterThan(100)
  for (const line of (await readFile(messages, 'utf8')).trim().split('\n'))
    expect(Object.keys(JSON.parse(line))).toEqual(['at', ...Object.keys(filled)])
})
