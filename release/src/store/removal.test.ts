import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { FileStore } from './file-store.ts'
import { keys } from './keys.ts'
import { readBy } from './read-by.ts'
import { isInTurn, Removals, unfinishedRemovals } from './removal.ts'
import { largestValue } from './store.ts'

it('reads announced removals with bounded memory, even if many are planted', async () => {
  const store = new FileStore(await newFolder())
  const large = JSON.stringify('x'.repeat(1_000_000))
  for (let number = 1; number <= 120; number++)
    await store.putIfAbsent(keys.removal(number), number % 3 === 0 ? large : '{}')
  let [open, most, reads] = [0, 0, 0]
  const counting = readBy(store, async (key, isWhole, limit = largestValue) => {
    const bytes = await store.get(key, isWhole, limit)
    open += limit // the most that it may return
    most = Math.max(most, open)
    reads++
    await setTimeout(1)
    open -= limit
    return bytes
  })
  await (await Removals.since(counting)).stop(['pages/a.html'])
  expect(reads).toBe(120)
  expect(most).toBeLessThanOrEqual(2 * largestValue) // one alone, and those read ahead
})

it('reports which of the needed keys an announced removal has removed, and saves the others', async () => {
  const store = new FileStore(await newFolder())
  const [whole, gone] = ['1', '2'].map((digit) => keys.version('mf-a', `1.0.0-${digit.repeat(32)}`)) as [
    string,
    string,
  ]
  for (const file of ['artifact.json', 'a.js']) await store.putIfAbsent(`${whole}/${file}`, '{}')
  await store.putIfAbsent(`${gone}/a.js`, '')
  const removal = { format: 1, when: new Date().toISOString(), by: 'Asha', keys: [whole, gone], files: {} }
  await store.putIfAbsent(keys.removal(1), JSON.stringify(removal))
  const removals = await Removals.since(store, 0)
  await removals.keep([whole], 'nothing was released')
  expect(await isInTurn(store, 1)).toBe(false)
  expect(await unfinishedRemovals(store)).toEqual([1])
  await expect(removals.keep([whole, gone], 'nothing was released')).rejects.toThrow(
    `${gone} has been removed`,
  )
})
