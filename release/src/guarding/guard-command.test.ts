import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { type GuardedSite, guardedSite } from '../../testing/guarded.ts'
import { requireLive } from '../records/releases.ts'

let site: GuardedSite
beforeEach(async () => {
  site = await guardedSite()
})
afterEach(() => site.stop())

it('exits with 2 after a rollback, and prints why', { timeout: 60_000 }, async () => {
  const args = ['guard', 'mf-a', '--for', '5m', '--servers', new URL(site.running.metrics as string).origin]
  const ended = runCli(args, { env: { STORE: `file:${site.root}` } })
  const visitors = (async () => {
    while ((await requireLive(site.store, 'production')).shared) {
      await site.visit(site.live, 5)
      await site.visit(site.shared, 5, 3)
    }
  })()
  const { code, stdout } = await ended
  await visitors
  expect([code, stdout]).toEqual([2, expect.stringMatching(/^mf-a@\S+ rolled back: fails more often/)])
})

it('refuses invalid flags and unreadable servers', async () => {
  const wrong = [
    [['--for', '10'], '--for must be a duration'],
    [['--servers', 'localhost'], "--servers must be an http:// or https:// address, not 'localhost'"],
    [['--prometheus', 'x'], '--prometheus must be an http:// or https:// address'],
    [['--visits', '1'], '--visits must be a number of at least 10'],
    [['--servers', 'http://127.0.0.1:1'], 'http://127.0.0.1:1 cannot be read'],
  ] as const
  for (const [flags, message] of wrong) {
    const { code, stderr } = await runCli(['guard', 'mf-a', ...flags], {
      env: { STORE: `file:${site.root}` },
    })
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)])
  }
})

it('changes nothing when it is interrupted between two checks', async () => {
  const { number } = await requireLive(site.store, 'production')
  let child: ChildProcess | undefined
  let looks = 0
  const counters = createServer((_, response) => {
    response.end('bridge_site{channel="production",origin="http://localhost:4173"} 1\n')
    if (++looks === 2) child?.kill('SIGINT')
  }).listen(0, '127.0.0.1')
  await once(counters, 'listening')
  const address = `http://127.0.0.1:${(counters.address() as AddressInfo).port}`
  const { signal } = await runCli(['guard', 'mf-a', '--servers', address], {
    env: { STORE: `file:${site.root}` },
    onStart: (begun) => {
      child = begun
    },
  })
  counters.close()
  expect(signal).toBe('SIGINT')
  expect((await requireLive(site.store, 'production')).number).toBe(number)
})
