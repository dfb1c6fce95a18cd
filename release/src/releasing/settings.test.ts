import { beforeEach, expect, it } from 'vitest'
import { newSite, pagesOf, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { changeSettings, type SettingsChange } from './settings.ts'

let store: FileStore
const live = () => requireLive(store, 'production')

beforeEach(async () => {
  store = (await newSite()).store
})

it('recomposes every page when the settings change, and keeps the settings for later releases', async () => {
  const settings = { origin: 'https://bridge.example', formEndpoint: 'https://forms.example/contact' }
  const before = [...(await pagesOf(store, 'mf-a')), ...(await pagesOf(store, 'mf-b'))]
  const plan = await changeSettings({ ...requestIn(store, 'the real address'), settings })
  expect(plan.recomposed).toEqual(['mf-a', 'mf-b'])
  const after = [...(await pagesOf(store, 'mf-a')), ...(await pagesOf(store, 'mf-b'))]
  expect(after.filter((page) => before.includes(page))).toEqual([])
  await release(store, 'mf-a', 'a2')
  expect((await live()).settings).toEqual(settings)
  const [page] = (await pagesOf(store, 'mf-a')).map((line) => line.split(' ').pop() as string)
  expect(String(await store.get(keys.page(page as string)))).toContain('https://bridge.example/')
})

it('refuses settings that are already live', async () => {
  await expect(changeSettings({ ...requestIn(store, 'none'), settings: {} })).rejects.toThrow('already live')
})

it('refuses one of two concurrent changes to the settings', async () => {
  const origins = ['https://one.example', 'https://two.example']
  const outcomes = await Promise.allSettled(
    origins.map((origin) => changeSettings({ ...requestIn(store, origin), settings: { origin } })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(String(lost?.reason)).toMatch(/Asha changed the settings while this change was in progress/)
})

for (const host of ['*', '*.example', 'one.example;x', "'self'"])
  it(`refuses https://${host}, which would mean something else in a policy`, async () => {
    const change = (settings: SettingsChange) => changeSettings({ ...requestIn(store, 'none'), settings })
    await expect(change({ origin: `https://${host}` })).rejects.toThrow('must be an origin')
    await expect(change({ formEndpoint: `https://${host}/contact` })).rejects.toThrow(
      'must be a URL or a path',
    )
    await expect(change({ events: { endpoint: `https://${host}/events` } })).rejects.toThrow(
      'EVENTS_ENDPOINT',
    )
  })

it('accepts hosts with a port, an underscore or an IPv6 address', async () => {
  for (const origin of ['http://localhost:4321', 'https://my_site.example', 'http://[::1]:8080']) {
    await changeSettings({ ...requestIn(store, 'moved'), settings: { origin } })
    expect((await live()).settings.origin).toBe(origin)
  }
})
