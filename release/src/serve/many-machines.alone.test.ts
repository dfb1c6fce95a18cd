// @module-tag long
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Ended } from '../../testing/cli.ts'
import { ask } from '../../testing/http.ts'
import { addressOf, ManyMachines, parts, pause } from '../../testing/many-machines.ts'
import { startProxy } from '../../testing/network.ts'
import { releaseShown } from '../../testing/served-site.ts'
import { serving } from '../../testing/serving.ts'
import { Visitors } from '../../testing/visitors.ts'
import { withAncestors } from '../records/ancestors.ts'
import { requireLive } from '../records/releases.ts'

/**
 * One bucket behind two gateways of one Ceph cluster; three servers on different gateways, one of them with its clock
 * an hour ahead; deployers in separate processes; and visitors on all servers throughout. docs/store.md has the table.
 */
let site: ManyMachines
let visitors: Visitors
/** Releases that were reported to a deployer: 'mf-01@<version>'. */
const acknowledged = new Set<string>()

beforeAll(async () => {
  site = await ManyMachines.start()
  visitors = new Visitors(site)
}, 180_000)
afterAll(async () => {
  await visitors?.stop()
  site?.stop()
})

const gateway = (index: number) => site.bucket.gateways[index] as ManyMachines['bucket']['gateways'][number]

/** Retries after a failure, as a pipeline does: a release may have landed although its deployer was not told. */
async function deployUntilTold(part: string, version: string, endpoint: string): Promise<number> {
  for (let attempt = 1; attempt <= 6; attempt++) {
    const { code, stderr } = await site.deploy(part, version, endpoint)
    if (code === 0) acknowledged.add(`${part}@${version}`)
    if (code === 0 || stderr.includes('is already live')) return attempt
    expect(stderr, `${part}, attempt ${attempt}`).toMatch(/^error: .*\nhint: /m)
    await pause(500)
  }
  throw new Error(`${part}@${version} could not be deployed`)
}

const versionsLive = async () => JSON.parse((await site.run(['status', '--json'])).stdout).parts

/** Resolves once every server shows this version of the part. */
async function allShow(part: string, version: string): Promise<void> {
  const shown = expect.stringContaining(`<h1>${site.texts.get(version)}</h1>`)
  for (const { address } of site.machines)
    await vi.waitFor(async () => expect((await ask(address, addressOf(part))).text).toEqual(shown), 10_000)
}

it('lands 20 parts concurrently, and one of two conflicting versions, while a gateway is killed', async () => {
  const [contested = '', ...others] = [...parts].reverse()
  const versions = await Promise.all(others.map((part) => site.publish(part, 'second')))
  const rivals = await Promise.all(['ours', 'theirs'].map((text) => site.publish(contested, text)))
  const deploying = Promise.all(
    others.map((part, index) => deployUntilTold(part, versions[index] ?? '', gateway(index % 2).address)),
  )
  const fighting = Promise.all(
    rivals.map((version, index) => site.deploy(contested, version, gateway(index).address)),
  )
  await pause(4000)
  await visitors.whileDown(async () => {
    await gateway(1).kill()
    await pause(3000)
    await gateway(1).startAgain()
  })
  await deploying
  const fought: Ended[] = await fighting
  for (const [index, { code }] of fought.entries())
    if (code === 0) acknowledged.add(`${contested}@${rivals[index]}`)
  const live = await versionsLive()
  for (const [index, part] of others.entries()) expect(live[part].version).toBe(versions[index])
  expect(['first', 'ours', 'theirs'].map((text) => `${contested} ${text}`)).toContain(
    site.texts.get(live[contested].version),
  )
  for (const part of parts) await allShow(part, live[part].version)
}, 180_000)

it('rolls back some parts while others are deployed', async () => {
  const [a = '', b = '', c = '', d = ''] = parts
  const next = await Promise.all([c, d].map((part) => site.publish(part, 'third')))
  const ended = await Promise.all([
    site.run(['rollback', a, '--why', 'broken'], gateway(0).address),
    site.run(['rollback', b, '--why', 'broken'], gateway(1).address),
    site.deploy(c, next[0] ?? '', gateway(0).address),
    site.deploy(d, next[1] ?? '', gateway(1).address),
  ])
  for (const one of ended) expect(one).toMatchObject({ code: 0 })
  for (const [index, part] of [c, d].entries()) acknowledged.add(`${part}@${next[index]}`)
  const live = await versionsLive()
  const expected = [`${a} first`, `${b} first`, `${c} third`, `${d} third`]
  expect([a, b, c, d].map((part) => site.texts.get(live[part].version))).toEqual(expected)
  for (const part of [a, b, c, d]) await allShow(part, live[part].version)
}, 60_000)

