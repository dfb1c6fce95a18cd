import { Counter, Histogram, type Registry } from 'prom-client'
import type { Kind, Running, Sent } from '../serve/observer.ts'

/** Upper bounds of the buckets, in seconds: a response from memory takes less than a millisecond. */
const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Of messages that are lost. Counted from 0: Prometheus sees no increase from nothing to the first one. */
const ofLostMessages = [500, 507]

/** Stands for every part that is not live, so that no request can add a label. */
const other = 'other'

/**
 * Plain numbers, passed to Prometheus' client on each scrape: counting a request with the client would take as long as
 * answering it.
 */
interface Series {
  readonly labels: { readonly kind: Kind; readonly part: string; readonly status: number }
  requests: number
  bytes: number
}

/** Which requests were answered, and how fast. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>()
  readonly #seconds: Histogram<'kind'>
  readonly #messages: Counter<'status'>
  readonly #malformed: Counter

  constructor(registry: Registry) {
    const registers = [registry]
    this.#show(registry)
    this.#seconds = new Histogram({
      name: 'bridge_request_seconds',
      help: 'From the arrival of a request until its response is on its way.',
      labelNames: ['kind'],
      buckets: seconds,
      registers,
    })
    this.#messages = new Counter({
      name: 'bridge_form_messages_total',
      help: 'Contact form messages by status: 200 means kept, anything else refused or lost (docs/store.md).',
      labelNames: ['status'],
      registers,
    })
    for (const status of ofLostMessages) this.#messages.inc({ status }, 0)
    this.#malformed = new Counter({
      name: 'bridge_malformed_requests_total',
      help: 'Requests that were invalid HTTP, too large or too slow.',
      registers,
    })
  }

  answered(
    { kind, part, bytes, outcome }: Sent,
    status: number,
    took: number,
    running: Running | undefined,
  ): void {
    const known = part === undefined ? '' : partLabel(part, running)
    const series = this.#seriesOf(kind, known, status)
    series.requests++
    series.bytes += bytes?.length ?? 0
    this.#seconds.observe({ kind }, took / 1000)
    if (kind === 'form' && outcome !== undefined) this.#messages.inc({ status: outcome })
  }

  malformed(): void {
    this.#malformed.inc()
  }

  #seriesOf(kind: Kind, part: string, status: number): Series {
    const key = `${kind} ${part} ${status}`
    const known = this.#series.get(key)
    if (known) return known
    const series = { labels: { kind, part, status }, requests: 0, bytes: 0 }
    this.#series.set(key, series)
    return series
  }

  #show(registry: Registry): void {
    const all = this.#series
    new Counter({
      name: 'bridge_requests_total',
      help: 'Requests answered, by the kind of response.',
      labelNames: ['kind', 'part', 'status'],
      registers: [registry],
      collect() {
        this.reset()
        for (const { labels, requests } of all.values()) this.inc(labels, requests)
      },
    })
    new Counter({
      name: 'bridge_sent_bytes_total',
      help: 'Bytes of documents and files sent, as encoded.',
      labelNames: ['kind', 'part'],
      registers: [registry],
      collect() {
        this.reset()
        for (const { labels, bytes } of all.values())
          if (bytes) this.inc({ kind: labels.kind, part: labels.part }, bytes)
      },
    })
  }
}

const partLabel = (part: string, running: Running | undefined): string =>
  running && Object.hasOwn(running.site().release.parts, part) ? part : other
