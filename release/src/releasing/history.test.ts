import { beforeEach, expect, it } from 'vitest'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { liveRelease, requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { history } from './history.ts'
import { rollback } from './rollback.ts'

let store: FileStore
const live = () => requireLive(store, 'production')

beforeEach(async () => {
  store = (await newSite()).store
})

it('lists the history of all parts or of one, newest first', async () => {
  const first = (await live()).parts['mf-b']?.version
  const version = await release(store, 'mf-b', 'b2', 'new words')
  await release(store, 'mf-a', 'a2')
  await rollback({ ...requestIn(store, 'wrong words', 'Ben'), part: 'mf-b' })
  const when = expect.any(String)
  expect(await history(store, 'production', 'mf-b')).toEqual([
    {
      number: 4,
      action: 'rollback',
      by: 'Ben',
      why: 'wrong words',
      when,
      changed: { 'mf-b': first },
      from: { 'mf-b': version },
      takenBack: [],
    },
    {
      number: 2,
      action: 'deploy',
      by: 'Asha',
      why: 'new words',
      when,
      changed: { 'mf-b': version },
      from: { 'mf-b': first },
      takenBack: ['mf-b'],
    },
    {
      number: 1,
      action: 'deploy',
      by: 'Asha',
      why: 'first',
      when,
      changed: expect.objectContaining({ 'mf-b': first }),
      from: {},
      takenBack: [],
    },
  ])
  expect((await history(store, 'production')).map(({ number }) => number)).toEqual([4, 3, 2, 1])
  expect(await liveRelease(store, 'nowhere')).toBeUndefined()
})
