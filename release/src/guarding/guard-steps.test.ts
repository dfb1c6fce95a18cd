import { afterEach, beforeEach, expect, it } from 'vitest'
import { type GuardedSite, guardedSite, guardTime } from '../../testing/guarded.ts'
import { requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { history } from '../releasing/history.ts'
import { changeShare } from '../releasing/share.ts'
import { guard } from './guard.ts'

let site: GuardedSite
let told: string[]
let time: ReturnType<typeof guardTime>
beforeEach(async () => {
  site = await guardedSite(25)
  time = guardTime(site.counters)
  told = []
})
afterEach(() => site.stop())

const minute = 60_000

const begin = (steps: readonly number[]) => {
  const { why: _, ...request } = requestIn(site.store, 'guard')
  const limits = { added: 0.2, slower: 1.2, visits: 20 }
  const tell = (line: string) => told.push(line)
  return guard({ ...request, part: 'mf-a', ...time, limits, steps, time: minute, pause: 100, tell })
}

const percent = async () => (await requireLive(site.store, 'production')).shared?.percent

/** Visits both sides once a share is reached. */
async function visitAt(share: number, failing: number): Promise<void> {
  await expect.poll(percent, { timeout: 20_000 }).toBe(share)
  await time.looks(2) // the guard counts from its first reading onwards
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30, failing)
}

it('gives a healthy version to more visitors step by step, and finally to all', async () => {
  const ended = begin([5, 25, 60])
  await visitAt(25, 0)
  await time.pass(minute)
  await visitAt(60, 0)
  await time.pass(minute)
  expect(await ended).toMatchObject({ outcome: 'promoted', version: site.shared })
  expect(told).toEqual([expect.stringMatching(/^60% of visitors get mf-a@\S+: no worse/)])
  const [promotion, share] = await history(site.store, 'production')
  expect([promotion?.action, share?.why]).toEqual(['promote', expect.stringMatching(/^guard: no worse/)])
})

it('goes on if no server can be reached just after it has given the version to more visitors', async () => {
  let refused = 0
  time = guardTime(async (...asked) =>
    (await percent()) === 60 && refused++ < 3
      ? { samples: [], starts: new Map(), problems: ['connection refused'] }
      : site.counters(...asked),
  )
  const ended = begin([60])
  await visitAt(25, 0)
  await time.pass(minute)
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(3)
  await visitAt(60, 0)
  await time.pass(minute)
  expect((await ended).outcome).toBe('promoted')
  expect(told).toContainEqual(expect.stringContaining('connection refused'))
})

it('rolls back a version that fails at a later step', async () => {
  const ended = begin([60])
  await visitAt(25, 0)
  await time.pass(minute)
  await visitAt(60, 20)
  expect((await ended).outcome).toBe('rolled back')
  expect(await percent()).toBeUndefined()
})

it('leaves alone a share that another deployer has changed between two steps', { tags: 'long' }, async () => {
  const ended = begin([60])
  await visitAt(25, 0)
  await time.pass(minute)
  await expect.poll(percent, { timeout: 20_000 }).toBe(60)
  await changeShare({ ...requestIn(site.store, 'slowly'), part: 'mf-a', percent: 10 })
  expect((await ended).outcome).toBe('overtaken')
  expect(await percent()).toBe(10)
})
