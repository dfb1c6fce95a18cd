import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { collecting, stops } from '../../testing/collecting.ts'
import { newFolder } from '../../testing/folder.ts'
import { filled, formOf, post } from '../../testing/form.ts'
import { ask } from '../../testing/http.ts'
import { newSite, requestIn } from '../../testing/site.ts'
import { changeSettings } from '../releasing/settings.ts'
import { serve } from '../serve/serve.ts'

describe('refuses, without keeping anything,', () => {
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
    [
      'a field with a long name',
      { ...filled, ['n'.repeat(15_000)]: 'x' },
      { ['n'.repeat(100)]: 'is not a field of this form' },
    ],
    [
      '__proto__',
      { ...filled, ['__proto__']: 'x' },
      JSON.parse('{ "__proto__": "is not a field of this form" }'),
    ],
    ['many other fields', { ...filled, a: '', b: '', c: '' }, { a: 'is not a field of this form' }],
    ['a file as the name', { ...filled, name: new Blob(['Asha']) }, { name: 'Name is required' }],
    ['an empty form', {}, expect.objectContaining({ name: 'Name is required', email: 'Email is required' })],
  ])('%s, with an error that names the field', async (_, fields, errors) => {
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
    ['form data of a different kind', 415, 'application/x-www-form-urlencoded', body('name=Asha')],
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

  it('a message with so many headers that the one appended by a proxy could be lost', async () => {
    const { address, folder } = await collecting({ proxies: 1 })
    const many = Object.fromEntries(Array.from({ length: 96 }, (_, index) => [`x-${index}`, '']))
    const headers = { 'x-forwarded-for': '9.9.9.9', ...many }
    expect((await post(address, formOf(filled), headers)).status).toBe(431)
    expect(await readdir(folder)).toEqual([])
  })
})

it('refuses messages while the form posts to another service', async () => {
  const { store: other } = await newSite()
  const settings = { formEndpoint: 'https://forms.example/contact' }
  await changeSettings({ ...requestIn(other, 'a service'), settings })
  const form = { file: path.join(await newFolder(), 'messages'), quota: 1e6, rate: 9, proxies: 0 }
  const { address, close } = await serve({ store: other, channel: 'production', port: 0, form })
  stops.push(close)
  expect((await post(address, formOf(filled))).status).toBe(405)
})
