import { contentHash } from '@bridge/shared/hash'
import { expect, it } from 'vitest'
import { bomb } from '../../testing/bomb.ts'
import { MemoryStore } from '../../testing/memory-store.ts'
import { keys } from '../store/keys.ts'
import { Bodies } from './body.ts'

it('decompresses an altered copy only once, and only a little of it', async () => {
  const html = '<!doctype html>'
  const page = keys.page(contentHash(html))
  const store = new MemoryStore()
  store.set(page, html)
  store.values.set(`${page}.br`, await bomb(100))
  let reads = 0
  const get = store.get.bind(store)
  store.get = async (key) => {
    reads++
    return get(key)
  }
  const body = new Bodies(store, 1e6).page(contentHash(html))
  for (let time = 0; time < 3; time++) expect(await body.read('br')).toBeUndefined()
  expect(String(await body.read('identity'))).toBe(html)
  expect(reads).toBe(2)
})
