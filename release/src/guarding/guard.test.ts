import { afterEach, beforeEach, expect, it } from 'vitest'
import { type GuardedSite, guardedSite, guarding as guardingSite, minute } from '../../testing/guarded.ts'
import { some } from '../../testing/sample.ts'
import { untilShown } from '../../testing/served-site.ts'
import { requestIn, share } from '../../testing/site.ts'
import { ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { history } from '../releasing/history.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import { promote } from '../releasing/share.ts'

let site: GuardedSite
let notes: string[]
beforeEach(async () => {
  site = await guardedSite()
  notes = []
})
afterEach(() => site.stop())

/** Starts a guard and keeps its notes. */
const guarding = (more: Parameters<typeof guardingSite>[1] = {}) =>
  guardingSite(site, { tell: (line) => notes.push(line), ...more })

const last = async () => (await history(site.store, 'production'))[0]

it('rolls back a failing version at the tenth failure, and reports the numbers', async () => {
  const { result } = await guarding()
  await site.visit(site.live, 30)
  await site.visit(site.shared, 20)
  await site.visit(site.shared, 10, 10)
  const began = performance.now()
  const { outcome, why } = await result
  expect(performance.now() - began).toBeLessThan(30_000)
  expect(outcome).toBe('rolled back')
  expect(why).toMatch(/^fails more often .*: shared: 10 of 30 visits failed .*; live: 0 of 30 visits/)
  expect(await last()).toMatchObject({ action: 'rollback', by: 'Asha', why: `guard: ${why}` })
  const { parts, shared } = await requireLive(site.store, 'production')
  expect([parts['mf-a']?.version, shared]).toEqual([site.live, undefined])
})

it('keeps the person who started it from rolling back a second time', async () => {
  await promote({ ...requestIn(site.store, 'healthy'), part: 'mf-a' })
  const failing = await share(site.store, 'mf-a', 'a3', 50)
  await untilShown(site.running.address, (await requireLive(site.store, 'production')).number)
  const { result } = await guarding()
  await site.visit(site.shared, 30)
  await site.visit(failing, 20)
  await site.visit(failing, 10, 10)
  expect((await result).outcome).toBe('rolled back')
  const byHand = rollback({ ...requestIn(site.store, 'it fails', 'Asha'), part: 'mf-a' })
  await expect(byHand).rejects.toThrow("mf-a has just been rolled back by Asha's guard, in release")
  expect((await requireLive(site.store, 'production')).parts['mf-a']?.version).toBe(site.shared)
})

it('promotes a healthy version when the time is up, and not before', async () => {
  const { result, time } = await guarding()
  await site.visit(site.live, 30, 1)
  await site.visit(site.shared, 30)
  await time.pass(minute - 1)
  await time.looks(2)
  expect((await requireLive(site.store, 'production')).shared?.state.version).toBe(site.shared)
  await time.pass(1)
  expect(await result).toMatchObject({ outcome: 'promoted', version: site.shared })
  expect(await last()).toMatchObject({ action: 'promote', changed: { 'mf-a': site.shared } })
})

it('decides nothing after the share of reported visits has changed', async () => {
  const { result } = await guarding()
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30)
  const events = { endpoint: '/events', sample: 0.1 }
  await changeSettings({ ...requestIn(site.store, 'fewer reports'), settings: { events } })
  const { outcome, why } = await result
  expect(outcome).toBe('undecided')
  expect(why).toContain('browsers now report 10% of visits, but reported 100% when the guard began')
  expect((await requireLive(site.store, 'production')).shared?.state.version).toBe(site.shared)
})

it('does not count what happened before it began', async () => {
  await site.visit(site.shared, 20, 20)
  const { result, time } = await guarding()
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30)
  await time.pass(minute)
  expect((await result).outcome).toBe('promoted')
})

it('remains undecided after too few visits, and changes nothing in a dry run', async () => {
  const { result, time } = await guarding()
  await site.visit(site.live, 30)
  await site.visit(site.shared, 5)
  await time.pass(minute)
  expect(await result).toMatchObject({
    outcome: 'undecided',
    why: expect.stringContaining('fewer than 20 visits'),
  })
  const { result: dry } = await guarding({ dryRun: true })
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30, 20)
  expect((await dry).outcome).toBe('rolled back')
  expect((await requireLive(site.store, 'production')).shared?.state.version).toBe(site.shared)
})

