import { ReleaseError } from '../errors.ts'
import { shortened } from '../names.ts'
import type { Release } from '../records/releases.ts'
import type { Shared } from '../records/shared.ts'

export const nameOfShared = ({ part, state }: Shared): string => `${part}@${shortened(state.version)}`

/** The error for a release that the current share does not allow. */
export const alreadyShared = (shared: Shared, what: string): ReleaseError =>
  new ReleaseError(
    `${shared.percent}% of visitors get ${nameOfShared(shared)}, shared by ${shared.by} at ${shared.since}: ${shared.why}`,
    {
      hint: `to ${what}, first run 'pnpm release promote ${shared.part}' or 'pnpm release rollback ${shared.part}'`,
    },
  )

/** Whether a release still gives this version to this share of the visitors. */
export const isShared = ({ shared }: Release, { part, state, since, percent }: Shared): boolean =>
  shared?.part === part &&
  shared.state.version === state.version &&
  shared.since === since &&
  shared.percent === percent

/** Refuses to change any share but the one that the decision was about. */
export function refuseOther(live: Release, only: Shared | undefined): void {
  if (!only || isShared(live, only)) return
  throw new ReleaseError(`${only.percent}% of visitors no longer get ${nameOfShared(only)}`, {
    hint: `'pnpm release history ${only.part}' shows who changed that; nothing was released`,
  })
}
