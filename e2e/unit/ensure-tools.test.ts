import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { ensureTools } from '../run/ensure-tools.js'

vi.mock('node:fs')
vi.mock('node:child_process')

const shell = 'chromium-headless-shell'
const calls: string[] = []

/** A machine where everything but the headless shell is installed, and commands exit as given. */
function machine(exits: Record<string, number>): void {
  calls.length = 0
  vi.mocked(existsSync).mockImplementation((place) => !String(place).endsWith(shell))
  vi.mocked(spawnSync).mockImplementation(((command: string, args: readonly string[]) => {
    const call = [command, ...args].join(' ').replace(/^sudo -n /, '')
    if (command !== 'sh') calls.push(call)
    return { status: Object.entries(exits).find(([begin]) => call.startsWith(begin))?.[1] ?? 0 }
  }) as typeof spawnSync)
}

beforeEach(() => {
  vi.stubEnv('CHROMIUM', '')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

it('installs the headless shell that the gate prefers, without removing other packages', () => {
  machine({})
  ensureTools()
  expect(calls.at(-1)).toMatch(new RegExp(`^apt-get install .*--no-remove ${shell}$`))
})

it('settles for Chromium where the system has no package with a headless shell', () => {
  machine({ 'apt-cache': 100 })
  ensureTools()
  expect(calls).toEqual([`apt-cache show ${shell}`])
})

it('settles for Chromium where the headless shell cannot be installed', () => {
  machine({ 'apt-get': 100 })
  ensureTools()
  expect(console.log).toHaveBeenLastCalledWith(`continuing without ${shell}`)
})

it('installs nothing where CHROMIUM names the browser', () => {
  vi.stubEnv('CHROMIUM', '/opt/browser')
  machine({})
  ensureTools()
  expect(calls).toEqual([])
})
