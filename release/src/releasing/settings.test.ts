import { beforeEach, expect, it } from 'vitest'
import { newSite, pagesOf, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { changeSettings } from './settings.ts'

let store: FileStore
const live = () => requireLive(store, 'production')

beforeEach(async () => {
  store = (await newSite()).store
})

it('recomposes every page when the settings change, and keeps them for later releases', async () => {
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
