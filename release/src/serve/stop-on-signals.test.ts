import { once } from 'node:events'
import { open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { filled, formOf } from '../../testing/form.ts'
import { askRaw } from '../../testing/http.ts'
import { serving } from '../../testing/serving.ts'
import { newSite } from '../../testing/site.ts'

it.each(['SIGTERM', 'SIGINT'] as const)('answers pending requests before it exits on %s', async (signal) => {
  const store = path.join(await newFolder(), 'store')
  await rename((await newSite()).root, store)
  const { server, address } = await serving(`file:${store}`)
  const form = new Response(formOf(filled))
  const body = Buffer.from(await form.arrayBuffer())
  const sending = request(`${address}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': form.headers.get('content-type') as string, 'content-length': body.length },
  })
  const answered = once(sending, 'response')
  sending.write(body.subarray(0, 50))
  await new Promise((resolve) => setTimeout(resolve, 100))
  server.kill(signal)
  await expect.poll(() => fetch(address).catch((error) => error.cause.code)).toBe('ECONNREFUSED')
  sending.end(body.subarray(50))
  const [answer] = await answered
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  expect(await text(answer)).toBe('{"ok":true}')
  if (server.exitCode === null) await once(server, 'exit')
  expect([server.exitCode, server.signalCode]).toEqual([0, null])
  expect(await readFile(`${store}-messages.jsonl`, 'utf8')).toContain(filled.name)
})

it('keeps serving when its log can no longer be written', async () => {
  const store = path.join(await newFolder(), 'store')
  await rename((await newSite()).root, store)
  const full = await open('/dev/full', 'w')
  const { server, address } = await serving(`file:${store}`, { errors: full.fd })
  await full.close()
  for (const page of await readdir(path.join(store, 'pages')))
    await writeFile(path.join(store, 'pages', page), 'damaged')
  for (let count = 0; count < 3; count++) expect((await fetch(`${address}/a`)).status).toBe(500)
  expect((await fetch(`${address}/robots.txt`)).status).toBe(200)
  server.kill('SIGKILL')
})

it('exits on SIGTERM while the reader of its log is stalled', { timeout: 60_000, tags: 'long' }, async () => {
  const store = path.join(await newFolder(), 'store')
  await rename((await newSite()).root, store)
  const { server, address } = await serving(`file:${store}`, { flags: ['--log', 'json'] })
  server.stdout?.pause()
  const requests = 'HEAD /a HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200)
  await Promise.all(Array.from({ length: 20 }, () => askRaw(address, requests)))
  server.kill()
  await once(server, 'exit')
  expect([server.exitCode, server.signalCode]).toEqual([0, null])
})
