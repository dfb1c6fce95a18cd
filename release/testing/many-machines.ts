import { constants, setPriority } from 'node:os'
import { S3Store } from '../src/store/s3-store.ts'
import type { Store } from '../src/store/store.ts'
import { type BucketServer, startBucketServer } from './bucket.ts'
import { type Ended, type Running, runCli } from './cli.ts'
import { newFolder } from './folder.ts'
import { type Network, startProxy } from './network.ts'
import { makeRemote, makeShell, publishMade } from './parts.ts'
import { type Serving, serving } from './serving.ts'

/** 21 remotes of 21 teams, in one bucket behind two gateways, and three servers in front of it. */
export const parts = Array.from({ length: 21 }, (_, index) => `mf-${String(index + 1).padStart(2, '0')}`)
export const addressOf = (part: string): string => (part === 'mf-01' ? '/' : `/${part.slice(3)}`)

export interface Machine extends Serving {
  /** The proxy through which this machine reaches the store. */
  readonly network: Network
}

export class ManyMachines {
  readonly bucket: BucketServer
  readonly store: Store
  readonly name: string
  readonly machines: readonly Machine[]
  /** The text that each version shows. */
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

  /**
   * Runs a command of the release tool in its own process, through one of the gateways or the proxy in front of it. The
   * command gets a lower priority than the servers, which share no machine with deployers in production.
   */
  run(
    args: readonly string[],
    endpoint = this.bucket.gateways[0]?.address ?? '',
    more: Running = {},
  ): Promise<Ended> {
    const env = { ...this.bucket.env, AWS_ENDPOINT_URL_S3: endpoint, STORE: `s3://${this.name}` }
    const onStart: Running['onStart'] = (child) => {
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
      more.onStart?.(child)
    }
    return runCli(args, { ...more, env, onStart })
  }

  /** Deploys a published version, without the browser check. */
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

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
