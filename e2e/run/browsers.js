#!/usr/bin/env node
// @ts-check
/** `pnpm test:browsers`: the site and its failures in Firefox and WebKit. Takes Playwright's arguments. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureTools } from './ensure-tools.js'

const e2e = path.resolve(import.meta.dirname, '..')

ensureTools(['firefox', 'webkit'])
// WebKit's browser needs a display.
const screen = ['-a', '-s', '-screen 0 1440x1000x24']
const playwright = path.join(e2e, 'node_modules/.bin/playwright')
const args = ['test', '--config', path.join(e2e, 'playwright.browsers.config.ts'), ...process.argv.slice(2)]
const { status } = spawnSync('xvfb-run', [...screen, playwright, ...args], { stdio: 'inherit' })
process.exitCode = status ?? 1
