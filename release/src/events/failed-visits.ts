import type { VisitEvent, VisitReport } from '@bridge/shared/visit-report'
import { ClientRates } from '../requests/client-rates.ts'
import { networkOf } from '../requests/origin-of-request.ts'
import { RateLimit } from '../requests/rate-limit.ts'
import type { Version } from './known-versions.ts'

/** An address may report a version's failure once an hour, its network five times: anyone can send reports. */
const most = 1
const hour = 3_600_000

/** Maximum number of versions counted per report: a visit involves few, and a report that names many is made up. */
const mostVersions = 3

/** A version whose code failed on a visit. */
export interface FailedVisit extends Version {
  readonly kind: VisitEvent['kind']
  /** True unless this address has recently reported the same failure. */
  readonly isFresh: boolean
  /** True unless any address in the network has recently reported it. */
  readonly isOfNewNetwork: boolean
}

/** Finds the versions that failed on a visit, each reported once, even if its code fails repeatedly. */
export class FailedVisits {
  readonly #rates = new ClientRates(most, hour)
  readonly #networks = new RateLimit(most, { time: hour })

  /**
   * @param labelsFor a version's labels in the counters. With the reported names instead, failures of made-up versions
   * would crowd addresses out of memory.
   */
  of(
    { events = [] }: VisitReport,
    client: string,
    labelsFor: (whose: Partial<Version>) => Version,
  ): FailedVisit[] {
    const failed = new Map<string, FailedVisit>()
    for (const { kind, first, ...named } of events) {
      if (!first || kind === 'policy' || !named.part || !named.version) continue
      const { part, version } = labelsFor(named)
      const whose = `${part}@${version}`
      if (failed.has(whose)) continue
      if (failed.size === mostVersions) break
      const isFresh = !this.#rates.take(client, whose)
      const isOfNewNetwork = isFresh && !this.#networks.take(`${networkOf(client)} ${whose}`)
      failed.set(whose, { kind, part, version, isFresh, isOfNewNetwork })
    }
    return [...failed.values()]
  }
}
