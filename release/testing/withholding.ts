import { ReleaseError } from '../src/errors.ts'
import { requireLive } from '../src/records/releases.ts'
import { keys } from '../src/store/keys.ts'
import { readBy } from '../src/store/read-by.ts'
import type { Store } from '../src/store/store.ts'

interface Keys {
  has(key: string): boolean
}

interface Withholding extends Store {
  /** What fails, soon after it is requested. */
  failing: Keys
  /** What is never answered. */
  hanging: Keys
  /** Every key that was requested while it was withheld. */
  readonly asked: string[]
}

/** The store as a server reads it that does not get every key. */
export function withholding(store: Store): Withholding {
  const faulty: Withholding = Object.assign(
    readBy(store, async (key, ...more) => {
      const hangs = faulty.hanging.has(key)
      if (!hangs && !faulty.failing.has(key)) return store.get(key, ...more)
      faulty.asked.push(key)
      if (hangs) return new Promise(() => {})
      await new Promise((resolve) => setTimeout(resolve, 50))
      throw new ReleaseError(`cannot read ${key}: status 503`)
    }),
    { failing: new Set<string>(), hanging: new Set<string>(), asked: [] },
  )
  return faulty
}

/** The lists of pages that the store does not hold yet. */
export async function newLists(store: Store): Promise<Keys> {
  const known = new Set((await store.list(keys.compositions)).map((name) => `${keys.compositions}/${name}`))
  return { has: (key) => key.startsWith(`${keys.compositions}/`) && !known.has(key) }
}

/** The key of the list of a part's live pages. */
export async function listOf(store: Store, part: string): Promise<string> {
  const { parts } = await requireLive(store, 'production')
  return keys.composition(parts[part]?.composition?.key ?? '')
}
