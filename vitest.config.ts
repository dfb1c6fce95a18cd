import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,release,shell,bench,mf-*}/**/*.test.{ts,tsx}', 'e2e/unit/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: '100%', // many tests wait for a clock; by default two cores would have one worker
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
