import { chromiumArgs, installedChromium } from '@bridge/release/src/gate/browser/chromium.ts'
import { isSample } from '@bridge/release/testing/sample.ts'
import { defineConfig } from '@playwright/test'

const executablePath = installedChromium()

export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e/results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  ...(isSample && { grepInvert: /@long/ }),
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
