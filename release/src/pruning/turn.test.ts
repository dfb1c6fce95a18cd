import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { MemoryStore } from '../store/memory-store.ts'
import { Turn } from './turn.ts'

it('does not rely on an answer that took too long to arrive', {
  timeout: 30_000,
  tags: 'long',
}, async () => {
  const store = new MemoryStore()
  const list = store.list.bind(store)
  let delay = 0
  store.list = async (folder) => {
    const names = await list(folder)
    await setTimeout(delay)
    return names
  }
  const turn = new Turn(store, 1, 0)
  expect(await turn.isOurs()).toBe(true)
  delay = 10_100
  await expect(turn.isOurs()).rejects.toThrow('takes too long')
})
