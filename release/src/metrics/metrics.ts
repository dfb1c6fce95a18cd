import type { VisitReport } from '@bridge/shared/visit-report'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { LiveSite } from '../serve/live-site.ts'
import type { Answered, Observer, Running, Sent } from '../serve/observer.ts'
import type { Store } from '../store/store.ts'
import { countedStore } from './counted-store.ts'
import { ReleaseMetrics } from './release-metrics.ts'
import { RequestMetrics } from './request-metrics.ts'
import { StoreMetrics } from './store-metrics.ts'
import { VisitMetrics } from './visit-metrics.ts'

/** All metrics that a server exposes to Prometheus. */
export class Metrics implements Observer {
  readonly #registry = new Registry()
  readonly #requests = new RequestMetrics(this.#registry)
  readonly #releases = new ReleaseMetrics(this.#registry)
  readonly #visits = new VisitMetrics(this.#registry)
  readonly #store = new StoreMetrics(this.#registry)
  #running: Running | undefined
  #text: Promise<string> | undefined

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  /** The store to serve from, with its reads counted. */
  counting(store: Store): Store {
    return countedStore(store, this.#store.onRead)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  /** In Prometheus' text format. Concurrent scrapes share one result. */
  text(): Promise<string> {
    this.#text ??= this.#registry.metrics().finally(() => {
      this.#text = undefined
    })
    return this.#text
  }

  begins(running: Running): void {
    this.#running = running
    this.#releases.begins(running)
    this.#store.begins(running)
    this.#visits.begins(running)
  }

  answered(sent: Sent, { status, took }: Answered): void {
    this.#requests.answered(sent, status, took, this.#running)
  }

  reported(report: VisitReport, site: LiveSite, client: string): void {
    this.#visits.reported(report, site, client)
  }

  malformed(): void {
    this.#requests.malformed()
  }

  refusedRecord(number: number): void {
    this.#releases.refusedRecord(number)
  }
}
