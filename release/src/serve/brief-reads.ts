import { ReleaseError } from '../errors.ts'
import { within } from '../within.ts'

interface Reading<Value> {
  readonly begun: number
  readonly result: Promise<Value>
  isOver?: true
  /** When a failure was noticed, by `performance.now()`. */
  failedAt?: number
}

/** In ms: how long a failure is remembered at least. */
const shortestPause = 500

/** In ms: how long it is remembered at most. */
const longestPause = 30_000

/**
 * Values that are read once, by name. A read that takes long, or never ends, goes on in the background, and its callers
 * get an error; a failure is remembered for as long as the read took. So one value that a store withholds takes little
 * time from everything that can go on without it.
 */
export class BriefReads<Value> {
  readonly #what: string
  readonly #patience: () => number
  readonly #known = new Map<string, Reading<Value>>()

  /**
   * @param what what is read, for messages
   * @param patience how long callers wait, in ms from the start of a read
   */
  constructor(what: string, patience: () => number) {
    this.#what = what
    this.#patience = patience
  }

  get(name: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(name)
    const { begun, result, isOver } = known && !mayRetry(known) ? known : this.#begin(name, read)
    const patience = this.#patience()
    if (isOver || patience === Number.POSITIVE_INFINITY) return result
    const late = () => {
      throw new ReleaseError(`${this.#what} ${name} has not been read within ${patience / 1000} s`)
    }
    return within(Math.max(0, begun + patience - performance.now()), result, late)
  }

  /** Adds a value that was read elsewhere. */
  add(name: string, value: Value): void {
    this.#known.set(name, { begun: performance.now(), result: Promise.resolve(value), isOver: true })
  }

  keepOnly(isKept: (name: string) => boolean): void {
    for (const name of this.#known.keys()) if (!isKept(name)) this.#known.delete(name)
  }

  #begin(name: string, read: () => Promise<Value>): Reading<Value> {
    const reading: Reading<Value> = { begun: performance.now(), result: read() }
    const end = () => {
      reading.isOver = true
    }
    reading.result.then(end, () => {
      reading.failedAt = performance.now()
      end()
    })
    this.#known.set(name, reading)
    return reading
  }
}

/** Whether a read has failed long enough ago to be tried again. */
function mayRetry<Value>({ begun, failedAt }: Reading<Value>): boolean {
  if (failedAt === undefined) return false
  const pause = Math.min(Math.max(failedAt - begun, shortestPause), longestPause)
  return performance.now() >= failedAt + pause
}
