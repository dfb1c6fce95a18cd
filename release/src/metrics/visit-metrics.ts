import type { VisitReport, Vitals } from '@bridge/shared/visit-report'
import { Counter, Histogram, type Registry } from 'prom-client'
import { FailedVisits } from '../events/failed-visits.ts'
import { KnownVersions, type Version } from '../events/known-versions.ts'
import { networkGroup } from '../events/network-group.ts'
import { ClientRates } from '../requests/client-rates.ts'
import type { Running } from '../serve/observer.ts'
import { asked } from './release-metrics.ts'

type Labels = 'part' | 'version'

/** Upper bounds of the buckets, in seconds. The thresholds for LCP are 2.5 and 4: https://web.dev/vitals. */
const paints = [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 6, 10]

/** Upper bounds of the buckets, in seconds. The thresholds for INP are 0.2 and 0.5. */
const presses = [0.016, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5]

/** Upper bounds of the buckets. The thresholds for CLS are 0.1 and 0.25. */
const shifts = [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/** In ms. */
const hour = 3_600_000

/** Visits to a version that one address can add in an hour; its network can add five times as many. */
const limit = 5

/** What happened on visits, by the part and version of the page, or of the code that failed. */
export class VisitMetrics {
  readonly #known = new KnownVersions((version) => this.#forget(version))
  readonly #failures = new FailedVisits()
  readonly #kinds = new Set<string>()
  readonly #groups = new Set<string>()
  readonly #limits = {
    visit: limitPerHour(),
    lcp: limitPerHour(),
    inp: limitPerHour(),
    failed: limitPerHour(),
  }
  readonly #visits: Counter<Labels>
  readonly #limitedVisits: Counter<Labels>
  readonly #events: Counter<Labels | 'kind'>
  readonly #failed: Counter<Labels | 'kind'>
  readonly #limitedFailed: Counter<Labels>
  readonly #addresses: Counter<Labels | 'group'>
  readonly #networks: Counter<Labels>
  readonly #vitals: Readonly<Record<keyof Vitals, Histogram<Labels>>>
  readonly #limitedVitals: Readonly<Record<'lcp' | 'inp', Histogram<Labels>>>
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
    this.#limitedVisits = new Counter({
      name: 'bridge_visits_limited_total',
      help: `Visits, at most ${limit} an hour from each address, and ${5 * limit} from its network.`,
      labelNames,
      registers,
    })
    this.#events = new Counter({
      name: 'bridge_visit_events_total',
      help: 'Problems in browsers, by kind and by the part and version whose code caused them.',
      labelNames: ['kind', ...labelNames],
      registers,
    })
    this.#failed = new Counter({
      name: 'bridge_visits_failed_total',
      help: 'Visits on which code of this version failed, each counted once, by the kind of its first failure.',
      labelNames: ['kind', ...labelNames],
      registers,
    })
    this.#limitedFailed = new Counter({
      name: 'bridge_visits_failed_limited_total',
      help: `Failed visits, at most ${limit} an hour from each address, and ${5 * limit} from its network.`,
      labelNames,
      registers,
    })
    this.#addresses = new Counter({
      name: 'bridge_visits_failed_addresses_total',
      help: 'Addresses with failed visits, each counted once an hour, and at most five per network, by group of networks.',
      labelNames: ['group', ...labelNames],
      registers,
    })
    this.#networks = new Counter({
      name: 'bridge_visits_failed_networks_total',
      help: 'Networks with failed visits, each counted once an hour.',
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
    this.#limitedVitals = {
      lcp: vital(
        'bridge_visit_lcp_limited_seconds',
        'Largest Contentful Paint, limited like bridge_visits_limited_total.',
        paints,
      ),
      inp: vital(
        'bridge_visit_inp_limited_seconds',
        'Interaction to Next Paint, limited like bridge_visits_limited_total.',
        presses,
      ),
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
    const isWithin = (what: 'visit' | 'failed' | 'lcp' | 'inp', { part, version } = page) =>
      !this.#limits[what].take(client, `${part}@${version}`)
    if (visit) this.#visits.inc({ ...page })
    if (visit && isWithin('visit')) this.#limitedVisits.inc({ ...page })
    for (const [name, value] of Object.entries(vitals)) {
      const inUnit = name === 'cls' ? value : value / 1000
      this.#vitals[name as keyof Vitals].observe({ ...page }, inUnit)
      if ((name === 'lcp' || name === 'inp') && isWithin(name))
        this.#limitedVitals[name].observe({ ...page }, inUnit)
    }
    for (const { kind, first: _, ...whose } of events) {
      this.#kinds.add(kind)
      this.#events.inc({ kind, ...labelsFor(whose) })
    }
    for (const { kind, isFresh, isOfNewNetwork, ...labels } of this.#failures.of(report, client, labelsFor)) {
      this.#failed.inc({ kind, ...labels })
      if (isWithin('failed', labels)) this.#limitedFailed.inc({ ...labels })
      if (isFresh) this.#failedAt(networkGroup(client), labels)
      if (isOfNewNetwork) this.#networks.inc({ ...labels })
    }
  }

  #failedAt(group: string, labels: Readonly<Record<Labels, string>>): void {
    this.#groups.add(group)
    this.#addresses.inc({ group, ...labels })
  }

  #forget({ part, version }: Readonly<Record<Labels, string>>): void {
    const labels = { part, version }
    for (const counter of [this.#visits, this.#limitedVisits, this.#limitedFailed, this.#networks])
      counter.remove(labels)
    for (const group of this.#groups) this.#addresses.remove({ group, ...labels })
    for (const kind of this.#kinds)
      for (const counter of [this.#events, this.#failed]) counter.remove({ kind, ...labels })
    for (const vitals of [this.#vitals, this.#limitedVitals])
      for (const vital of Object.values(vitals)) vital.remove(labels)
  }
}

const limitPerHour = () => new ClientRates(limit, hour)
