import { Agent } from 'node:http'
import { S3Store } from '../src/store/s3-store.ts'
import type { Store } from '../src/store/store.ts'
import { type BucketServer, type Network, startBucketServer, startProxy } from './bucket.ts'
import { type Ended, type Running, runCli } from './cli.ts'
import { newFolder } from './folder.ts'
import { type Answer, ask } from './http.ts'
import { makeRemote, makeShell, publishMade } from './parts.ts'
import { type Serving, serving } from './serving.ts'

/** 21 remotes of as many teams, in one bucket behind two gateways, and three servers in front of it. */
export const parts = Array.from({ length: 21 }, (_, index) => `mf-${String(index + 1).padStart(2, '0')}`)
export const addressOf = (part: string): string => (part === 'mf-01' ? '/' : `/${part.slice(3)}`)

export interface Machine extends Serving {
  /** All that this machine knows of the store. */
  readonly network: Network
}

export class ManyMachines {
  readonly bucket: BucketServer
  readonly store: Store
  readonly name: string
  readonly machines: readonly Machine[]
  /** What each version says. */
  readonly texts: Map<string, string>

  private constructor(
    bucket: BucketServer,
    store: Store,
    name: string,
    machines: readonly Machine[],
    texts: Map<string, string>,
  ) {
    this.bucket = bucket
    this.store = store
    this.name = name
    this.machines = machines
    this.texts = texts
  }

  static async start(): Promise<ManyMachines> {
    const bucket = await startBucketServer(2)
    const name = await bucket.newBucket()
    const store = new S3Store(name)
    const texts = new Map<string, string>()
    const shell = makeShell({ routes: parts.map((part) => ({ path: addressOf(part), part, page: 'one' })) })
    await Promise.all([
      publishMade(store, shell, 'shell'),
      ...parts.map((part) => publish(store, texts, part, 'first')),
    ])
    await run(name, bucket.env, ['deploy', 'shell', ...parts, '--no-browser', '--why', 'first'])
    const machines = await Promise.all([
      machine(bucket, name, 0),
      machine(bucket, name, 1),
      machine(bucket, name, 0, { env: { CLOCK_OFF: '3600000' }, preload: './clock-off.mjs' }),
    ])
    return new ManyMachines(bucket, store, name, machines, texts)
  }

  stop(): void {
    for (const { server, network } of this.machines) {
      server.kill('SIGKILL')
      network.stop()
    }
    this.bucket.stop()
  }

  publish(part: string, text: string): Promise<string> {
    return publish(this.store, this.texts, part, text)
  }

  /** Runs a command of the release tool in a process of its own, by one of the gateways or what is before it. */
  run(
    args: readonly string[],
    endpoint = this.bucket.gateways[0]?.address ?? '',
    more: Running = {},
  ): Promise<Ended> {
    const env = { ...this.bucket.env, AWS_ENDPOINT_URL_S3: endpoint, STORE: `s3://${this.name}` }
    return runCli(args, { ...more, env })
  }

  /** Of a release that somebody was told of, by part and version. */
  deploy(part: string, version: string, endpoint?: string, more?: Running): Promise<Ended> {
    return this.run(['deploy', `${part}@${version}`, '--no-browser', '--why', 'test'], endpoint, more)
  }
}

async function publish(
  store: Store,
  texts: Map<string, string>,
  part: string,
  text: string,
): Promise<string> {
  const says = `${part} ${text}`
  const version = await publishMade(
    store,
    makeRemote({ name: part, pages: { one: JSON.stringify(says) } }),
    part,
  )
  texts.set(version, says)
  return version
}

