import { defineConfig } from '@playwright/test'
import { chromiumArgs, installedChromium } from './support/browser.ts'

// The workers read the specs anew, and must find the same visits in them (support/presses).
process.env['PRESS_SEED'] ??= String(Date.now() % 1_000_000)

const executablePath = installedChromium()

export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e/results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
})
