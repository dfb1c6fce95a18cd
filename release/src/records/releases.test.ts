import { expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { appendRelease, nextRelease } from './next-release.ts'

const decided = {
  action: 'deploy',
  channel: 'production',
  changed: [],
  by: 'x',
  why: 'x',
  settings: { origin: 'http://localhost', formEndpoint: '/forms/contact' },
  parts: {},
} as const

it('recognises its own record if the store reports the key as taken, as NFS does after a lost reply', async () => {
  class LostReply extends MemoryStore {
    override async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
      await super.putIfAbsent(key, value)
      return false
    }
  }
  const store = new LostReply()
  expect(await appendRelease(store, nextRelease(undefined, decided))).toBe(true)
  expect(await appendRelease(store, nextRelease(undefined, { ...decided, by: 'another' }))).toBe(false)
})