type Meanwhile = [what: string, release: (request: ReturnType<typeof requestIn>) => Promise<unknown>]
const meanwhile: Meanwhile[] = [
  ['promotes it', (request: ReturnType<typeof requestIn>) => promote({ ...request, part: 'mf-a' })],
  ['rolls it back', (request: ReturnType<typeof requestIn>) => rollback({ ...request, part: 'mf-a' })],
  [
    'shares another version',
    async (request: ReturnType<typeof requestIn>) => {
      await rollback({ ...request, part: 'mf-a' })
      await share(site.store, 'mf-a', 'a3', 50)
    },
  ],
]
it.each(some(meanwhile))('changes nothing if another release %s first, and says so', async (_, release) => {
  const { result } = await guarding({ pause: 1000 })
  await release({ ...requestIn(site.store, 'I know better'), by: 'Omar' })
  const { number } = await requireLive(site.store, 'production')
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30, 30)
  expect(await result).toMatchObject({
    outcome: 'overtaken',
    why: expect.stringMatching(/since release \d+, by (Omar: I know better|Asha: a3)$/),
  })
  expect((await requireLive(site.store, 'production')).number).toBe(number)
})

it("never withdraws a version that was shared between the guard's last check and its release", async () => {
  const before = (await requireLive(site.store, 'production')).shared
  await rollback({ ...requestIn(site.store, 'by hand'), part: 'mf-a' })
  const request = { ...requestIn(site.store, 'guard'), part: 'mf-a', ...(before && { only: before }) }
  await expect(rollback(request)).rejects.toThrow('50% of visitors no longer get')
  await share(site.store, 'mf-a', 'a3', 50)
  await expect(rollback(request)).rejects.toThrow('50% of visitors no longer get')
  await expect(promote(request)).rejects.toThrow('50% of visitors no longer get')
})

it('acts once when two guards decide at the same time', async () => {
  const { number } = await requireLive(site.store, 'production')
  const both = await Promise.all([guarding(), guarding({ by: 'Omar' })])
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30, 20)
  const outcomes = (await Promise.all(both.map(({ result }) => result))).map(({ outcome }) => outcome)
  expect(outcomes.sort()).toEqual(['overtaken', 'rolled back'])
  expect((await requireLive(site.store, 'production')).number).toBe(number + 1)
})

it('promotes nothing while a server is unreachable', async () => {
  const { result, time } = await guarding()
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30)
  await time.looks(2)
  await site.stop()
  await time.pass(minute)
  expect(await result).toMatchObject({ outcome: 'undecided', why: expect.stringContaining('cannot be read') })
  expect(notes).toHaveLength(1)
})

it('waits for a store that is down before it acts on a decision', async () => {
  let isDown = false
  const store = new Proxy(site.store, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (isDown) throw new ReleaseError('the store cannot be reached')
        return value.apply(target, given)
      }
    },
  })
  const { result, time } = await guarding({ store })
  isDown = true
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30, 20)
  await time.looks(4)
  expect(notes, 'reported once').toEqual(['the store cannot be reached'])
  isDown = false
  expect((await result).outcome).toBe('rolled back')
})

it('refuses to start if there is nothing to compare', async () => {
  const off = async () => ({ samples: [], starts: new Map(), problems: ['http://x cannot be read: no'] })
  await expect((await guarding({ counters: off })).result).rejects.toThrow('http://x cannot be read')
  await expect((await guarding({ part: 'mf-b' })).result).rejects.toThrow(
    'no version of mf-b is shared: mf-a@',
  )
  await changeSettings({ ...requestIn(site.store, 'off'), settings: { events: 'off' } })
  await expect((await guarding()).result).rejects.toThrow('browsers report nothing')
  await promote({ ...requestIn(site.store, 'now'), part: 'mf-a' })
  await expect((await guarding()).result).rejects.toThrow(
    /no version of mf-a is shared: all visitors get mf-a@/,
  )
})
