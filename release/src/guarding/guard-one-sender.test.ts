import { afterEach, beforeEach, expect, it } from 'vitest'
import { type GuardedSite, guardedSite, guarding, minute } from '../../testing/guarded.ts'
import { report } from '../../testing/reporting.ts'

let site: GuardedSite
beforeEach(async () => {
  site = await guardedSite()
})
afterEach(() => site.stop())

it('is not swayed by a flood from one address', async () => {
  const { result, time } = await guarding(site)
  const forge = { part: 'mf-a', version: site.shared }
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30)
  for (let number = 0; number < 59; number++)
    await report(
      site.running.address,
      { format: 1, path: '/a', ...forge, visit: true, events: [{ kind: 'error', ...forge, first: true }] },
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
    )
  await time.pass(minute)
  expect((await result).outcome).toBe('undecided')
})

it('is not tricked into a promotion by healthy visits from one address', async () => {
  const { result, time } = await guarding(site)
  const visit = {
    format: 1,
    path: '/a',
    part: 'mf-a',
    version: site.shared,
    visit: true,
    vitals: { lcp: 100 },
  }
  await site.visit(site.live, 30)
  await site.visit(site.shared, 24)
  await site.visit(site.shared, 6, 6)
  for (let number = 0; number < 60; number++)
    await report(site.running.address, visit, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  await time.pass(minute)
  expect(await result).toMatchObject({
    outcome: 'undecided',
    why: expect.stringMatching(/^with at most five visits .* shared: 6 of 90 visits failed/),
  })
})

it('is not tricked into a promotion by failures of the live version from one network', async () => {
  const { result, time } = await guarding(site)
  const forge = { part: 'mf-a', version: site.live }
  await site.visit(site.live, 30)
  await site.visit(site.shared, 24)
  await site.visit(site.shared, 6, 6)
  for (let number = 0; number < 50; number++)
    await report(
      site.running.address,
      { format: 1, path: '/a', ...forge, visit: true, events: [{ kind: 'error', ...forge, first: true }] },
      { headers: { 'x-forwarded-for': `203.0.113.${number % 5}` } },
    )
  await time.pass(minute)
  expect(await result).toMatchObject({
    outcome: 'undecided',
    why: expect.stringMatching(/^with one failure an hour from each network, .*live: 50 of 80 visits failed/),
  })
})
