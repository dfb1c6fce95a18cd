import { expect } from './fixtures.ts'

/** A total on a page, and the parts shown that should add up to it, all in rupees or all in paise. */
export interface ShownSum {
  readonly what: string
  readonly parts: readonly number[]
  readonly total: number
}

/** Asserts that each total on a page is the sum of its parts. */
export function addUp(sums: readonly ShownSum[]): void {
  for (const { what, parts, total } of sums) expect.soft(added(parts), `${what}: ${parts}`).toBe(total)
}

const added = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)
