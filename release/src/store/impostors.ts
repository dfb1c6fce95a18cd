import { DamagedError, orDamage, ReleaseError, TooLargeError } from '../errors.ts'
import { keys, releaseAt } from './keys.ts'
import { canHold, endsAs, isDescription } from './record-format.ts'
import { notFromStore, unreachable } from './s3-errors.ts'
import { hasSeal, isSealed } from './seal.ts'
import type { IsWhole, Store } from './store.ts'

/** How long a listing holds, in ms, so that thousands of damaged records cost no more than one. */
const holds = 2000

interface Listing {
  readonly folder: string
  readonly begun: number
  readonly names: Promise<ReadonlySet<string>>
}

type Answer = Buffer | DamagedError | undefined

/**
 * Distinguishes a damaged record from a response that is not the record: any single response may be corrupt, and a
 * proxy's error page or a captive portal may come with status 200. A record counts as damaged if it is read as damaged
 * twice and the store lists its key.
 */
export class Impostors {
  readonly #store: Pick<Store, 'name' | 'list'>
  #last: Listing | undefined

  constructor(store: Pick<Store, 'name' | 'list'>) {
    this.#store = store
  }

  /**
   * Returns what is read at a key. Throws an error that counts as an outage if two responses differ, or come from
   * another server.
   */
  async refuse(
    key: string,
    read: () => Promise<Buffer | undefined>,
    isWhole?: IsWhole,
  ): Promise<Buffer | undefined> {
    const first = await orDamage(read())
    if (await isSound(key, first, isWhole)) return orThrow(first)
    const second = await orDamage(read())
    if (await isSound(key, second, isWhole)) return orThrow(second)
    const [one, other] = [beginOf(first), beginOf(second)]
    if (
      !isSame(one, other) ||
      (other instanceof Buffer && !canHold(key, other) && !(await this.#isListed(key)))
    )
      throw new ReleaseError(`cannot read ${key} in the store ${this.#store.name}: ${notFromStore}`, {
        hint: unreachable,
      })
    return orThrow(second)
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

function orThrow(answer: Answer): Buffer | undefined {
  if (answer instanceof DamagedError) throw answer
  return answer
}

/** What shows whether two responses are the same. */
function beginOf(answer: Answer): Buffer | 'unreadable' | undefined {
  if (answer instanceof TooLargeError) return answer.begin
  return answer instanceof DamagedError ? 'unreadable' : answer
}

type Begin = ReturnType<typeof beginOf>

const isSame = (one: Begin, other: Begin): boolean =>
  one === other || (one instanceof Buffer && other instanceof Buffer && one.equals(other))

/** Whether a response can be what the tool wrote, as far as it and its key show. */
async function isSound(key: string, answer: Answer, isWhole?: IsWhole): Promise<boolean> {
  if (!answer) return releaseAt(key)[0] !== undefined // servers ask for the next release all the time
  if (answer instanceof TooLargeError) return canHold(key, answer.begin) // some large records are read in two steps
  if (answer instanceof DamagedError) return false
  if (isWhole) return isWhole(answer)
  if (!isDescription(key)) return true
  if (key.startsWith(`${keys.signed}/`)) return true // only its existence matters
  return canHold(key, answer) && endsAs(key, answer) && (isSealed(answer) || isUnsealed(answer))
}

/** How much of a record without a seal is parsed, in bytes: anyone who can write to the store can plant large ones. */
const mostParsed = 50_000

/**
 * Earlier versions of the tool sealed no records, and some kinds are still not sealed. Only the end of a large one is
 * checked.
 */
function isUnsealed(bytes: Buffer): boolean {
  if (bytes.length > mostParsed) return !hasSeal(bytes) && bytes.at(-1) === '}'.charCodeAt(0)
  try {
    const record = JSON.parse(String(bytes))
    return Object.keys(record).length > 0 && !('sha256' in record)
  } catch {
    return false
  }
}
