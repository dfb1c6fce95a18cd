import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { released, root, sharedStore, toolOf } from './project.ts'

/** A store and a real server process that serves it. */
export interface ServedStore {
  readonly store: string
  readonly url: string
  /** Runs a release command on this store; fails the test if the command fails. */
  release(...args: string[]): Promise<string>
  /** Resolves when the server serves a release with this version. */
  serves(part: string, version: string): Promise<void>
  /** Lines of JSON that the server has logged (--log json). */
  readonly logged: readonly Logged[]
  stop(): Promise<void>
}

interface Logged {
  readonly kind?: string
  readonly [field: string]: unknown
}

export async function serveStore(store: string, flags: readonly string[] = []): Promise<ServedStore> {
  const server = spawn(process.execPath, [toolOf(root), 'serve', '--port', '0', ...flags], {
    env: { ...process.env, STORE: `file:${store}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const logged: Logged[] = []
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      if (line.startsWith('{')) logged.push(JSON.parse(line))
      const address = line.match(/http:[^\s"]+/)?.[0]
      if (address) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`serve exited with ${code}`)))
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve())
      server.kill()
    })
  const serves = async (part: string, version: string) => {
    for (let tries = 0; tries < 100; tries++) {
      const { parts } = await (await fetch(`${url}/release.json`)).json()
      if (parts[part] === version) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`${url} must serve ${part}@${version}`)
  }
  return { store, url, release: (...args) => released(store, args), serves, logged, stop }
}

/** A copy of the shared site that a test may release to. */
export async function ownCopy(from = sharedStore, flags: readonly string[] = []): Promise<ServedStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bridge-e2e-'))
  await cp(from, path.join(folder, 'store'), { recursive: true })
  const served = await serveStore(path.join(folder, 'store'), flags)
  const stop = async () => {
    await served.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...served, stop }
}
