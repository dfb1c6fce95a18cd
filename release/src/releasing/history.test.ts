import { rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { liveRelease, requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
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

it('says where releases cannot be listed, once for each gap', async () => {
  const { root, store } = await newSite()
  for (const text of ['a2', 'a3', 'a4', 'a5']) await release(store, 'mf-a', text)
  const lose = (number: number) => rm(path.join(root, keys.release('production', number)))
  const listed = async (part?: string) => {
    const notes: string[] = []
    const lines = await history(store, 'production', part, (note) => notes.push(note))
    return [lines.map(({ number }) => number), notes]
  }
  expect(await listed()).toEqual([[5, 4, 3, 2, 1], []])
  for (const number of [3, 4]) await lose(number)
  const between = expect.stringMatching(
    /^releases between 2 and 5 cannot be listed: .*4\.json .* it is missing$/,
  )
  expect(await listed('mf-a')).toEqual([[5, 2, 1], [between]])
  await lose(1)
  const before = expect.stringMatching(/^releases before 2 cannot be listed: .*1\.json .* missing$/)
  expect(await listed()).toEqual([
    [5, 2],
    [between, before],
  ])
})
