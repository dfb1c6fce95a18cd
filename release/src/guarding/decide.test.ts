import { describe, expect, it } from 'vitest'
import { type Health, type Histogram, noHealth } from '../health/health.ts'
import { decide } from './decide.ts'
import { simulate } from './simulate.ts'

const limits = { added: 0.01, slower: 1.2, visits: 100 }

const health = (visits: number, failed: number, more: Partial<Health> = {}): Health => ({
  ...noHealth,
  visits,
  failed,
  addresses: failed,
  networks: Array(failed).fill(1),
  ...more,
  limited: { visits, failed, failedOnce: failed, lcp: more.lcp ?? [], inp: more.inp ?? [], ...more.limited },
})

/** Adds visits by a single sender, without raising the limited counts. */
const withMadeUp = (side: Health, visits: number, more: Partial<Health> = {}): Health => ({
  ...side,
  visits: side.visits + visits,
  ...more,
})

const after = (shared: Health, live: Health, { share = 0.5, sample = 1, isOver = true } = {}) =>
  decide({ shared, live, share, sample }, limits, isOver)

describe('simulated error rates', () => {
  const half = { share: 0.5, base: 0.01, looks: 60, limits }
  const few = { ...half, visits: 200, times: 1000 }
  const some = { ...half, visits: 2000, times: 300 }
  const many = { ...half, visits: 20_000, times: 30 }

  it.each([
    ['after 100 visits on each side', few],
    ['after 1,000 visits on each side', some],
    ['after 10,000 visits on each side', many],
    ['if one visitor in twenty gets the version', { ...some, share: 0.05 }],
    ['if one visit in five fails on both sides', { ...some, base: 0.2 }],
    ['if the guard checks after every visit', { ...some, looks: 2000, times: 30 }],
  ])('rolls a healthy version back in fewer than 5 of 100 runs %s', (_, site) => {
    expect(simulate({ ...site, added: 0 })['roll back']).toBeLessThan(0.05)
  })

  it('does not promote a version that is 3 percentage points worse, and rolls it back given enough visits', () => {
    expect(simulate({ ...few, added: 0.03 }).promote).toBeLessThan(0.01)
    expect(simulate({ ...some, added: 0.03 }).promote).toBe(0)
    expect(simulate({ ...some, added: 0.03 })['roll back']).toBeGreaterThan(0.75)
    expect(simulate({ ...many, added: 0.03 })['roll back']).toBeGreaterThan(0.99)
  })

  it('promotes a version that is worse by exactly the limit in fewer than 10 of 100 runs', () => {
    expect(simulate({ ...some, added: 0.01 }).promote).toBeLessThan(0.1)
    expect(simulate({ ...many, added: 0.01 }).promote).toBeLessThan(0.1)
  })

  it('promotes a healthy version given enough visits, and is undecided if there are too few', () => {
    expect(simulate({ ...few, added: 0 }).undecided).toBeGreaterThan(0.95)
    expect(simulate({ ...many, added: 0 }).promote).toBeGreaterThan(0.95)
  })
})

it.each([0.5, 0.25, 0.05])(
  'rolls back at the tenth failure if one visit in three fails, with a share of %d',
  (share) => {
    const decision = after(health(30, 10), health((30 * (1 - share)) / share, 0), { share, isOver: false })
    expect(decision.verdict).toBe('roll back')
    expect(decision.why).toMatch(
      /^fails more often .*: shared: 10 of 30 visits failed \(from 10 addresses\); live: 0 of /,
    )
  },
)

it('is not swayed by visits alone, which one sender can make up', () => {
  expect(after(health(1000, 10), health(50_000, 10), { isOver: false }).verdict).toBe('wait')
})

it('is not swayed by failures from one address, but does not promote either', () => {
  expect(after(health(1000, 600, { addresses: 1 }), health(1000, 8)).verdict).toBe('undecided')
})

it.each([
  ['without any other failures', 0, /^fails more often .*, but only in 9 networks, and 10 are required: /],
  ['along with a few real failures', 12, /^fails more often .*, but mostly in fewer than 10 networks: /],
])('is not swayed by failures that nine networks repeat for ten hours, %s', (_, real, why) => {
  const networks = [...Array(9).fill(50), ...Array(real).fill(1)]
  const patient = health(1500, 450 + real, { networks })
  expect(after(patient, health(1500, 12), { isOver: false }).verdict).toBe('wait')
  expect(after(patient, health(1500, 12))).toEqual({ verdict: 'undecided', why: expect.stringMatching(why) })
})

