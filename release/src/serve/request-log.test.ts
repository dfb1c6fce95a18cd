import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { filled, formOf, post } from '../../testing/form.ts'
import { ask, askRaw } from '../../testing/http.ts'
import { type Serving, serving } from '../../testing/serving.ts'
import { newSite } from '../../testing/site.ts'
import { readComposition } from '../records/composition.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'

let root: string
let store: FileStore
let running: Serving
let lines: Record<string, unknown>[]

beforeEach(async () => {
  ;({ root, store } = await newSite())
  running = await serving(`file:${root}`, {
    flags: ['--log', 'json'],
    errors: 'ignore',
    env: { TRUST: await newFolder() },
  })
  lines = []
  createInterface({ input: running.server.stdout as NodeJS.ReadableStream }).on('line', (line) =>
    lines.push(JSON.parse(line)),
  )
})
afterEach(async () => {
  running.server.kill()
  if (running.server.exitCode === null) await once(running.server, 'close')
})

const logged = (count: number) => vi.waitFor(() => expect(lines).toHaveLength(count), 5000)

it('prints one line of JSON per request, with the kind of response', async () => {
  const page = await ask(running.address, '/a')
  await ask(running.address, '/posts/none')
  await ask(running.address, '/unknown')
  await ask(running.address, '/release.json')
  await askRaw(running.address, 'nonsense\r\n\r\n')
  await logged(5)
  const at = expect.stringMatching(/^\d{4}-.*Z$/)
  const common = { at, ms: expect.any(Number), release: 1, method: 'GET' }
  expect(lines).toEqual([
    { ...common, kind: 'document', part: 'mf-a', path: '/a', status: 200, bytes: page.bytes.length },
    { ...common, kind: 'missing', part: 'mf-b', status: 404, bytes: expect.any(Number) },
    { ...common, kind: 'redirect', status: 302 },
    { ...common, kind: 'text', path: '/release.json', status: 200, bytes: expect.any(Number) },
    { at, kind: 'malformed' },
  ])
})

it('logs nothing about the visitor', async () => {
  const secret = 'anaïs-4711'
  const headers = {
    'user-agent': secret,
    referer: `https://${secret}.example/`,
    cookie: `who=${secret}`,
    'x-forwarded-for': '198.51.100.7',
    authorization: secret,
  }
  for (const target of [
    '/a',
    '/a?who=anaïs-4711',
    '/reset/anaïs-4711',
    '/posts/anaïs-4711',
    '/anaïs-4711/',
    `http://x/b?${secret}`,
  ])
    await ask(running.address, Buffer.from(target).toString('latin1'), { headers: asciiOnly(headers) })
  await post(running.address, formOf({ ...filled, name: secret }))
  await logged(7)
  const text = JSON.stringify(lines)
  for (const word of ['4711', '198.51', '127.0.0.1', 'localhost', 'example']) expect(text).not.toContain(word)
  expect(lines.at(-1)).toMatchObject({ kind: 'form', path: '/forms/contact', status: 200, outcome: 200 })
})

const asciiOnly = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('ï', 'i')]))

it('logs the cause of every failed response', async () => {
  const { parts } = await requireLive(store, 'production')
  const { pages } = await readComposition(store, parts['mf-b']?.composition as never)
  const page = pages.find(({ path: address }) => address === '/b')?.page as string
  for (const ending of ['', '.br', '.gz']) {
    const file = path.join(root, keys.page(page) + ending)
    if ((await readdir(path.dirname(file))).includes(path.basename(file))) {
      await chmod(file, 0o600)
      await writeFile(file, 'altered')
    }
  }
  expect((await ask(running.address, '/b')).status).toBe(500)
  expect((await ask(running.address, '/b')).status).toBe(500)
  await logged(2)
  for (const line of lines)
    expect(line).toMatchObject({ kind: 'error', status: 500, error: expect.stringContaining('was altered') })
})

it('answers visitors while the log has no reader, and reports how much was dropped', {
  timeout: 60_000,
}, async () => {
  const mine = path.join(await newFolder(), 'log.mjs')
  const module = new URL('log-lines.ts', import.meta.url).href
  await writeFile(
    mine,
    `import { LogLines } from ${JSON.stringify(module)}
    const lines = new LogLines(1, 100_000)
    for (let number = 0; number < 50_000; number++) lines.add({ number })
    process.stderr.write('added')
    process.once('SIGUSR2', () => lines.add({ last: true }))
    setTimeout(() => {}, 60_000)`,
  )
  const child = spawn(process.execPath, ['--import', 'tsx', mine], { stdio: ['ignore', 'pipe', 'pipe'] })
  await once(child.stderr, 'data') // does not wait for a reader
  let text = ''
  child.stdout.on('data', (data) => {
    text += data
  })
  await vi.waitFor(() => expect(text).toContain('"dropped":'), 20_000)
  child.kill('SIGUSR2')
  await vi.waitFor(() => expect(text).toContain('{"last":true}\n'), 20_000)
  const kept = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const dropped = kept.find((line) => 'dropped' in line).dropped
  expect(kept.filter(({ number }) => number !== undefined).length + dropped).toBe(50_000)
  child.kill()
})

it('prints every line before it exits', async () => {
  await Promise.all(Array.from({ length: 500 }, () => ask(running.address, '/a')))
  running.server.kill()
  await once(running.server, 'close')
  await logged(500)
})

it('refuses any other log format', async () => {
  await expect(serving(`file:${root}`, { flags: ['--log', 'text'], errors: 'ignore' })).rejects.toThrow(
    'exited with 1',
  )
})
