import { beforeEach, expect, it, vi } from 'vitest'
import { newSite, release, requestIn, share } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { rollback } from './rollback.ts'

/** Two people who see the same failure roll the part back, the second one without knowing of the first. */

let store: FileStore
let versions: string[]
const live = () => requireLive(store, 'production')
const versionOf = async (part: string) => (await live()).parts[part]?.version
const back = (by: string, seen?: number) =>
  rollback({ ...requestIn(store, 'errors', by), part: 'mf-a', ...(seen && { seen }) })

beforeEach(async () => {
  store = (await newSite()).store
  versions = [(await versionOf('mf-a')) ?? '', await release(store, 'mf-a', 'a2')]
})

it('refuses a second rollback, and says who was first', async () => {
  await release(store, 'mf-a', 'a3')
  await back('Asha')
  await release(store, 'mf-b', 'b2')
  const { number } = await live()
  await expect(back('Ravi')).rejects.toMatchObject({
    message: `mf-a has just been rolled back by Asha, in release ${number - 1}: errors`,
    hint: expect.stringMatching(`must be rolled back too, add --seen ${number}$`),
  })
  expect(await versionOf('mf-a')).toBe(versions[1])
  await back('Ravi', number)
  expect(await versionOf('mf-a')).toBe(versions[0])
})

it.each([
  ['once', 1, /^mf-a has just been rolled back by Asha/],
  ['for a while', 100, /^it is unknown whether mf-a has just been rolled back: releases\S+ .* is missing/],
])(
  'refuses a second rollback even if the record of the first seems to be missing %s',
  async (_, times, said) => {
    await release(store, 'mf-a', 'a3')
    await back('Asha')
    const { number } = await live()
    await release(store, 'mf-b', 'b2')
    const get = store.get.bind(store)
    let left = times
    const reads = vi
      .spyOn(store, 'get')
      .mockImplementation(async (key, ...options) =>
        key === keys.release('production', number) && left-- > 0 ? undefined : get(key, ...options),
      )
    await expect(back('Ravi')).rejects.toThrow(said)
    reads.mockRestore()
    expect(await versionOf('mf-a')).toBe(versions[1])
  },
)

it('refuses a second rollback however many parts are released meanwhile, regardless of clock skew', async () => {
  await release(store, 'mf-a', 'a3')
  await back('Asha')
  for (let i = 0; i < 12; i++) {
    if (i === 5) vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] })
    await release(store, 'mf-b', `b${i}`)
    vi.useRealTimers()
  }
  await expect(back('Ravi')).rejects.toThrow('mf-a has just been rolled back by Asha')
  expect(await versionOf('mf-a')).toBe(versions[1])
})

it('refuses a second rollback after a share was withdrawn', async () => {
  await share(store, 'mf-a', 'shared')
  await back('a guard')
  await expect(back('Ravi')).rejects.toThrow('mf-a has just been rolled back by a guard')
  expect(await versionOf('mf-a')).toBe(versions[1])
})

it('allows a second rollback by the person who was first, or once the part has been deployed again', async () => {
  const a3 = await release(store, 'mf-a', 'a3')
  await back('Asha')
  await back('Asha')
  expect(await versionOf('mf-a')).toBe(versions[0])
  await release(store, 'mf-a', 'a4')
  await back('Ravi')
  expect(await versionOf('mf-a')).toBe(versions[0])
  expect(a3).not.toBe(versions[0])
})

it('allows a second rollback to a named version', async () => {
  await release(store, 'mf-a', 'a3')
  await back('Asha')
  await rollback({ ...requestIn(store, 'worse', 'Ravi'), part: 'mf-a', to: versions[0] as string })
  expect(await versionOf('mf-a')).toBe(versions[0])
})

it('refuses a release in --seen that does not exist yet', async () => {
  const { number } = await live()
  await expect(back('Ravi', number + 1)).rejects.toThrow(
    `there is no release ${number + 1} of production: release ${number} is live`,
  )
})

it('refuses a second rollback by the same person if --seen names an earlier release', async () => {
  await release(store, 'mf-a', 'a3')
  const { number } = await live()
  await back('Asha')
  await expect(back('Asha', number)).rejects.toThrow(`after release ${number}: errors`)
  expect(await versionOf('mf-a')).toBe(versions[1])
})
