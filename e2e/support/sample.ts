import { isSample } from '@bridge/release/testing/sample.ts'
import { sha256 } from '@bridge/shared/hash'
import type { TestDetails } from '@playwright/test'
import { versionsBuilt } from './built.ts'

/** Marks a test that `pnpm test` leaves to `pnpm test:all`: see CONTRIBUTING.md, 'Two sizes'. */
export const long: TestDetails = { tag: '@long' }

/** The items of a list to test: all, or this many in a sample run, different ones for each condition. */
export const some = <const T>(all: readonly T[], count = 1, condition = ''): readonly T[] =>
  isSample ? shuffled(all, condition).slice(0, count) : all

/**
 * Orders items by what was built: the same sources always give the same sample, so that a failure can be reproduced;
 * different sources give a different one.
 */
export function shuffled<T>(all: readonly T[], condition = ''): readonly T[] {
  const versions = versionsBuilt().join(' ')
  const order = (item: T) => sha256(`${versions} ${condition} ${JSON.stringify(item)}`)
  return [...all].sort((one, other) => (order(one) < order(other) ? -1 : 1))
}
