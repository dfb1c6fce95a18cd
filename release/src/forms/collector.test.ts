import { readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { filled, formOf, post } from '../../testing/form.ts'
import { ask } from '../../testing/http.ts'
import { newSite, requestIn } from '../../testing/site.ts'
import { changeSettings } from '../releasing/settings.ts'
import { everywhere } from '../serve/headers.ts'
import { serve } from '../serve/serve.ts'
import type { FileStore } from '../store/file-store.ts'
import type { FormSettings } from './form-settings.ts'

let store: FileStore
let stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  store = (await newSite()).store
})
afterEach(async () => {
  for (const stop of stops) await stop()
  stops = []
})

async function collecting(settings: Partial<FormSettings> = {}) {
  const folder = await newFolder()
  const form = {
    file: path.join(folder, 'inbox/messages.jsonl'),
    quota: 1e6,
    rate: 1e6,
    proxies: 0,
    ...settings,
  }
  const { address, close } = await serve({ store, channel: 'production', port: 0, form })
  stops.push(close)
  return { address, folder, file: form.file }
}

/** All messages; fails if a line is incomplete. */
async function messagesIn(file: string): Promise<Record<string, string>[]> {
  const text = await readFile(file, 'utf8')
  expect(text.endsWith('\n')).toBe(true)
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line))
}

it('keeps a message as one JSON line that only its owner can read', async () => {
  const { address, file } = await collecting()
  const name = 'Anaïs "रश्मि"\u2028D’Souza'
  const answer = await post(address, formOf({ ...filled, name }))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ok: true })
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...everywhere, 'cache-control': 'no-store' })
  expect(await messagesIn(file)).toEqual([{ at: expect.stringMatching(/^\d{4}-.*Z$/), ...filled, name }])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('accepts a phone number with spaces and punctuation, which nothing filters without script', async () => {
  const { address, file } = await collecting()
  await post(address, formOf({ ...filled, phone: ' +91 (98765) 432-10 ' }))
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

describe('refuses and does not keep', () => {
  const { phone: _, ...fourFields } = filled

  it.each([
    ['a blank name', { ...filled, name: ' \t ' }, { name: 'Name is required' }],
    ['a missing field', fourFields, { phone: 'Phone no is required' }],
    [
      'an unknown product',
      { ...filled, interestedProducts: 'select' },
      { interestedProducts: 'Interested Products is required' },
    ],
    ['a long name', { ...filled, name: 'n'.repeat(101) }, { name: expect.stringContaining('100') }],
    [
      'a long company',
      { ...filled, companyName: 'n'.repeat(151) },
      { companyName: expect.stringContaining('150') },
    ],
    ['a long number', { ...filled, phone: '1234567890123' }, { phone: expect.stringContaining('12') }],
    ['letters in a number', { ...filled, phone: '98765 call me' }, { phone: expect.stringContaining('12') }],
    ['a second @', { ...filled, email: 'a@b@c.in' }, { email: expect.stringContaining('100') }],
    ['a sixth field', { ...filled, subject: 'x' }, { subject: 'is not a field of this form' }],
    ['an odd field', { ...filled, constructor: 'x' }, { constructor: 'is not a field of this form' }],
    ['a file', { ...filled, name: new Blob(['Asha']) }, { name: 'Name is required' }],
    ['nothing', {}, expect.objectContaining({ name: 'Name is required', email: 'Email is required' })],
  ])('%s, naming the field', async (_, fields, errors) => {
    const { address, folder } = await collecting()
    const answer = await post(address, formOf(fields))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ ok: false, errors })
    expect(await readdir(folder)).toEqual([])
  })

  it('a repeated field', async () => {
    const { address } = await collecting()
    const form = formOf(filled)
    form.append('name', 'Ravi')
    const answer = await post(address, form)
    expect(await answer.json()).toEqual({ ok: false, errors: { name: 'is given more than once' } })
  })

  const type = 'multipart/form-data; boundary=x'
  const body = (text: string) => new TextEncoder().encode(text)
  it.each([
    ['form data of another kind', 415, 'application/x-www-form-urlencoded', body('name=Asha')],
    ['JSON', 415, 'application/json', body('{}')],
    ['form data without a boundary', 415, 'multipart/form-data', body('--x--')],
    ['truncated form data', 400, type, body('--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA')],
    ['a body that is not form data', 400, type, body('nonsense')],
    ['an empty body', 400, type, body('')],
    ['a large body', 413, type, new Uint8Array(2_000_000)],
  ])('%s, with %i', async (_, status, contentType, bytes) => {
    const { address, folder } = await collecting()
    const answer = await fetch(`${address}/forms/contact`, {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': contentType },
    })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ ok: false, error: expect.any(String) })
    expect(await readdir(folder)).toEqual([])
  })

  it('a large body without a length', async () => {
    const { address } = await collecting()
    const headers = { 'content-type': type, 'transfer-encoding': 'chunked' }
    const answer = await ask(address, '/forms/contact', {
      method: 'POST',
      headers,
      body: Buffer.alloc(100_000),
    })
    expect(answer.status).toBe(413)
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s, with 405', async (method) => {
    const { address } = await collecting()
    const { status, headers } = await ask(address, '/forms/contact', { method })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST' })
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.bridge.example' },
  ])('a message that another site sends through a visitor’s browser: %o', async (headers) => {
    const { address, folder } = await collecting()
    expect((await post(address, formOf(filled), headers as Record<string, string>)).status).toBe(403)
    expect(await readdir(folder)).toEqual([])
  })
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

it('stays within its quota, refuses the rest, and accepts messages again once the file is moved away', async () => {
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

it('tells the visitor, and logs why, when a message cannot be saved', async () => {
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
  it('holds back a client that sends too many, whatever address it claims, and says for how long', async () => {
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

  it('holds back a client with many addresses of one network, and no others', async () => {
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

  it('counts by the address that our own proxy appends', async () => {
    const { address } = await collecting({ rate: 1, proxies: 1 })
    const statusFor = async (forwarded: string) =>
      (await post(address, formOf(filled), { 'x-forwarded-for': forwarded })).status
    expect(await statusFor('203.0.113.1')).toBe(200)
    expect(await statusFor('203.0.113.2')).toBe(200)
    expect(await statusFor('198.51.100.7, 203.0.113.1')).toBe(429)
  })
})

it('refuses messages while the release posts to another service', async () => {
  const { store: other } = await newSite()
  const settings = { formEndpoint: 'https://forms.example/contact' }
  await changeSettings({ ...requestIn(other, 'a service'), settings })
  const form = { file: path.join(await newFolder(), 'messages'), quota: 1e6, rate: 9, proxies: 0 }
  const { address, close } = await serve({ store: other, channel: 'production', port: 0, form })
  stops.push(close)
  expect((await post(address, formOf(filled))).status).toBe(405)
})