it('is not tricked into a promotion by the visits of one sender', () => {
  const [worse, live] = [health(1000, 20), health(1000, 8)]
  expect(after(health(10_000, 20), health(10_000, 8)).verdict, 'if they were real').toBe('promote')
  expect(after(withMadeUp(worse, 9000), withMadeUp(live, 9000))).toEqual({
    verdict: 'undecided',
    why: expect.stringMatching(
      /^with at most five visits an hour from each address, it may add failures to 2\.\d+%/,
    ),
  })
  expect(after(withMadeUp(health(99, 0), 5000), health(5000, 0)).why).toMatch(
    /^with at most .* fewer than 100 visits/,
  )
})

it('is not tricked into a promotion by failures of the live version that one network makes up', () => {
  const worse = health(1000, 20)
  const live = health(1300, 300, { addresses: 5, networks: [5] })
  const from = (networks: number) => ({
    ...live,
    limited: { ...live.limited, visits: 1025, failed: 25, failedOnce: networks },
  })
  expect(after(worse, from(25)).verdict, 'if they were real').toBe('promote')
  expect(after(worse, from(1))).toEqual({
    verdict: 'undecided',
    why: expect.stringMatching(/^with one failure an hour from each network, it may add failures to 2\.\d+%/),
  })
})

it('counts every failure of returning visitors, even if one sender makes up healthy visits', () => {
  const worse = health(300, 30, { addresses: 0, networks: [] }) // their addresses failed before the guard began
  expect(after(worse, health(300, 0)).verdict).toBe('undecided')
  expect(after(withMadeUp(worse, 4300), health(300, 0)).verdict).toBe('undecided')
})

it('rolls back even if one sender makes up hundreds of healthy visits', () => {
  expect(after(withMadeUp(health(120, 40), 600), health(120, 0), { isOver: false }).verdict).toBe('roll back')
})

it('is not tricked into a promotion by the fast page loads of one sender', () => {
  const times = (fast: number, slow: number): Pick<Health, 'lcp'> => ({
    lcp: [
      [0.5, fast],
      [1, slow],
    ],
  })
  const slow = withMadeUp(health(2000, 0, times(200, 1800)), 9000, times(9200, 1800))
  expect(after(slow, health(2000, 0, times(1800, 200)))).toEqual({
    verdict: 'undecided',
    why: expect.stringMatching(/^with at most .* LCP is more than 1\.2 times as long/),
  })
})

it('compares with a live version that itself fails all the time', () => {
  expect(after(health(1000, 1000), health(1000, 1000), { isOver: false }).verdict).toBe('wait')
  expect(after(health(1000, 10), health(1000, 1000)).verdict).toBe('promote')
})

it.each([
  ['no visits at all', noHealth, noHealth],
  ['no visits on the shared side', noHealth, health(5000, 50)],
  ['no visits on the live side', health(5000, 50), noHealth],
  ['99 visits', health(99, 0), health(5000, 0)],
  ['failures without visits', health(0, 5), health(0, 0)],
])('is undecided after %s', (_, shared, live) => {
  expect(after(shared, live).verdict).toBe('undecided')
})

it('accounts for unreported visits: failures are always reported', () => {
  expect(after(health(200, 20), health(200, 20), { sample: 0.1 }).why).toContain('20 of 2000 visits failed')
})

it.each(['lcp', 'inp'] as const)(
  'neither promotes nor rolls back a version whose %s exceeds the limit',
  (vital) => {
    const times = (fast: number, slow: number): Histogram => [
      [0.5, fast],
      [1, slow],
    ]
    const side = (fast: number, slow: number) => health(2000, 0, { [vital]: times(fast, slow) })
    expect(after(side(200, 1800), side(1800, 200)).verdict).toBe('undecided')
    expect(after(side(200, 1800), side(1800, 200), { isOver: false }).verdict).toBe('wait')
    expect(after(side(1800, 200), side(1800, 200)).verdict).toBe('promote')
  },
)
