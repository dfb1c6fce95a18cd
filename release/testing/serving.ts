import { type ChildProcess, spawn } from 'node:child_process'
import { tool } from './tool.ts'

export interface Serving {
  readonly server: ChildProcess
  readonly address: string
  /** The address that Prometheus scrapes, with `--metrics`. */
  readonly metrics: string | undefined
}

interface Settings {
  readonly env?: Readonly<Record<string, string>>
  readonly errors?: 'inherit' | 'ignore' | number
  /** A module in this folder to load first. */
  readonly preload?: string
  readonly flags?: readonly string[]
}

/** Runs `release serve` with its defaults, except for a higher limit of messages per minute. */
export async function serving(
  store: string,
  { env, errors = 'inherit', preload, flags = [] }: Settings = {},
): Promise<Serving> {
  const first = preload ? ['--import', new URL(preload, import.meta.url).href] : []
  const server = spawn(process.execPath, [...first, tool(), 'serve', '--port', '0', ...flags], {
    env: { ...process.env, STORE: store, FORM_RATE: '100000', ...env },
    stdio: ['ignore', 'pipe', errors],
  })
  const [address = '', metrics] = await new Promise<string[]>((resolve, reject) => {
    server.stdout?.on('data', (text) => resolve(String(text).match(/http:[^\s"]+/g) ?? []))
    server.once('exit', (code) => reject(new Error(`serve exited with ${code}`)))
  })
  return { server, address, metrics }
}
