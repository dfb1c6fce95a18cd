import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'
import { S3Store } from '../src/store/s3-store.ts'
import { type Network, startProxy } from './network.ts'

const script = fileURLToPath(new URL('./start-radosgw', import.meta.url))

export interface BucketServer {
  /** Environment variables that point every command at the server, through its first gateway. */
  readonly env: Readonly<Record<string, string>>
  readonly gateways: readonly Gateway[]
  newBucket(name?: string): Promise<string>
  /**
   * Grants users these rights on a bucket, but does not let them read the keys in `unread`. A user's name is also
   * the id of the user's access key.
   */
  letIn(bucket: string, rights: Rights, unread?: readonly string[]): Promise<void>
  /** Starts another gateway, which also issues credentials to holders of an identity provider's tokens. */
  newTokenGateway(): Promise<string>
  stop(): void
}

type Rights = Readonly<Record<string, readonly string[]>>

interface Gateway {
  readonly address: string
  /** Kills a gateway, as a crash would. */
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
  Object.assign(process.env, env) // stores opened in this process read them too
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const client = new S3Client({ forcePathStyle: true })
  const users = new Set<string>()
  return {
    env,
    gateways: ports.map((port) => gatewayAt(folder, port)),
    async newBucket(Bucket = `bridge-${randomBytes(6).toString('hex')}`) {
      await client.send(new CreateBucketCommand({ Bucket }))
      return Bucket
    },
    async letIn(Bucket, rights, unread = []) {
      for (const user of Object.keys(rights)) if (!users.has(user)) await newUser(folder, user)
      for (const user of Object.keys(rights)) users.add(user)
      const bucket = `arn:aws:s3:::${Bucket}`
      const principal = (user: string) => ({ AWS: [`arn:aws:iam:::user/${user}`] })
      const allowed = Object.entries(rights).map(([user, Action]) => ({
        Effect: 'Allow',
        Principal: principal(user),
        Action,
        Resource: [bucket, `${bucket}/*`],
      }))
      const denied = Object.keys(rights).map((user) => ({
        Effect: 'Deny',
        Principal: principal(user),
        Action: ['s3:GetObject'],
        Resource: unread.map((key) => `${bucket}/${key}`),
      }))
      const Statement = unread.length > 0 ? [...denied, ...allowed] : allowed
      const Policy = JSON.stringify({ Version: '2012-10-17', Statement })
      await client.send(new PutBucketPolicyCommand({ Bucket, Policy }))
    },
    async newTokenGateway() {
      const port = String(await freePort())
      const options = ['--rgw-s3-auth-use-sts=true', '--rgw-sts-key=abcdefghijklmnop']
      await promisify(execFile)(script, ['--gateway', folder, port, ...options])
      return `http://127.0.0.1:${port}`
    },
    stop() {
      execFileSync(script, ['--stop', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const keysOf = (user: string) => ({
  AWS_ACCESS_KEY_ID: user,
  AWS_SECRET_ACCESS_KEY: `${user}-secret`,
})

async function newUser(folder: string, user: string): Promise<void> {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = keysOf(user)
  const named = ['--uid', user, '--display-name', user, '--access-key', id, '--secret-key', secret]
  await promisify(execFile)('radosgw-admin', [
    '-c',
    path.join(folder, 'ceph.conf'),
    'user',
    'create',
    ...named,
  ])
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

/** A free port for a gateway. Its monitor's port is 20,000 higher. Both are below the range of ephemeral ports. */
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
