import { defineConfig } from 'vitest/config'

const common = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } }, // a busy machine may need more than Vitest's default of one second
  maxConcurrency: 2, // for builds within a file, each of which must finish within the timeout
}

const release = { globalSetup: './release/testing/tool.ts' }

export default defineConfig({
  test: {
    tags: [{ name: 'long', description: 'run by `pnpm test:all`, not by `pnpm test`' }],
    // One worker per core: by default, two cores would have one worker. With two per core, tests that measure time fail
    // on a busy machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['{shared,shell,bench,mf-*}/**/*.test.{ts,tsx}', 'e2e/unit/**/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          ...release,
          name: 'release',
          include: ['release/**/*.test.ts'],
          exclude: [...common.exclude, '**/*.alone.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // These start many processes and measure time, so nothing runs beside them.
        test: {
          ...common,
          ...release,
          name: 'alone',
          include: ['release/**/*.alone.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
