import { defineConfig } from '@playwright/test'
import type { Browser } from './browsers/fixtures.ts'

/** `pnpm test:browsers`: the browsers that Playwright does not drive. */
export default defineConfig<object, Browser>({
  testDir: './browsers',
  outputDir: '../.cache/e2e/browsers',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