async function run(
  name: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<void> {
  const { code, stderr } = await runCli(args, { env: { ...env, STORE: `s3://${name}` } })
  if (code !== 0) throw new Error(stderr)
}

async function machine(
  { env, gateways }: BucketServer,
  bucket: string,
  gateway: number,
  more: { env?: Readonly<Record<string, string>>; preload?: string } = {},
): Promise<Machine> {
  const network = await startProxy(gateways[gateway]?.address ?? '')
  const CACHE = await newFolder()
  const served = await serving(`s3://${bucket}`, {
    ...more,
    env: { ...env, ...more.env, AWS_ENDPOINT_URL_S3: network.address, CACHE },
  })
  return { ...served, network }
}

/** Visitors of all servers, from now until it is stopped, who notice whatever is wrong. */
export class Visitors {
  readonly wrong: string[] = []
  /** When each server was first seen with each release. */
  readonly firstSeen: Map<number, number>[]
  asked = 0
  /** In ms. */
  slowest = 0
  readonly #site: ManyMachines
  readonly #agent = new Agent({ keepAlive: true })
  readonly #running: Promise<unknown>
  readonly #downs: { readonly from: number; readonly to: number }[] = []
  #isOver = false

  constructor(site: ManyMachines) {
    this.#site = site
    this.firstSeen = site.machines.map(() => new Map())
    this.#running = Promise.all(
      site.machines.flatMap(({ address }, index) => [
        this.#watch(address, index),
        ...Array.from({ length: 3 }, () => this.#visit(address)),
      ]),
    )
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#running
    this.#agent.destroy()
  }

  /** Bounded: a few dozen requests in a second, as tests share the machine. */
  async #visit(address: string): Promise<void> {
    while (!this.#isOver) {
      const part = parts[Math.floor(Math.random() * parts.length)] ?? ''
      const answer = await this.#ask(address, addressOf(part))
      if (answer) this.#check(part, answer)
      await pause(60)
    }
  }

  async #watch(address: string, index: number): Promise<void> {
    let last = 0
    while (!this.#isOver) {
      const answer = await this.#ask(address, '/release.json')
      const { release } = answer?.status === 200 ? JSON.parse(answer.text) : { release: last }
      if (release < last) this.wrong.push(`${address} went back from release ${last} to ${release}`)
      if (release > last) this.firstSeen[index]?.set(release, performance.now())
      last = release
      await pause(50)
    }
  }

  async #ask(address: string, page: string): Promise<Answer | undefined> {
    const began = performance.now()
    try {
      const answer = await ask(address, page, { agent: this.#agent })
      this.asked++
      this.slowest = Math.max(this.slowest, performance.now() - began)
      if (answer.status !== 200) this.wrong.push(`${address}${page} answered ${answer.status}`)
      return answer
    } catch (error) {
      this.wrong.push(`${address}${page}: ${error}`)
      return undefined
    }
  }

  #check(part: string, { status, text }: Answer): void {
    if (status !== 200) return
    const [, says] = text.match(/<h1>(.*?)<\/h1>/) ?? []
    const versions = new Set(
      [...text.matchAll(new RegExp(`/${part}/([^/"]+)/`, 'g'))].map(([, version]) => version),
    )
    const [version = ''] = versions
    if (versions.size !== 1 || this.#site.texts.get(version) !== says)
      this.wrong.push(`${part} says '${says}' with the code of ${[...versions].join(' and ')}`)
  }

  /** Not counted: what goes live while a gateway is down, and until its servers have noticed that it is back. */
  async whileDown(down: () => Promise<void>): Promise<void> {
    const from = performance.now()
    await down()
    this.#downs.push({ from, to: performance.now() + noticed })
  }

  /** In ms, by release: how long after the first server the last one showed it, or a later one. */
  spreads(): Map<number, number> {
    const spreads = new Map<number, number>()
    for (const release of new Set(this.firstSeen.flatMap((seen) => [...seen.keys()]))) {
      const times = this.firstSeen.map((seen) =>
        Math.min(...[...seen].filter(([number]) => number >= release).map(([, at]) => at)),
      )
      const first = Math.min(...times)
      if (this.#downs.some(({ from, to }) => first > from && first < to)) continue
      spreads.set(release, Math.max(...times) - first)
    }
    return spreads
  }
}

/** In ms: a server leaves a store that failed alone for 2 s, and then looks every 250 ms. */
const noticed = 3000

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
