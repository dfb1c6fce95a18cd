import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installedChromium, installedEngine } from './chromium.ts'

vi.mock('node:fs')

beforeEach(() => vi.stubEnv('CHROMIUM', ''))
afterEach(() => vi.unstubAllEnvs())

const install = (...installed: string[]) =>
  vi.mocked(existsSync).mockImplementation((place) => installed.includes(String(place)))

it('prefers an installed headless shell for opening pages, and Chromium for tests', () => {
  install('/usr/bin/chromium', '/usr/bin/chromium-headless-shell')
  expect(installedEngine()).toBe('/usr/bin/chromium-headless-shell')
  expect(installedChromium()).toBe('/usr/bin/chromium')
})

it('opens pages in Chromium where there is no headless shell', () => {
  install('/usr/bin/chromium')
  expect(installedEngine()).toBe('/usr/bin/chromium')
})

it('opens pages in the browser that CHROMIUM names', () => {
  install('/usr/bin/chromium', '/usr/bin/chromium-headless-shell')
  vi.stubEnv('CHROMIUM', '/opt/browser')
  expect(installedEngine()).toBe('/opt/browser')
})
