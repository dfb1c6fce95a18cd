import { ReleaseError } from '../errors.ts'
import { shortened } from '../names.ts'
import type { Shared } from '../records/shared.ts'

export const nameOfShared = ({ part, state }: Shared): string => `${part}@${shortened(state.version)}`

/** Refuses what a share stands in the way of. */
export const alreadyShared = (shared: Shared, what: string): ReleaseError =>
  new ReleaseError(
    `${shared.percent}% of visitors get ${nameOfShared(shared)}, since ${shared.since} by ${shared.by}: ${shared.why}`,
    {
      hint: `to ${what}, first 'pnpm release promote ${shared.part}' or 'pnpm release rollback ${shared.part}'`,
    },
  )
