import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { tool } from '@bridge/release/testing/tool.ts'

export const root = path.resolve(import.meta.dirname, '../..')

/** The parts of the site, the shell first. */
export const parts: readonly string[] = [
  'shell',
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
]

/** Holds everything that a test run creates; global-setup.ts removes it at the end. */
export const cache = process.env['E2E_CACHE'] ?? path.join(root, '.cache', `e2e-${process.pid}`)

/** The site that most specs share, as released by global-setup.ts. */
export const sharedStore = path.join(cache, 'store')

/** The release tool of a folder. This workspace's is bundled once per run, to start six times as fast. */
export const toolOf = (folder: string): string =>
  folder === root ? tool() : path.join(folder, 'release/bin/release.js')

const run = promisify(execFile)

export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the release tool as its users do: as a command, in a folder, on a store. */
export async function releaseTool(
  store: string,
  args: readonly string[],
  cwd = root,
  env = {},
): Promise<Outcome> {
  const options = { cwd, env: { ...process.env, STORE: `file:${store}`, RELEASE_BY: 'e2e', ...env } }
  return run(process.execPath, [toolOf(cwd), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code: code ?? -1, stdout, stderr }),
  )
}

/** Runs the release tool, and returns what it prints to stdout. Throws if the command fails. */
export async function released(
  store: string,
  args: readonly string[],
  cwd?: string,
  env?: object,
): Promise<string> {
  const { code, stdout, stderr } = await releaseTool(store, args, cwd, env)
  if (code !== 0) throw new Error(`release ${args.join(' ')} exited with ${code}\n${stdout}${stderr}`)
  return stdout.trim()
}
