import { ReleaseError } from '../errors.ts'
import type { Newest } from '../records/releases.ts'

/**
 * A newer record that this account cannot read may be live on servers that can. A release based on an older record
 * would undo what the newer one changed; and with keys, those servers would refuse it.
 */
export function refuseDenied({ denied }: Pick<Newest, 'denied'>): void {
  if (!denied) return
  const { number, error } = denied
  throw new ReleaseError(
    `nothing was released, because release ${number} may be live and would be undone: ${error.message}`,
    {
      hint: 'if no deployer made that release, replace the file with an empty one (docs/store.md), then run this again',
      cause: error,
    },
  )
}
