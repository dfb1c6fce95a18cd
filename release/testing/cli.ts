import { type ChildProcess, spawn } from 'node:child_process'
import { sources, tool } from './tool.ts'

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
  /** Runs the sources through bin/release.js, as users do, instead of the bundle. */
  readonly isFromSources?: boolean
  /** A module in this folder to load first. */
  readonly preload?: string
  readonly onStart?: (child: ChildProcess) => void
  /** A file descriptor in place of a pipe. */
  readonly stdout?: number
}

/** Runs the real command line in a separate process. */
export function runCli(
  args: readonly string[],
  { env, cwd, preload, onStart, stdout: output, isFromSources }: Running = {},
): Promise<Ended> {
  const first = preload ? ['--import', new URL(preload, import.meta.url).href] : []
  return new Promise((resolve, reject) => {
    const { STORE: _, SITE_ORIGIN: __, FORM_ENDPOINT: ___, ...inherited } = process.env
    const child = spawn(process.execPath, [...first, isFromSources ? sources : tool(), ...args], {
      env: { ...inherited, RELEASE_BY: 'Asha', ...env },
      stdio: ['ignore', output ?? 'pipe', 'pipe'],
      ...(cwd && { cwd }),
    })
    onStart?.(child)
    let stdout = ''
    let stderr = ''
    child.stdout?.on('data', (text) => {
      stdout += text
    })
    child.stderr?.on('data', (text) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
}
