import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { filled, formOf, post } from '../../testing/form.ts'
import { ask, askRaw } from '../../testing/http.ts'
import { bucket, ops, request, root, withKeyedSite } from '../../testing/keyed-site.ts'
import { observability, promtool, startPrometheus } from '../../testing/prometheus.ts'
import { report, reportOf } from '../../testing/reporting.ts'
import { type Serving, serving } from '../../testing/serving.ts'
import { changeSettings } from '../releasing/settings.ts'

withKeyedSite()

interface Panel {
  readonly title: string
  readonly type: string
  readonly targets?: readonly { readonly expr: string }[]
}

/** Every query of the dashboard, as Grafana would send it for all parts. */
async function dashboardQueries(): Promise<[string, string][]> {
  const { panels }: { panels: Panel[] } = JSON.parse(
    await readFile(path.join(observability, 'dashboard.json'), 'utf8'),
  )
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [
      title,
      expr.replaceAll('$__rate_interval', '15s').replaceAll('$part', '.*'),
    ]),
  )
}

let running: Serving
let prometheus: Awaited<ReturnType<typeof startPrometheus>>
let isOver = false
const stops: (() => Promise<unknown>)[] = []
afterAll(async () => {
  isOver = true
  for (const stop of stops.reverse()) await stop()
})

/** Sends all kinds of requests and reports until the tests are over. */
async function visit(): Promise<void> {
  const seen = await reportOf(bucket, {
    visit: true,
    vitals: { lcp: 900, cls: 0.01, inp: 40, press: 20 },
    events: [{ kind: 'policy' }, { kind: 'error', part: 'mf-a', version: (await reportOf(bucket)).version }],
  })
  while (!isOver) {
    for (const address of ['/a', '/b', '/posts/none', '/unknown', '/live/mf-a.json'])
      await ask(running.address, address)
    await report(running.address, seen)
    await post(running.address, formOf(filled))
    await askRaw(running.address, 'nonsense\r\n\r\n')
  }
}

it('gives Prometheus the data for every query of the dashboard and every rule', {
  timeout: 120_000,
}, async () => {
  await changeSettings({ ...request(ops, 'events'), settings: { events: { endpoint: '/events' } } })
  const env = { TRUST: await newFolder(), EVENTS_RATE: '100000' }
  running = await serving(`file:${root}`, { env, flags: ['--metrics', '0'] })
  stops.push(async () => {
    running.server.kill()
    await once(running.server, 'close')
  })
  prometheus = await startPrometheus(running.metrics as string)
  stops.push(() => prometheus.stop())
  const visitors = visit()
  const queries = await dashboardQueries()
  expect(queries.length).toBeGreaterThan(25)
  const without = new Map(queries.map(([title, query]) => [query, title]))
  await vi.waitFor(
    async () => {
      for (const query of without.keys()) {
        const rows = await prometheus.query(query)
        if (rows.some(({ value }) => Number.isFinite(value))) without.delete(query)
      }
      expect([...without.entries()]).toEqual([])
    },
    { timeout: 60_000, interval: 1000 },
  )
  const groups: { rules: { name: string; health: string; lastError?: string }[] }[] = (
    await prometheus.get('/api/v1/rules')
  ).data.groups
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.filter(({ health }) => health !== 'ok')).toEqual([])
  isOver = true
  await visitors
})

it('exposes metrics that promtool accepts', async () => {
  const mine = await serving(`file:${root}`, { env: { TRUST: await newFolder() }, flags: ['--metrics', '0'] })
  await ask(mine.address, '/a')
  const { text } = await ask(mine.metrics as string, '/metrics')
  mine.server.kill()
  await once(mine.server, 'close')
  const ours = text
    .split('\n\n')
    .filter((family) => family.includes('bridge_'))
    .join('\n')
  expect(execFileSync('promtool', ['check', 'metrics'], { input: `${ours}\n` }).toString()).toBe('')
})

it('has a configuration and rules that promtool accepts, each alert firing only for its own problem', async () => {
  await promtool('check', 'config', 'prometheus.yml')
  expect(await promtool('check', 'rules', 'alerts.yml')).toContain('13 rules found')
  await promtool('test', 'rules', 'alerts.test.yml')
  const quiet = (await readFile(path.join(observability, 'alerts.test.yml'), 'utf8')).replace(
    '0+3x60',
    '0+1x60',
  )
  const file = path.join(await newFolder(), 'alerts.test.yml')
  await writeFile(file, quiet.replace('- alerts.yml', `- ${observability}alerts.yml`))
  await expect(promtool('test', 'rules', file)).rejects.toThrow() // shows that the test can fail
})
