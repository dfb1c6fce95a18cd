import { ReleaseError } from '../errors.ts'
import type { Store } from '../store/store.ts'

/** How many times to rebase onto concurrent releases before giving up. */
export const tries = 100

/**
 * Why a release has not found a free number: anyone who can write to the store can take numbers, with releases or with
 * noise, and a listing may lag behind a record that is already there.
 *
 * @param taken the numbers that it found taken
 */
export function outpaced(store: Store, channel: string, taken: readonly number[]): ReleaseError {
  const [before, last] = taken.slice(-2)
  if (last !== undefined && last === before)
    return new ReleaseError(
      `the store ${store.name} does not list release ${last} of channel ${channel}, although it is there`,
      { hint: 'nothing was released; try again once the listing has caught up' },
    )
  return new ReleaseError(`gave up after ${tries} attempts: another writer took the next number each time`, {
    hint: "try again; if 'pnpm release status' shows skipped records, withdraw the credentials that write them",
  })
}
