import { expect, it, vi } from 'vitest'
import {
  bucket,
  channel,
  live,
  request,
  ship,
  teamA,
  teamB,
  trustOf,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { publishText, requestIn } from '../../testing/site.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import { denied } from '../store/store.ts'
import { TrustedStore } from '../trust/trusted-store.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'

withKeyedSite()

it('does not release on top of a record that it may not read, and that landed while it waited for prune', async () => {
  await ship(teamA, 'mf-a', 'bad a')
  const { number } = await live()
  const version = await publishText(bucket, 'mf-b', 'b2')
  const theirs = keys.release(channel, number + 1)
  const unreadable = readBy(bucket, async (key, ...more) => {
    const value = await bucket.get(key, ...more)
    if (key === theirs && value) throw denied(key, 'the store', 'EACCES', 'make it readable')
    return value
  })
  const removal = {
    format: 1,
    when: '2026-01-01',
    by: 'prune',
    keys: [keys.version('mf-b', version)],
    files: {},
  }
  await bucket.putIfAbsent(keys.removal(1), JSON.stringify(removal))
  const deploying = deploy({
    ...requestIn(new TrustedStore(unreadable, await trustOf(number)), 'b2'),
    signers: [teamB.signer],
    targets: [`mf-b@${version}`],
    pruneStops: 3000,
  }).catch((error) => error)
  await vi.waitFor(async () => expect(await bucket.list(keys.removals)).toContain('1-stopped.json'), 5000)
  const { release } = await rollback({ ...request(teamA, 'bad'), part: 'mf-a' })
  const refused = await deploying
  expect(refused.message).toContain(theirs)
  expect((await live()).number).toBe(release.number)
})
