import { ReleaseError } from '../errors.ts'
import { lookingForNewest, type Newest } from '../records/releases.ts'
import type { Store } from '../store/store.ts'

/**
 * Returns a function that finds the newest release, to base another one on. It refuses while there is a newer record
 * that this account cannot read, because that may be live on servers that can: a release based on an older record would
 * undo what the newer one changed, and with keys, those servers would refuse it.
 */
export function lookingForBase(store: Store, channel: string): () => Promise<Newest> {
  const findNewest = lookingForNewest(store, channel)
  return async () => {
    const newest = await findNewest()
    refuseDenied(newest)
    return newest
  }
}

function refuseDenied({ denied }: Newest): void {
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
