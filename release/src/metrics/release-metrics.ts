import { Counter, Gauge, type Registry } from 'prom-client'
import type { Release } from '../records/releases.ts'
import type { Running } from '../serve/observer.ts'
import { setBounded } from '../set-bounded.ts'
import { SignatureAge } from './signature-age.ts'

/** How many refused records are told apart: anyone who can write to the store can plant any number. */
const mostRefused = 10_000

/** In ms: a record that has not been reported for longer is gone. What the keys refuse is judged every ten minutes. */
const stillRefused = 900_000

/** What is live, how old it is, and what the server refuses to make live. */
export class ReleaseMetrics {
  readonly #refused: Counter
  /** Refused records, with the time at which each was last reported, by `performance.now()`. */
  readonly #refusedAt = new Map<number, number>()
  #running: Running | undefined
  #signatureAge: SignatureAge | undefined

  constructor(registry: Registry) {
    const gauge = (name: string, help: string, value: (running: Running) => number | undefined) =>
      asked(registry, name, help, () => this.#running && value(this.#running))
    gauge('bridge_release', 'Number of the release that is served.', ({ site }) => site().release.number)
    gauge('bridge_release_age_seconds', 'How long ago the served release was made.', ({ site }) =>
      secondsSince(Date.parse(site().release.when)),
    )
    gauge(
      'bridge_newest_known_age_seconds',
      'How long ago the store last showed that there was no newer release.',
      ({ newestAt }) => (performance.now() - newestAt()) / 1000,
    )
    gauge(
      'bridge_signed_word_age_seconds',
      'How long ago a key last signed a release or a heartbeat on the channel (docs/keys.md).',
      () => inSeconds(this.#signatureAge?.age),
    )
    gauge(
      'bridge_refused_record',
      'Number of the newest release record that is refused, while none after it is live; otherwise 0.',
      ({ site }) => Math.max(0, ...this.#refusedAbove(site().release.number)),
    )
    gauge(
      'bridge_held_parts',
      'Number of parts that are not shown as the release records them, because their pages cannot be served.',
      ({ held }) => held(),
    )
    this.#showSite(registry)
    this.#refused = new Counter({
      name: 'bridge_refused_records_total',
      help: 'Release records that were refused: damaged, or without a valid signature.',
      registers: [registry],
    })
    this.#show(registry, 'bridge_live_version', '1 for the live version of each part.', ({ parts }) =>
      Object.entries(parts).map(([part, { version }]) => [{ part, version }, 1]),
    )
    this.#show(
      registry,
      'bridge_shared_ratio',
      'The share of visitors who get the shared version, from 0 to 1; absent while none is shared.',
      ({ shared }) =>
        shared ? [[{ part: shared.part, version: shared.state.version }, shared.percent / 100]] : [],
    )
  }

  begins(running: Running): void {
    this.#running = running
    this.#signatureAge = new SignatureAge(running)
  }

  /** Records are reported again for as long as they are refused. */
  refusedRecord(number: number): void {
    if (!this.#refusedAt.has(number)) this.#refused.inc()
    this.#refusedAt.delete(number) // the one reported last is forgotten last
    setBounded(this.#refusedAt, mostRefused, number, performance.now())
  }

  #refusedAbove(live: number): number[] {
    const oldest = performance.now() - stillRefused
    return [...this.#refusedAt]
      .filter(([number, at]) => number > live && at > oldest)
      .map(([number]) => number)
  }

  /** Tells the guard whose figures it reads, and whether they still come from the same process. */
  #showSite(registry: Registry): void {
    const running = () => this.#running
    new Gauge({
      name: 'bridge_site',
      help: 'When the server started, in seconds since 1970, by the channel and origin that it serves.',
      labelNames: ['channel', 'origin'],
      registers: [registry],
      collect() {
        this.reset()
        const release = running()?.site().release
        if (release)
          this.set(
            { channel: release.channel, origin: release.settings.origin },
            performance.timeOrigin / 1000,
          )
      },
    })
  }

  /** A gauge of versions, each with its value, read on each scrape. */
  #show(registry: Registry, name: string, help: string, versions: (release: Release) => Versions): void {
    const running = () => this.#running
    new Gauge({
      name,
      help,
      labelNames: ['part', 'version'],
      registers: [registry],
      collect() {
        this.reset()
        const release = running()?.site().release
        if (release) for (const [labels, value] of versions(release)) this.set(labels, value)
      },
    })
  }
}

type Versions = readonly (readonly [labels: { part: string; version: string }, value: number])[]

/** A gauge whose value is read on each scrape; without a value it is left out. */
export function asked(registry: Registry, name: string, help: string, value: () => number | undefined): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const now = value()
      if (now === undefined) this.remove()
      else this.set(now)
    },
  })
}

const inSeconds = (time: number | undefined): number | undefined =>
  time === undefined ? undefined : time / 1000

const secondsSince = (when: number): number => (Date.now() - when) / 1000
