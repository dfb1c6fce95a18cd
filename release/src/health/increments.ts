import type { Reading, Sample } from './samples.ts'

interface Series {
  readonly sample: Sample
  last: number
  sum: number
}

type Counted = Pick<Reading, 'samples' | 'starts'>

/**
 * What servers have counted since the first reading. Servers may restart, start late, or be out of reach for a while.
 */
export class Increments {
  readonly #series = new Map<string, Series>()
  /** Servers that have been read, and when each started. */
  readonly #starts = new Map<string, number>()
  /** By when a server started: the address at which it was first read, as it may have several. */
  readonly #addresses = new Map<number, string>()

  constructor(first: Reading) {
    this.#begin(first)
  }

  /** Adds a later reading, and returns all increments so far. */
  add(reading: Reading): Sample[] {
    const { samples, starts } = this.#atFirstAddresses(reading)
    const restarted = new Set<string>()
    for (const [server, start] of starts) {
      if (this.#starts.has(server) && this.#starts.get(server) !== start) restarted.add(server)
    }
    const known = samples.filter(({ server }) => this.#starts.has(server))
    for (const sample of known) this.#count(sample, restarted.has(sample.server))
    this.#begin({ starts, samples: samples.filter((sample) => !known.includes(sample)) })
    return [...this.#series.values()].map(({ sample, sum }) => ({ ...sample, value: sum }))
  }

  #atFirstAddresses({ samples, starts }: Counted): Counted {
    const first = (server: string): string => this.#addresses.get(starts.get(server) ?? Number.NaN) ?? server
    return {
      samples: samples.map((sample) => ({ ...sample, server: first(sample.server) })),
      starts: new Map([...starts].map(([server, start]) => [first(server), start])),
    }
  }

  /** A server's first reading is the baseline of its counters. */
  #begin({ samples, starts }: Counted): void {
    for (const [server, start] of starts) {
      this.#starts.set(server, start)
      this.#addresses.set(start, server)
    }
    for (const sample of samples) this.#series.set(keyOf(sample), { sample, last: sample.value, sum: 0 })
  }

  #count(sample: Sample, isRestarted: boolean): void {
    const { value } = sample
    const series = this.#series.get(keyOf(sample)) ?? { sample, last: 0, sum: 0 }
    const from = isRestarted || value < series.last ? 0 : series.last
    this.#series.set(keyOf(sample), { sample, last: value, sum: series.sum + value - from })
  }
}

const keyOf = ({ server, name, labels }: Sample): string =>
  JSON.stringify([server, name, Object.entries(labels).sort()])
