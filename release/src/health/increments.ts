import type { Reading, Sample } from './samples.ts'

type Counted = Pick<Reading, 'samples' | 'starts'>

interface Series {
  readonly sample: Sample
  last: number
  sum: number
}

/**
 * What servers have counted since the first reading. Servers may restart, start late, have several addresses, or be out
 * of reach for a while.
 */
export class Increments {
  readonly #series = new Map<string, Series>()
  /** Addresses that have been read. */
  readonly #addresses = new Set<string>()
  /** When the processes behind them started, which tells them apart. */
  readonly #processes = new Set<number>()

  constructor(first: Counted) {
    this.add(first)
  }

  /** Adds a later reading, and returns all increments so far. */
  add({ samples, starts }: Counted): Sample[] {
    for (const sample of samples) {
      const start = starts.get(sample.server) ?? Number.NaN
      const isKnown = this.#processes.has(start) || this.#addresses.has(sample.server)
      this.#count(sample, start, isKnown ? 0 : sample.value)
    }
    for (const [server, start] of starts) {
      this.#addresses.add(server)
      this.#processes.add(start)
    }
    return [...this.#series.values()].map(({ sample, sum }) => ({ ...sample, value: sum }))
  }

  /**
   * The first value of a process is its baseline, unless it has taken the place of another: then it began at 0. A
   * smaller value than before is an older one, since processes never count down.
   */
  #count(sample: Sample, start: number, baseline: number): void {
    const key = keyOf(sample, start)
    const series = this.#series.get(key) ?? { sample, last: baseline, sum: 0 }
    const last = Math.max(series.last, sample.value)
    this.#series.set(key, { sample, last, sum: series.sum + last - series.last })
  }
}

const keyOf = ({ name, labels }: Sample, start: number): string =>
  JSON.stringify([start, name, Object.entries(labels).sort()])
