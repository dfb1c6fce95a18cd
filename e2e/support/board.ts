import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { newKeyPair } from '@bridge/release/src/signing/key-pair.ts'
import { released, root } from './project.ts'
import type { ServedStore } from './served-store.ts'

export interface RunningBoard {
  readonly address: string
  stop(): Promise<void>
}

/** Runs `pnpm release board` on a store, in this workspace or another folder, until it is stopped. */
export async function startBoard(
  store: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  folder: string = root,
): Promise<RunningBoard> {
  const tool = path.join(folder, 'release/bin/release.js')
  const child = spawn(process.execPath, [tool, 'board', ...flags], {
    cwd: folder,
    env: { ...process.env, STORE: `file:${store}`, RELEASE_BY: 'Asha', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = line.match(/http:\S+/)?.[0]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`board exited with ${code}`)))
  })
  return {
    address,
    stop: () => {
      child.kill()
      return ended
    },
  }
}

/** All releases, newest first. */
export const releasesOf = async ({ store }: ServedStore): Promise<object[]> =>
  JSON.parse(await released(store, ['history', '--json']))

/** Turns keys on with one key that may change everything. */
export async function turnKeysOn({ store }: ServedStore): Promise<{ folder: string; ops: string }> {
  const folder = `${store}-board-trust`
  const ops = `${store}-ops.key`
  const { privateKey, publicKey } = newKeyPair()
  await writeFile(ops, privateKey, { mode: 0o600 })
  const trust = ['keys', 'trust', 'root', 'shell', publicKey, '--as', 'ops', '--why', 'turn keys on']
  await released(store, trust, root, { RELEASE_KEY: ops, TRUST: folder })
  return { folder, ops }
}
