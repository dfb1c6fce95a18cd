import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { FileStore } from './file-store.ts'
import { keys } from './keys.ts'
import { readBy } from './read-by.ts'
import { Removals } from './removal.ts'

it('holds one announced removal in memory at a time, however many somebody has put there', async () => {
  const store = new FileStore(await newFolder())
  for (let number = 1; number <= 20; number++) await store.putIfAbsent(keys.removal(number), '{}')
  let [open, most] = [0, 0]
  const counting = readBy(store, async (key) => {
    most = Math.max(most, ++open)
    return store.get(key).finally(() => open--)
  })
  await (await Removals.since(counting)).refuse(['pages/a.html'], 'nothing was released')
  expect(most).toBe(1)
})
