import { expect, it } from 'vitest'
import { exposing, startOf } from '../../testing/exposing.ts'
import { freePort } from '../../testing/free-port.ts'
import { startPrometheus } from '../../testing/prometheus.ts'
import { countersInPrometheus } from './counters-in-prometheus.ts'

const place = { channel: 'production', origin: 'https://bridge.example' }
const staging = { ...place, channel: 'staging' }

it('counts failing addresses even if a forwarding Prometheus adds a label with the same name as ours', async () => {
  const added = 'job="bridge",instance="one:9464"'
  const failed = `bridge_visits_failed_addresses_total{part="mf-a",version="1",group="17",${added}} 3`
  const forwarding = await exposing(() => [startOf(place, 1.5, `,group="eu",${added}`), failed])
  const prometheus = await startPrometheus(forwarding.address)
  const counters = countersInPrometheus(prometheus.address)
  const counted = async () => (await counters('mf-a', place)).samples
  await expect
    .poll(counted, { timeout: 20_000 })
    .toEqual([expect.objectContaining({ value: 3, labels: expect.objectContaining({ group: '17' }) })])
  await prometheus.stop()
  forwarding.close()
})

it('calls a server the same before and after its first failure, even if a target’s labels have the names of ours', async () => {
  let failed: readonly string[] = []
  const visits = 'bridge_visits_total{part="mf-a",version="1"} 7'
  const server = await exposing(() => [startOf(place, 1.5), visits, ...failed])
  const labels = { group: 'production', kind: 'web', le: 'x', part: 'site', version: '2' }
  const prometheus = await startPrometheus({ address: server.address, labels })
  const counters = countersInPrometheus(prometheus.address)
  const counted = async () => (await counters('mf-a', place)).samples
  const first = { name: 'bridge_visits_total', value: 7, labels: { part: 'mf-a', version: '1' } }
  await expect.poll(counted, { timeout: 20_000 }).toEqual([expect.objectContaining(first)])
  const [before] = await counted()
  failed = ['bridge_visits_failed_addresses_total{part="mf-a",version="1",group="17"} 1']
  await expect.poll(counted, { timeout: 20_000 }).toHaveLength(2)
  expect(await counted()).toContainEqual(before)
  expect((await counted()).map(({ labels }) => labels)).toContainEqual({ ...first.labels, group: '17' })
  await prometheus.stop()
  server.close()
})

it('reports a server of our job that never answered, but none known to belong to another site', async () => {
  const ours = await exposing(() => [startOf(place, 1.5)])
  const others = await exposing(() => [startOf(staging, 2.5)])
  const silent = `127.0.0.1:${await freePort()}`
  const prometheus = await startPrometheus(ours.address, others.address, `http://${silent}`)
  const up = (count: number) =>
    expect.poll(() => prometheus.query(`count(up == 0) == ${count}`), { timeout: 20_000 }).not.toEqual([])
  await expect.poll(() => prometheus.query('count(bridge_site) == 2'), { timeout: 20_000 }).not.toEqual([])
  others.close()
  await up(2)
  const { problems } = await countersInPrometheus(prometheus.address)('mf-a', place)
  expect(problems).toEqual([`bridge ${silent} cannot be read by Prometheus`])
  await prometheus.stop()
  ours.close()
})

it('reports a server whose figures are forwarded without `up`, because it would look removed once it is down', async () => {
  const far = 'job="bridge",instance="far"'
  let isUp: readonly string[] = []
  const forwarding = await exposing(() => [startOf(place, 1.5, `,${far}`), ...isUp])
  const prometheus = await startPrometheus({ address: forwarding.address, isForwarded: true })
  const problems = async () => (await countersInPrometheus(prometheus.address)('mf-a', place)).problems
  await expect
    .poll(problems, { timeout: 20_000 })
    .toEqual(['Prometheus gets figures of bridge far, but not whether it is up: forward `up` as well'])
  isUp = [`up{${far}} 1`]
  await expect.poll(problems, { timeout: 20_000 }).toEqual([])
  isUp = [`up{${far}} 0`]
  await expect.poll(problems, { timeout: 20_000 }).toEqual(['bridge far cannot be read by Prometheus'])
  await prometheus.stop()
  forwarding.close()
})
