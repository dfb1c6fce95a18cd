import { afterEach, beforeEach, expect, it } from 'vitest'
import { counting, ended, type GuardedSite, guardedSite, guarding, minute } from '../../testing/guarded.ts'
import { report } from '../../testing/reporting.ts'
import { some } from '../../testing/sample.ts'
import { countersOfServers } from '../health/counters.ts'

let site: GuardedSite
beforeEach(async () => {
  site = await guardedSite(5)
})
afterEach(() => site.stop())

const limits = { added: 0.01, slower: 1.2, visits: 20 }

/** One failed visit to the shared version from each address. */
async function fail(clients: readonly string[], server = site.running): Promise<void> {
  const forge = { part: 'mf-a', version: site.shared }
  const visit = { format: 1, path: '/a', ...forge, events: [{ kind: 'error', ...forge, first: true }] }
  for (const client of clients) {
    const { status } = await report(server.address, visit, { headers: { 'x-forwarded-for': client } })
    expect(status).toBe(204)
  }
}

const networks: [name: string, networks: string[]][] = [
  ['nine networks', Array.from({ length: 9 }, (_, number) => `203.0.${number}`)],
  ['one network', ['203.0.113', '203.0.113']],
  ['an IPv6 network', ['2001:db8:7', '2001:db8:7']],
]
it.each(some(networks))(
  'does not roll back on failures from %s, even if few visitors get the version',
  async (_, networks) => {
    const { result, time } = await guarding(site, { limits })
    await site.visit(site.shared, 20)
    await site.visit(site.live, 380)
    await fail(
      networks.flatMap((network) =>
        [1, 2, 3, 4, 5].map((host) =>
          network.includes(':') ? `${network}:${host}::1` : `${network}.${host}`,
        ),
      ),
    )
    await time.pass(minute)
    expect(await result).toMatchObject({
      outcome: 'undecided',
      why: expect.stringMatching(/^fails more often .* but only in [19] networks, /),
    })
  },
)

it('rolls back a version that fails in ten networks', { tags: 'long' }, async () => {
  const { result } = await guarding(site, { limits })
  await site.visit(site.shared, 20)
  await site.visit(site.live, 380)
  await fail(Array.from({ length: 10 }, (_, number) => `203.0.${number}.1`))
  expect((await result).outcome).toBe('rolled back')
})

it('counts a network only once if it reports failures before and after a restart of its server', async () => {
  let server = site.running
  const { result, time } = await guarding(site, {
    limits,
    counters: async (part, of) => {
      const { samples, starts, problems } = await countersOfServers([server.metrics as string])(part, of)
      const named = samples.map((sample) => ({ ...sample, server: 'same' }))
      return {
        samples: named,
        starts: new Map([...starts.values()].map((start) => ['same', start])),
        problems,
      }
    },
  })
  const clients = Array.from({ length: 5 }, (_, number) => `203.0.${number}.1`)
  await site.visit(site.shared, 20)
  await site.visit(site.live, 380)
  await fail(clients)
  await time.looks(2)
  server = await counting(site.root)
  await fail(clients, server)
  await Promise.race([time.pass(minute), result])
  expect(await result).toMatchObject({
    outcome: 'undecided',
    why: expect.stringMatching(/^fails more often .* but only in 5 networks, .* 10 of \d+ visits failed/),
  })
  await ended(server)
})

it('counts a network only once if it reports to several servers', { tags: 'long' }, async () => {
  const servers = [site.running, await counting(site.root)]
  const { result, time } = await guarding(site, {
    limits,
    counters: countersOfServers(servers.map(({ metrics }) => metrics as string)),
  })
  await site.visit(site.shared, 20)
  await site.visit(site.live, 380)
  const clients = Array.from({ length: 5 }, (_, number) => `203.0.${number}.1`)
  for (const server of servers) await fail(clients, server)
  await Promise.race([time.pass(minute), result])
  expect(await result).toMatchObject({
    outcome: 'undecided',
    why: expect.stringMatching(/^fails more often .* but only in 5 networks, /),
  })
  await ended(servers[1] as (typeof servers)[number])
})
