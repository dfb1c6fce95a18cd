import { afterEach, expect, it, vi } from 'vitest'
import { pruneNow } from '../../testing/prune-now.ts'
import { fiveVersions, newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { deploy } from '../releasing/deploy.ts'
import { keys } from '../store/keys.ts'

const day = 86_400_000

afterEach(() => void vi.useRealTimers())

it('keeps what was recently live or published, even if a machine’s clock is wrong', {
  tags: 'long',
}, async () => {
  const { store } = await newSite()
  await fiveVersions(store)
  const versionsOf = (part: string) => store.list(keys.part(part))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 100 * day })
  const texts = ['1', '2', '3', '4', '5']
  const old: string[] = []
  for (const text of texts) old.push(await release(store, 'mf-b', `old ${text}`))
  vi.useRealTimers()
  for (const version of old.slice(0, 4))
    await deploy({ ...requestIn(store, 'lately'), targets: [`mf-b@${version}`] })
  const fresh = await publishText(store, 'mf-a', 'not deployed yet')
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  await publishText(store, 'mf-a', 'published in 1970')
  await release(store, 'mf-b', 'released in 1970')
  vi.useRealTimers()
  await pruneNow(store, { keep: 90 * day })
  await pruneNow(store, { keep: 90 * day })
  expect(await versionsOf('mf-b')).toEqual(expect.arrayContaining(old.slice(0, 4)))
  expect(await versionsOf('mf-a')).toContain(fresh)
})
