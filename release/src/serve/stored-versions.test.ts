import { afterEach, beforeEach, expect, it } from 'vitest'
import { ask } from '../../testing/http.ts'
import { untilShown } from '../../testing/served-site.ts'
import { newSite, publishText, release } from '../../testing/site.ts'
import { UnsteadyStore } from '../../testing/unsteady-store.ts'
import { keys } from '../store/keys.ts'
import { type Served, serve } from './serve.ts'

let store: UnsteadyStore
let served: Served

beforeEach(async () => {
  store = new UnsteadyStore((await newSite()).root)
  served = await serve({ store, channel: 'production', port: 0 })
})
afterEach(() => {
  store.network = 'up'
  return served.close()
})

const madeUp = (number: number) => `1.0.0-${number.toString(16).padStart(32, '0')}`
const fileOf = (version: string, part = 'mf-a') => `/${part}/${version}/assets/direct.one.js`
const statusOf = async (address: string) => (await ask(served.address, address)).status

it('requests one listing per part per second from the store, even for many made-up versions and parts', async () => {
  store.asked.length = 0
  const begun = performance.now()
  const addresses = Array.from({ length: 200 }, (_, number) => [
    fileOf(madeUp(number)),
    fileOf(madeUp(number), `mf-${number}`),
  ]).flat()
  expect(new Set(await Promise.all(addresses.map(statusOf)))).toEqual(new Set([404]))
  const seconds = Math.ceil((performance.now() - begun) / 1000)
  const asked = store.asked.filter((key) => !key.startsWith('releases/'))
  expect(asked.length).toBeLessThanOrEqual(2 * (seconds + 1))
  expect(asked.filter((key) => key.includes('artifact.json'))).toEqual([])
})

it('serves a version published after the last listing as soon as it is requested', async () => {
  expect(await statusOf(fileOf(madeUp(1)))).toBe(404)
  const version = await publishText(store, 'mf-a', 'published')
  expect(await statusOf(fileOf(version))).toBe(200)
})

it('needs no listing to serve what the live release names', async () => {
  const version = await release(store, 'mf-a', 'second')
  await untilShown(served.address, 2)
  store.asked.length = 0
  expect(await statusOf(fileOf(version))).toBe(200)
  expect(store.asked.filter((key) => key.startsWith(keys.parts))).not.toContain(keys.part('mf-a'))
})

it('looks up each version directly while the store cannot be listed', async () => {
  const version = await publishText(store, 'mf-a', 'published')
  store.list = () => Promise.reject(new Error('may not list'))
  expect(await statusOf(fileOf(version))).toBe(200)
})
