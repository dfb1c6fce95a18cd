import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { newFolder } from './folder.ts'

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const cli = fileOf('../bin/release.js')

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
  /** An entry point other than bin/release.js. */
  readonly start?: string
  /** A module in this folder to load first. */
  readonly preload?: string
  readonly onStart?: (child: ChildProcess) => void
}

/** Runs the real command line in a separate process. */
export function runCli(
  args: readonly string[],
  { env, cwd, preload, onStart, start = cli }: Running = {},
): Promise<Ended> {
  const first = preload ? ['--import', new URL(preload, import.meta.url).href] : []
  return new Promise((resolve, reject) => {
    const { STORE: _, SITE_ORIGIN: __, FORM_ENDPOINT: ___, ...inherited } = process.env
    const child = spawn(process.execPath, [...first, start, ...args], {
      env: { ...inherited, RELEASE_BY: 'Asha', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd && { cwd }),
    })
    onStart?.(child)
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

/**
 * Bundles the command line to plain JavaScript: it starts six times as fast, for tests that run it often. In a folder of
 * this package it can also open pages in a browser.
 */
export async function bundledCli(into?: string): Promise<string> {
  const folder = into ?? (await newFolder())
  const start = path.join(folder, 'start.mjs')
  const inOneFolder = { external: ['playwright-core'], output: { chunkFileNames: '[name].js' } }
  const options = { ssr: fileOf('../src/cli/cli.ts'), outDir: folder, rolldownOptions: inOneFolder }
  await build({ configFile: false, logLevel: 'error', build: options })
  await copyFile(fileOf('../src/render/worker.js'), path.join(folder, 'worker.js'))
  await writeFile(start, `import { main } from './cli.js'\nawait main(process.argv.slice(2))\n`)
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  return start
}
