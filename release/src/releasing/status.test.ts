import { beforeEach, expect, it } from 'vitest'
import { newSite, release } from '../../testing/site.ts'
import type { FileStore } from '../store/file-store.ts'
import { status } from './status.ts'

let store: FileStore

beforeEach(async () => {
  store = (await newSite()).store
})

it('reports the status exactly as programs expect it', async () => {
  const version = await release(store, 'mf-a', 'a2', 'a reason')
  const { parts, ...rest } = await status(store, 'production')
  expect(rest).toEqual({ channel: 'production', release: 2 })
  expect(Object.keys(parts)).toEqual(['shell', 'mf-a', 'mf-b'])
  expect(parts['mf-a']).toEqual({ version, since: expect.any(String), by: 'Asha', why: 'a reason' })
  expect(Date.now() - Date.parse(parts['mf-a']?.since ?? '')).toBeLessThan(60_000)
})
