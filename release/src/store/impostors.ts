import { ReleaseError, TooLargeError } from '../errors.ts'
import { isOf } from './is-of.ts'
import { releaseAt } from './keys.ts'
import { notFromStore, unreachable } from './s3-errors.ts'
import type { Store } from './store.ts'

/** How long a listing holds, in ms, so that thousands of damaged records cost no more than one. */
const holds = 2000

interface Listing {
  readonly folder: string
  readonly begun: number
  readonly names: Promise<ReadonlySet<string>>
}

/**
 * Distinguishes a damaged record from the response of a server that is not the store: a proxy's error page, or the
 * sign-in page of a network, may come with status 200. Only the store lists the key.
 */
export class Impostors {
  readonly #store: Pick<Store, 'name' | 'list'>
  #last: Listing | undefined

  constructor(store: Pick<Store, 'name' | 'list'>) {
    this.#store = store
  }

  /** Returns what was read at a key. Throws an error that counts as an outage if another server has answered. */
  async refuse(key: string, reading: Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    try {
      const value = await reading
      if (value) await this.#refuse(key, value)
      return value
    } catch (error) {
      if (error instanceof TooLargeError) await this.#refuse(key, error.begin)
      throw error
    }
  }

  async #refuse(key: string, begin: Buffer): Promise<void> {
    if (canHold(key, begin) || (await this.#isListed(key))) return
    throw new ReleaseError(`cannot read ${key} in the store ${this.#store.name}: ${notFromStore}`, {
      hint: unreachable,
    })
  }

  async #isListed(key: string): Promise<boolean> {
    const [folder, name] = [key.slice(0, key.lastIndexOf('/')), key.slice(key.lastIndexOf('/') + 1)]
    const read = performance.now()
    const known = this.#last?.folder === folder && this.#last.begun > read - holds ? this.#last : undefined
    if (known && (await known.names.catch(() => none)).has(name)) return true
    const isLater = this.#last?.folder === folder && this.#last.begun >= read
    const listing = this.#last && isLater ? this.#last : this.#list(folder)
    return (await listing.names).has(name)
  }

  #list(folder: string): Listing {
    const names = this.#store.list(folder).then((found) => new Set(found))
    this.#last = { folder, begun: performance.now(), names }
    return this.#last
  }
}

const none: ReadonlySet<string> = new Set()

/** Whether a value begins like one that the tool writes. Readers check the rest, and the content of files by hash. */
function canHold(key: string, begin: Buffer): boolean {
  const [channel, number] = releaseAt(key)
  if (channel) return isOf(begin, channel, Number(number))
  const isDescription = key.endsWith('.json') && (!key.startsWith('parts/') || key.endsWith('/artifact.json'))
  return !isDescription || begin.subarray(0, 1).equals(Buffer.from('{'))
}
