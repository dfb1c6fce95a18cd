import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { filesAtOnce, mapConcurrently } from '../src/concurrency.ts'
import { S3Store } from '../src/store/s3-store.ts'
import type { Store } from '../src/store/store.ts'
import { startBucketServer } from '../testing/bucket.ts'
import { runCli } from '../testing/cli.ts'
import { newFolder } from '../testing/folder.ts'
import { type Network, startProxy } from '../testing/network.ts'
import { type Generated, partName, publishNext } from './generated.ts'

interface Asked {
  readonly ms: number
  readonly requests: number
  readonly roundTrips: number
  /** Bytes sent, in both directions. */
  readonly carried: number
}

/** The cost of each command on a bucket with copies of these stores, one line per command. */
export async function inBucket(sites: readonly Generated[], rounds: number): Promise<readonly string[]> {
  const server = await startBucketServer()
  const network = await startProxy(server.env['AWS_ENDPOINT_URL_S3'] ?? '')
  try {
    const lines: string[] = []
    for (const site of sites) {
      const bucket = await server.newBucket()
      const store = new S3Store(bucket)
      const files = await copy(site.root, store)
      console.error(`${site.remotes} remotes in a bucket: ${files} files`)
      const place = { STORE: `s3://${bucket}`, TRUST: await newFolder() }
      const env = { ...server.env, ...place, AWS_ENDPOINT_URL_S3: network.address }
      const asked = new Map<string, Asked[]>()
      for (let number = 0; number < rounds; number++) {
        await publishNext(store, site, `version ${number} in the bucket`)
        for (const command of commands)
          asked.set(command, [
            ...(asked.get(command) ?? []),
            await measured(network, () => run(command.split(' '), env)),
          ])
      }
      lines.push(`${site.remotes} remotes, ${site.remotes * site.pages} routes, in a bucket`)
      for (const [command, all] of asked) lines.push(`  ${command.split(' ')[0]} ${told(all)}`)
    }
    return lines
  } finally {
    network.stop()
    server.stop()
  }
}

const commands = [
  `deploy ${partName(1)} --no-browser --why on`,
  `rollback ${partName(1)} --why back`,
  'status',
  'history',
]

async function copy(root: string, store: Store): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  await mapConcurrently(filesAtOnce, files, async (file) =>
    store.putIfAbsent(path.relative(root, file), await readFile(file)),
  )
  return files.length
}

async function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const { code, stderr } = await runCli(args, { env })
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
}

async function measured(network: Network, act: () => Promise<void>): Promise<Asked> {
  Object.assign(network, { requests: 0, roundTrips: 0, carried: 0 })
  const start = performance.now()
  await act()
  const { requests, roundTrips, carried } = network
  return { ms: performance.now() - start, requests, roundTrips, carried }
}

/** Counts are from the last round, which has the longest history; times vary, so they are from all rounds. */
function told(all: readonly Asked[]): string {
  const { requests = 0, roundTrips = 0, carried = 0 } = all.at(-1) ?? {}
  const times = all.map(({ ms }) => ms).sort((one, other) => one - other)
  const [least, median, most] = [times[0], times[times.length >> 1], times.at(-1)].map((ms) =>
    Math.round(ms ?? 0),
  )
  return `${requests} requests in ${roundTrips} round trips, ${Math.round(carried / 1000)} KB, ${median} ms (${least} to ${most})`
}
