import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { S3Store } from '../src/store/s3-store.ts'

const script = fileURLToPath(new URL('./start-radosgw', import.meta.url))

export interface BucketServer {
  /** Variables with which every command finds the server, by its first gateway. */
  readonly env: Readonly<Record<string, string>>
  readonly gateways: readonly Gateway[]
  newBucket(): Promise<string>
  stop(): void
}

interface Gateway {
  readonly address: string
  /** Ends it as a crash does. */
  kill(): Promise<void>
  startAgain(): Promise<void>
}

/** Starts Ceph in memory with S3 gateways to the same data. */
export async function startBucketServer(gateways = 1): Promise<BucketServer> {
  const folder = path.join(tmpdir(), `bridge-s3-${randomBytes(6).toString('hex')}`)
  const ports: string[] = []
  while (ports.length < gateways) ports.push(String(await freePort()))
  const { stdout } = await promisify(execFile)(script, [folder, ...ports])
  const env = Object.fromEntries(
    stdout
      .trim()
      .split(' ')
      .map((line) => line.split('=') as [string, string]),
  )
  Object.assign(process.env, env) // stores opened in this process read them, too
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const client = new S3Client({ forcePathStyle: true })
  return {
    env,
    gateways: ports.map((port) => gatewayAt(folder, port)),
    async newBucket() {
      const Bucket = `bridge-${randomBytes(6).toString('hex')}`
      await client.send(new CreateBucketCommand({ Bucket }))
      return Bucket
    },
    stop() {
      execFileSync(script, ['--stop', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const gatewayAt = (folder: string, port: string): Gateway => ({
  address: `http://127.0.0.1:${port}`,
  kill: async () => {
    process.kill(Number(await readFile(path.join(folder, `rgw.${port}.pid`), 'utf8')), 'SIGKILL')
  },
  startAgain: async () => {
    await promisify(execFile)(script, ['--gateway', folder, port])
  },
})

/** The monitor listens 20,000 higher. Both are below the ports that systems give to clients. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 1700)
    if ((await isFree(port)) && (await isFree(port + 20_000))) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  await new Promise((resolve) => server.close(resolve))
  return listens
}

interface Asked {
  readonly method: string
  readonly body: Buffer
}

/** What becomes of a request: altered on its way, answered with this status before or after it arrives, or cut off. */
export type Fate =
  | { readonly body: Buffer }
  | { readonly instead: number }
  | { readonly afterwards: number }
  | 'cut off'
  /** Half an answer, and then nothing more. */
  | 'fall silent'
  | undefined

export interface Network {
  readonly address: string
  /** Decides about the next requests. */
  decide: (asked: Asked) => Fate
  /** Nothing comes through until this has happened. */
  held: Promise<void> | undefined
  /** In ms, added to each request. */
  delay: number
  /** In bytes per second, of what is sent to the server. */
  uplink: number
  /** How often requests were made while none was open: what a distant server's answers are waited for. */
  roundTrips: number
  stop(): void
}

/** Runs a test on a new bucket behind a proxy; `address` is the store's. */
export async function withProxy(
  { env, newBucket }: BucketServer,
  test: (store: S3Store, proxy: Network, address: string) => Promise<void>,
): Promise<void> {
  const bucket = await newBucket()
  const direct = env['AWS_ENDPOINT_URL_S3'] as string
  const proxy = await startProxy(direct)
  process.env['AWS_ENDPOINT_URL_S3'] = proxy.address
  try {
    await test(new S3Store(bucket), proxy, `s3://${bucket}`)
  } finally {
    process.env['AWS_ENDPOINT_URL_S3'] = direct
    proxy.stop()
  }
}

/** A proxy in front of a bucket server. */
export async function startProxy(server: string): Promise<Network> {
  const { hostname, port } = new URL(server)
  let open = 0
  const http = createServer(async (asked, answer) => {
    const { method = '', url = '', headers } = asked
    if (open++ === 0) proxy.roundTrips++
    answer.once('close', () => open--)
    const body = await chunksOf(asked, proxy.uplink).catch(() => undefined)
    if (!body) return void answer.destroy() // the client went away
    await proxy.held
    if (proxy.delay) await new Promise((resolve) => setTimeout(resolve, proxy.delay))
    const fate = proxy.decide({ method, body })
    if (fate === 'cut off') return void asked.socket.destroy()
    if (typeof fate === 'object' && 'instead' in fate) return void answer.writeHead(fate.instead).end()
    const onward = request({ hostname, port, method, path: url, headers }, (received) => {
      const status = typeof fate === 'object' && 'afterwards' in fate ? fate.afterwards : received.statusCode
      answer.writeHead(status ?? 500, received.headers)
      if (fate === 'fall silent')
        received.once('data', (data) => answer.write(data.subarray(0, data.length / 2)))
      else received.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    onward.end(typeof fate === 'object' && 'body' in fate ? fate.body : body)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const proxy: Network = {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    decide: () => undefined,
    held: undefined,
    delay: 0,
    uplink: Number.POSITIVE_INFINITY,
    roundTrips: 0,
    stop: () => {
      http.close()
      http.closeAllConnections()
    },
  }
  return proxy
}

async function chunksOf(stream: AsyncIterable<Buffer>, rate: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    chunks.push(chunk)
    if (Number.isFinite(rate))
      await new Promise((resolve) => setTimeout(resolve, (1000 * chunk.length) / rate))
  }
  return Buffer.concat(chunks)
}
