import { readFile, rename, stat } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { collecting } from '../../testing/collecting.ts'
import { newFolder } from '../../testing/folder.ts'
import { filled, formOf, post } from '../../testing/form.ts'
import { ask } from '../../testing/http.ts'
import { everywhere } from '../serve/headers.ts'

/** All messages; fails if a line is incomplete. */
async function messagesIn(file: string): Promise<Record<string, string>[]> {
  const text = await readFile(file, 'utf8')
  expect(text.endsWith('\n')).toBe(true)
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line))
}

it('keeps a message as one JSON line, in a file that only its owner can read', async () => {
  const { address, file } = await collecting()
  const name = 'Anaïs "रश्मि"\u2028D’Souza'
  const answer = await post(address, formOf({ ...filled, name }))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ok: true })
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...everywhere, 'cache-control': 'no-store' })
  expect(await messagesIn(file)).toEqual([{ at: expect.stringMatching(/^\d{4}-.*Z$/), ...filled, name }])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('accepts a phone number with spaces, punctuation and non-Latin digits, as typed without JavaScript', async () => {
  const { address, file } = await collecting()
  await post(address, formOf({ ...filled, phone: ' +९१ (98765) ४३२-10 ' }))
  expect((await messagesIn(file))[0]?.['phone']).toBe('919876543210')
})

it('accepts a request whose target is an absolute URL, as proxies may send', async () => {
  const { address, file } = await collecting()
  const form = new Response(formOf(filled))
  const answer = await ask(address, `${address}/forms/contact?from=proxy`, {
    method: 'POST',
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    body: new Uint8Array(await form.arrayBuffer()),
  })
  expect(answer.status).toBe(200)
  expect(await messagesIn(file)).toHaveLength(1)
})

it('redirects a browser that posted the form natively back to the page', async () => {
  const { address } = await collecting()
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  for (const [fields, location] of [
    [filled, '/contact#sent'],
    [{ ...filled, name: ' ' }, '/contact#failed'],
  ] as const) {
    const answer = await post(address, formOf(fields), browser)
    expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
      status: 303,
      location,
    })
  }
})

it('accepts messages from its own site, even behind a proxy that hides its host name', async () => {
  const { address, file } = await collecting()
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: 'https://bridge.example' },
    { origin: address },
    { origin: 'http://localhost:4173' }, // the SITE_ORIGIN of this release
  ] as Record<string, string>[])
    expect((await post(address, formOf(filled), headers)).status).toBe(200)
  expect(await messagesIn(file)).toHaveLength(3)
})

it('keeps every message of a flood on its own line, even with two servers', async () => {
  const { address, file } = await collecting()
  const { address: other } = await collecting({ file })
  const names = Array.from({ length: 400 }, (_, index) => `Visitor ${index}${'x'.repeat(index % 80)}`)
  const answers = await Promise.all(
    names.map((name, index) => post(index % 2 ? address : other, formOf({ ...filled, name }))),
  )
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  expect((await messagesIn(file)).map(({ name }) => name).sort()).toEqual(names.sort())
})

it('stays within its quota, refusing further messages until the file is moved away', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const quota = 20_000
  const { address, file } = await collecting({ quota })
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => post(address, formOf(filled)).then(({ status }) => status)),
  )
  const kept = answers.filter((status) => status === 200)
  expect([...new Set(answers)].sort()).toEqual([200, 507])
  expect(await messagesIn(file)).toHaveLength(kept.length)
  const { size } = await stat(file)
  expect(size).toBeLessThanOrEqual(quota)
  expect(size).toBeGreaterThan(quota - 1000)
  expect(complaints.mock.calls).toEqual([[expect.stringContaining(file)]])
  complaints.mockRestore()
  await rename(file, `${file}.read`)
  expect((await post(address, formOf(filled))).status).toBe(200)
  expect(await messagesIn(file)).toHaveLength(1)
})

it('tells the visitor when a message cannot be saved, and logs why', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const file = await newFolder()
  const { address } = await collecting({ file })
  expect((await post(address, formOf(filled))).status).toBe(500)
  expect((await post(address, formOf(filled), { accept: 'text/html' })).headers.get('location')).toBe(
    '/contact#failed',
  )
  expect(complaints.mock.calls[0]).toEqual([expect.stringContaining(`cannot write ${file}`)])
  complaints.mockRestore()
})

describe('the rate limit', () => {
  it('limits a client that sends too many messages, whatever address it claims, and says for how long', async () => {
    const { address, file } = await collecting({ rate: 3 })
    const statuses: number[] = []
    for (let index = 0; index < 5; index++) {
      const answer = await post(address, formOf(filled), { 'x-forwarded-for': `203.0.113.${index}` })
      statuses.push(answer.status)
      if (answer.status !== 429) continue
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50)
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await messagesIn(file)).toHaveLength(3)
  })

  it('limits a client with many addresses in one network, but no others', async () => {
    const { address, file } = await collecting({ rate: 1, proxies: 1 })
    const statusFor = async (forwarded: string) =>
      (await post(address, formOf(filled), { 'x-forwarded-for': forwarded })).status
    const ofOne: number[] = []
    for (let index = 0; index < 7; index++) ofOne.push(await statusFor(`2001:db8:1:${index}::9`))
    expect(ofOne).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await statusFor('203.0.113.1')).toBe(200)
    for (let index = 0; index < 40; index++) await statusFor(`198.51.${index}.1`)
    expect(await messagesIn(file)).toHaveLength(46)
  })

  it('counts messages by the address that our own proxy appends', async () => {
    const { address } = await collecting({ rate: 1, proxies: 1 })
    const statusFor = async (forwarded: string) =>
      (await post(address, formOf(filled), { 'x-forwarded-for': forwarded })).status
    expect(await statusFor('203.0.113.1')).toBe(200)
    expect(await statusFor('203.0.113.2')).toBe(200)
    expect(await statusFor('198.51.100.7, 203.0.113.1')).toBe(429)
  })
})
