import { Semaphore } from '../concurrency.ts'
import { type HistoryLine, historyLines } from '../releasing/history.ts'
import type { Store } from '../store/store.ts'
import type { Timeline } from './answers.ts'

/** Maximum number of releases read for one response: those of a part may be far apart. */
const mostLooks = 2000

/** The releases of a channel, read only as far back as needed. Reading starts over when a new release lands. */
export class TimelineReader {
  readonly #store: Store
  readonly #channel: string
  readonly #inTurn = new Semaphore(1)
  #newest = 0
  #lines: HistoryLine[] = []
  #rest: AsyncIterator<HistoryLine> | undefined

  constructor(store: Store, channel: string) {
    this.#store = store
    this.#channel = channel
  }

  /** The last releases, newest first; with a part, only those that changed it. */
  read(newest: number, count: number, part: string | undefined): Promise<Timeline> {
    return this.#inTurn.run(async () => {
      if (newest !== this.#newest) this.#begin(newest)
      try {
        return await this.#take(count, part)
      } catch (error) {
        this.#begin(0) // an iterator that has thrown is exhausted
        throw error
      }
    })
  }

  #begin(newest: number): void {
    this.#newest = newest
    this.#lines = []
    this.#rest = historyLines(this.#store, this.#channel)[Symbol.asyncIterator]()
  }

  async #take(count: number, part: string | undefined): Promise<Timeline> {
    const isOf = ({ changed }: HistoryLine) => !part || Object.hasOwn(changed, part)
    const found = this.#lines.filter(isOf)
    for (let looks = 0; looks < mostLooks && found.length < count && this.#rest; looks++) {
      const { value, done } = await this.#rest.next()
      if (done) this.#rest = undefined
      else {
        this.#lines.push(value)
        if (isOf(value)) found.push(value)
      }
    }
    return { lines: found.slice(0, count), isMore: this.#rest !== undefined || found.length > count }
  }
}
