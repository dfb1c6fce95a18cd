import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const common = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } }, // a busy machine may need more than Vitest's one second
  maxConcurrency: 2, // for builds within a file, each of which must finish within the timeout
}

const release = { globalSetup: './release/testing/tool.ts' }

export default defineConfig({
  test: {
    tags: [{ name: 'long', description: 'run by `pnpm test:all`, not by `pnpm test`' }],
    // Many tests mostly wait: with one worker per core, a third of the CPU time is idle. As a percentage, Vitest would
    // use at most one per core.
    maxWorkers: 2 * availableParallelism(),
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
