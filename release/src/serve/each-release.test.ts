import { beforeEach, expect, it, vi } from 'vitest'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { UnsteadyStore } from '../../testing/unsteady-store.ts'
import { ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { followChannel } from './follow-channel.ts'
import type { LiveSite } from './live-site.ts'

let root: string
let store: FileStore

beforeEach(async () => {
  ;({ root, store } = await newSite())
})

it.each([
  { showsEach: false, numbers: [1, 4] },
  { showsEach: true, numbers: [1, 2, 3, 4] },
])('catches up through releases $numbers', async ({ showsEach, numbers }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const behind = new UnsteadyStore(root)
  const seen: number[] = []
  const onSite = ({ release }: LiveSite) => seen.push(release.number)
  const unfollow = await followChannel(behind, 'production', 10, { onSite, showsEach })
  behind.network = 'down'
  for (const text of ['a2', 'a3', 'a4']) await release(store, 'mf-a', text)
  behind.network = 'up'
  await vi.waitFor(() => expect(seen.at(-1)).toBe(4), { timeout: 10_000 })
  unfollow()
  expect(seen).toEqual(numbers)
})

it('does not skip a release because of an outage if every release is to be shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const behind = new UnsteadyStore(root)
  const seen: number[] = []
  const onSite = ({ release }: LiveSite) => seen.push(release.number)
  const unfollow = await followChannel(behind, 'production', 10, { onSite, showsEach: true })
  behind.network = 'down'
  await release(store, 'mf-a', 'a2')
  const { composition } = (await requireLive(store, 'production')).parts['mf-a'] ?? {}
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  const get = behind.get.bind(behind)
  const failing = vi
    .spyOn(behind, 'get')
    .mockImplementation((key) =>
      key === keys.composition(composition?.key ?? '') ? Promise.reject(new ReleaseError('503')) : get(key),
    )
  behind.network = 'up'
  await vi.waitFor(
    () => expect(failing.mock.calls.flat()).toContain(keys.composition(composition?.key ?? '')),
    10_000,
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(seen).toEqual([1])
  failing.mockRestore()
  await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]), 10_000)
  unfollow()
})
