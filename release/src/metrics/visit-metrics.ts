import type { VisitReport, Vitals } from '@bridge/shared/visit-report'
import { Counter, Histogram, type Registry } from 'prom-client'
import { FailedVisits } from '../events/failed-visits.ts'
import { KnownVersions, type Version } from '../events/known-versions.ts'
import type { Running } from '../serve/onlooker.ts'
import { asked } from './release-metrics.ts'

type Labels = 'part' | 'version'

/** In seconds; 2.5 and 4 are the thresholds of https://web.dev/vitals for the largest paint. */
const paints = [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 6, 10]

/** In seconds; 0.2 and 0.5 are the thresholds for interactions. */
const presses = [0.016, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5]

/** 0.1 and 0.25 are the thresholds for shifts. */
const shifts = [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/** What happened on visits, by the part and version of the page, or of the code that failed. */
export class VisitMetrics {
  readonly #known = new KnownVersions((version) => this.#forget(version))
  readonly #failures = new FailedVisits()
  readonly #kinds = new Set<string>()
  readonly #visits: Counter<Labels>
  readonly #events: Counter<Labels | 'kind'>
  readonly #failed: Counter<Labels | 'kind'>
  readonly #addresses: Counter<Labels>
  readonly #networks: Counter<Labels>
  readonly #vitals: Readonly<Record<keyof Vitals, Histogram<Labels>>>
  #running: Running | undefined

  constructor(registry: Registry) {
    const labelNames = ['part', 'version'] as const
    const registers = [registry]
    this.#visits = new Counter({
      name: 'bridge_visits_total',
      help: 'Visits that browsers reported; bridge_visits_sample is the share that is reported.',
      labelNames,
      registers,
    })
    this.#events = new Counter({
      name: 'bridge_visit_events_total',
      help: 'Problems in browsers, by kind and by the part and version whose code it was.',
      labelNames: ['kind', ...labelNames],
      registers,
    })
    this.#failed = new Counter({
      name: 'bridge_visits_failed_total',
      help: 'Visits on which code of this version failed, each counted once, by the kind of its first failure.',
      labelNames: ['kind', ...labelNames],
      registers,
    })
    this.#addresses = new Counter({
      name: 'bridge_visits_failed_addresses_total',
      help: 'The same, each address counted once an hour, and at most five per network.',
      labelNames,
      registers,
    })
    this.#networks = new Counter({
      name: 'bridge_visits_failed_networks_total',
      help: 'The same, each network counted once an hour.',
      labelNames,
      registers,
    })
    const vital = (name: string, help: string, buckets: number[]) =>
      new Histogram({ name, help, buckets, labelNames, registers })
    this.#vitals = {
      lcp: vital('bridge_visit_lcp_seconds', 'Largest Contentful Paint.', paints),
      cls: vital('bridge_visit_cls', 'Cumulative Layout Shift.', shifts),
      inp: vital('bridge_visit_inp_seconds', 'Interaction to Next Paint.', presses),
      press: vital('bridge_visit_first_press_seconds', 'From the first press to the next frame.', presses),
    }
    asked(registry, 'bridge_visits_sample', 'The share of visits that are reported; 0 if none are.', () =>
      this.#running ? (this.#running.site().release.settings.events?.sample ?? 0) : undefined,
    )
  }

  begins(running: Running): void {
    this.#running = running
  }

  reported(report: VisitReport, { release }: ReturnType<Running['site']>, client: string): void {
    const { part, version, visit, vitals = {}, events = [] } = report
    const labelsFor = (whose: Partial<Version>) => this.#known.labelsFor(release, whose)
    const page = labelsFor({ part, version })
    if (visit) this.#visits.inc({ ...page })
    for (const [name, value] of Object.entries(vitals))
      this.#vitals[name as keyof Vitals].observe({ ...page }, name === 'cls' ? value : value / 1000)
    for (const { kind, first: _, ...whose } of events) {
      this.#kinds.add(kind)
      this.#events.inc({ kind, ...labelsFor(whose) })
    }
    for (const { kind, isFresh, isOfNewNetwork, ...labels } of this.#failures.of(report, client, labelsFor)) {
      this.#failed.inc({ kind, ...labels })
      if (isFresh) this.#addresses.inc({ ...labels })
      if (isOfNewNetwork) this.#networks.inc({ ...labels })
    }
  }

  #forget({ part, version }: Readonly<Record<Labels, string>>): void {
    const labels = { part, version }
    for (const counter of [this.#visits, this.#addresses, this.#networks]) counter.remove(labels)
    for (const kind of this.#kinds)
      for (const counter of [this.#events, this.#failed]) counter.remove({ kind, ...labels })
    for (const vital of Object.values(this.#vitals)) vital.remove(labels)
  }
}
