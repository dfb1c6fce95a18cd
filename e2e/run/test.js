#!/usr/bin/env node
// @ts-check
/**
 * `pnpm test`, which CI runs, and `pnpm test:all`, which adds the tests marked long and walks whole lists instead of
 * samples. Stops at the first failing step, and ends with the test count.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureTools } from './ensure-tools.js'

const isSample = !process.argv.includes('--all')
const root = path.resolve(import.meta.dirname, '../..')
const reports = path.join(root, '.cache/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const unit = path.join(reports, 'unit.json')
const browser = path.join(reports, 'browser.json')

const steps = [
  ['lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'tsc', '--noEmit'],
  ['unused code', 'knip', '--no-config-hints'],
  [
    'unit tests',
    'vitest',
    'run',
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    ...(isSample ? ['--tags-filter=!long'] : []),
  ],
  ['end-to-end tests', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
]

ensureTools()
let failed = false
for (const [name = '', command = '', ...args] of steps) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(bin(command), args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_SAMPLE: isSample ? '1' : '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: browser,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    },
  })
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  if (status === 0) continue
  failed = true
  break
}
const counts = [unitCount(), browserCount()]
const sum = (/** @type {0 | 1} */ index) => counts.reduce((total, count) => total + count[index], 0)
console.log(`\n${sum(0)} passed, ${Math.max(sum(1), failed ? 1 : 0)} failed`)
process.exitCode = failed ? 1 : 0

/** @param {string} command */
function bin(command) {
  const places = [root, path.join(root, 'e2e')].map((folder) =>
    path.join(folder, 'node_modules/.bin', command),
  )
  return places.find((place) => existsSync(place)) ?? command
}

/** @returns {[number, number]} */
function unitCount() {
  if (!existsSync(unit)) return [0, 0]
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(unit, 'utf8'))
  return [numPassedTests, numFailedTests]
}

/** @returns {[number, number]} */
function browserCount() {
  if (!existsSync(browser)) return [0, 0]
  const { stats } = JSON.parse(readFileSync(browser, 'utf8'))
  return [stats.expected + stats.flaky, stats.unexpected]
}
