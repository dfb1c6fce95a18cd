import { beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  type Holder,
  ops,
  request,
  served,
  shell,
  store,
  teamA,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { publishText } from '../../testing/site.ts'
import { DeniedError, ReleaseError } from '../errors.ts'
import { changeKeys, revoking } from '../releasing/change-keys.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { endPreview, listPreviews, makePreview } from '../releasing/make-preview.ts'
import { keys } from '../store/keys.ts'
import { accessTo } from './sign-preview.ts'

withKeyedSite()

let version: string

beforeEach(async () => {
  version = await publishText(bucket, 'mf-a', 'unmerged')
})

const show = async (by: Holder, isPrivate: boolean, lasts = 3_600_000) => {
  const asked = { ...request(by), name: 'pr-1', until: new Date(Date.now() + lasts), isPrivate }
  return (await makePreview(asked, await chooseVersions(store, channel, [`mf-a@${version}`]))).preview
}

const status = async (access = '') => {
  const headers = { host: 'pr-1.localhost', cookie: `__Host-bridge-preview=${access}` }
  return (await ask(served.address, '/a', { headers })).status
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 100 })

/** Long enough for a server to poll again. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1500))

it('keeps a preview ended after the key that ended it is revoked', async () => {
  const access = accessTo(await show(teamA, true), teamA.signer)
  expect(await status(access)).toBe(200)
  await endPreview(request(shell), 'pr-1')
  await eventually(async () => expect(await status(access)).toBe(410))
  await changeKeys(request(ops), revoking(shell.signer.id))
  await aWhile()
  expect(await status(access)).toBe(410)
  expect((await listPreviews({ store, channel })).previews).toEqual([])
})

it('keeps a preview from strangers after the key that made it private is revoked', async () => {
  await show(teamA, false)
  expect(await status()).toBe(200)
  await show(shell, true)
  await eventually(async () => expect(await status()).toBe(403))
  await changeKeys(request(ops), revoking(shell.signer.id))
  await aWhile()
  expect(await status()).not.toBe(200)
  await show(teamA, true)
  await eventually(async () => expect(await status()).toBe(403))
})

it('keeps a preview private when it is created again without the flag after its key is revoked', async () => {
  await show(shell, true)
  await changeKeys(request(ops), revoking(shell.signer.id))
  await show(teamA, false)
  await eventually(async () => expect(await status()).toBe(403))
  await endPreview(request(teamA), 'pr-1')
  await show(teamA, false)
  await eventually(async () => expect(await status()).toBe(200))
})

it('ends a preview at once from a machine whose clock is ahead', async () => {
  await show(teamA, false)
  expect(await status()).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 - 60_000 })
  await endPreview(request(teamA), 'pr-1').finally(() => vi.useRealTimers())
  await eventually(async () => expect(await status()).toBe(410))
})

it('keeps the first link to a private preview valid until the new end when the preview is created again', async () => {
  const access = accessTo(await show(teamA, true, 3000), teamA.signer)
  await show(teamA, true)
  await new Promise((resolve) => setTimeout(resolve, 3500))
  expect(await status(access)).toBe(200)
})

/** Makes every read of one of the preview's records call `end`, until the returned function is called. */
function reading(number: number, end: () => Promise<Buffer>): () => void {
  const get = bucket.get.bind(bucket)
  const read = vi
    .spyOn(bucket, 'get')
    .mockImplementation((key, ...options) =>
      key === keys.preview(channel, 'pr-1', number) ? end() : get(key, ...options),
    )
  return () => read.mockRestore()
}

it.each([
  ['an outage', ReleaseError],
  ['a denial', DeniedError],
])('makes no preview while %s hides whether the one of the same name is private', async (_, Problem) => {
  await show(teamA, true)
  const restore = reading(1, () => Promise.reject(new Problem('hidden')))
  await expect(show(teamA, false)).rejects.toThrow('hidden')
  restore()
  await show(teamA, false)
  await eventually(async () => expect(await status()).toBe(403))
})

it('neither shows nor makes a public preview while the record that may have made it private is damaged', async () => {
  await show(teamA, false)
  expect(await status()).toBe(200)
  await show(teamA, true)
  await eventually(async () => expect(await status()).toBe(403))
  const restore = reading(2, async () => Buffer.from('{'))
  await aWhile()
  expect(await status()).not.toBe(200)
  await show(teamA, false)
  restore()
  await eventually(async () => expect(await status()).toBe(403))
})

it.each([
  ['damaged', async () => Buffer.from('{')],
  ['denied', () => Promise.reject(new DeniedError('hidden'))],
])('keeps an ended private preview from its old links while the record of its end is %s', async (_, end) => {
  const access = accessTo(await show(teamA, true), teamA.signer)
  expect(await status(access)).toBe(200)
  await endPreview(request(teamA), 'pr-1')
  await eventually(async () => expect(await status(access)).toBe(410))
  const restore = reading(2, end)
  await aWhile()
  expect(await status(access)).not.toBe(200)
  expect((await listPreviews({ store, channel })).previews).toEqual([])
  restore()
  await eventually(async () => expect(await status(access)).toBe(410))
})
