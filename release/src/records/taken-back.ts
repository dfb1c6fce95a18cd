import type { PartState } from './releases.ts'

/** How many rolled-back versions a part's record keeps. */
const remembered = 20

/** The rolled-back versions to record when the live version gives way to an earlier one. */
export const takenBackFor = (live: PartState, now: string): string[] =>
  [...new Set([live.version, ...(live.takenBack ?? [])])]
    .filter((version) => version !== now)
    .slice(0, remembered)
