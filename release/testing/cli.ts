import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../bin/release.js', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
  /** A module beside this one that is loaded first. */
  readonly preload?: string
}

/** The real command line in a process of its own. */
export function runCli(args: readonly string[], { env, cwd, preload }: Running = {}): Promise<Ended> {
  const first = preload ? ['--import', new URL(preload, import.meta.url).href] : []
  return new Promise((resolve, reject) => {
    const { STORE: _, SITE_ORIGIN: __, FORM_ENDPOINT: ___, ...inherited } = process.env
    const child = spawn(process.execPath, [...first, cli, ...args], {
      env: { ...inherited, RELEASE_BY: 'Asha', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd && { cwd }),
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (text) => {
      stdout += text
    })
    child.stderr.on('data', (text) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
}