it.each(['before', 'after'])(
  'survives a deployer that is killed %s each of its writes',
  async (when) => {
    const part = parts[4] ?? ''
    const network = await startProxy(gateway(0).address)
    let wasKilled = true
    let kills = 0
    for (let at = 1; wasKilled; at++) {
      const version = await site.publish(part, `killed ${when} write ${at}`)
      let writes = 0
      let kill = () => {}
      wasKilled = false
      network.decide = ({ method }) => {
        if (method !== 'PUT' || ++writes !== at) return
        wasKilled = true
        kill()
        return when === 'before' ? 'cut off' : undefined
      }
      const ended = await site.deploy(part, version, network.address, {
        onStart: (child) => {
          kill = () => child.kill('SIGKILL')
        },
      })
      if (wasKilled) kills++
      expect(ended.signal).toBe(wasKilled ? 'SIGKILL' : null)
      network.decide = () => undefined
      await deployUntilTold(part, version, network.address)
      await allShow(part, version)
    }
    network.stop()
    expect(kills).toBeGreaterThan(2)
  },
  180_000,
)

it('keeps serving while the network to the store stalls for 20 s, and catches up afterwards', async () => {
  const part = parts[5] ?? ''
  const version = await site.publish(part, 'during the stall')
  const before = await Promise.all(site.machines.map(({ address }) => releaseShown(address)))
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  const slowest = visitors.slowest
  visitors.slowest = 0
  for (const { network } of site.machines) network.held = held
  await pause(1000)
  await deployUntilTold(part, version, gateway(0).address)
  await pause(19_000)
  expect(await Promise.all(site.machines.map(({ address }) => releaseShown(address)))).toEqual(before)
  expect(visitors.slowest, 'no visitor waits for the store').toBeLessThan(2000)
  visitors.slowest = Math.max(slowest, visitors.slowest)
  for (const { network } of site.machines) network.held = undefined
  end()
  await allShow(part, version)
}, 60_000)

it('never serves what was altered in the bucket', async () => {
  const part = parts[6] ?? ''
  const version = await site.publish(part, 'whole')
  await deployUntilTold(part, version, gateway(0).address)
  await allShow(part, version)
  const client = new S3Client({ forcePathStyle: true })
  const pages = (await site.store.list('pages')).filter((name) => name.endsWith('.html'))
  const altered: string[] = []
  for (const page of pages) {
    const content = await site.store.get(`pages/${page}`)
    if (!content?.includes(`${part} whole`)) continue
    altered.push(page)
    const Body = String(content).replace(`${part} whole`, 'altered')
    for (const ending of ['', '.br', '.gz'])
      await client.send(new PutObjectCommand({ Bucket: site.name, Key: `pages/${page}${ending}`, Body }))
  }
  expect(altered).toHaveLength(1)
  const { server, address } = await serving(`s3://${site.name}`, { env: site.bucket.env, errors: 'inherit' })
  const all = [address, ...site.machines.map((machine) => machine.address)]
  const texts = await Promise.all(all.map((at) => ask(at, addressOf(part))))
  server.kill('SIGKILL')
  expect(texts.map(({ status }) => status)).toEqual([500, 200, 200, 200])
  for (const { text } of texts) expect(text).not.toContain('altered')
  const next = await site.publish(part, 'whole again')
  await deployUntilTold(part, next, gateway(0).address)
  await allShow(part, next)
}, 60_000)

it('has lost no release, failed no visitor, and shown each release everywhere within 2 s', async () => {
  await pause(2000) // so that the last release is shown too
  await visitors.stop()
  const made = new Set<string>()
  const live = await requireLive(site.store, 'production')
  for await (const { changed, parts: states } of withAncestors(site.store, live))
    for (const part of changed) made.add(`${part}@${states[part]?.version}`)
  expect([...acknowledged].filter((one) => !made.has(one))).toEqual([])
  expect(await site.run(['verify'])).toMatchObject({ code: 0 })
  expect(visitors.wrong).toEqual([])
  expect(visitors.asked).toBeGreaterThan(1000)
  const spreads = visitors.spreads(2000)
  expect(spreads.size).toBeGreaterThan(10)
  expect([...spreads].filter(([, spread]) => spread > 2000)).toEqual([])
})
