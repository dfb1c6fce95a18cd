#!/usr/bin/env node
// @ts-check
/**
 * `pnpm test:node 24 [name]` runs the unit tests, or those whose name matches, and `pnpm start`, all on another version
 * of Node, which it installs into .cache.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureTools } from './ensure-tools.js'

const root = path.resolve(import.meta.dirname, '../..')
const [version = '', ...names] = process.argv.slice(2)
if (!/^\d+(\.\d+)*$/.test(version)) {
  console.error(`error: '${version}' must be a Node version number\nhint: pnpm test:node 24`)
  process.exit(1)
}

const folder = path.join(root, '.cache', `node-${version}`)
const node = path.join(folder, 'node_modules/node/bin/node')
if (!existsSync(node)) {
  mkdirSync(folder, { recursive: true })
  const install = ['install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`]
  if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0) {
    console.error(`error: npm must be able to install node@${version}`)
    process.exit(1)
  }
}
ensureTools(['nginx', 'bubblewrap'])
// Tests start `node` by name, too.
const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env['PATH']}` }
spawnSync(node, ['--version'], { stdio: 'inherit' })
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(node, [vitest, 'run', ...names], { cwd: root, env, stdio: 'inherit' })
process.exitCode = status === 0 && (await starts()) ? 0 : 1

/** Whether `pnpm start` on an empty store gets as far as serving the home page. */
async function starts() {
  const store = mkdtempSync(path.join(folder, 'store-'))
  const child = spawn(node, ['release/bin/release.js', 'start', '--port', '0'], {
    cwd: root,
    env: { ...env, STORE: `file:${store}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const said of child.stdout) {
      process.stdout.write(said)
      const address = String(said).match(/is running at (\S+)/)?.[1]
      if (address) return (await fetch(address)).status === 200
    }
    return false
  } finally {
    child.kill()
    rmSync(store, { recursive: true, force: true })
  }
}
