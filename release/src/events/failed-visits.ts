import type { VisitEvent, VisitReport } from '@bridge/shared/visit-report'
import { ClientRates } from '../requests/client-rates.ts'
import { networkOf } from '../requests/origin-of-request.ts'
import { RateLimit } from '../requests/rate-limit.ts'
import type { Version } from './known-versions.ts'

/** One address says once an hour that a version fails, and its network five times: anyone can send a report. */
const most = 1
const hour = 3_600_000

/** A visitor meets a page and its shell; a report that claims more is made up. */
const mostVersions = 3

/** A version whose code failed on a visit. */
export interface FailedVisit extends Version {
  readonly kind: VisitEvent['kind']
  /** Whether its failure has not come from this address lately. */
  readonly isFresh: boolean
  /** Whether it has not come from this network either. */
  readonly isOfNewNetwork: boolean
}

/** Finds the versions that failed on a visit: each is reported once, however often its code fails. */
export class FailedVisits {
  readonly #rates = new ClientRates(most, hour)
  readonly #networks = new RateLimit(most, { time: hour })

  /**
   * @param labelsFor what a version is counted as: under names that a sender makes up, addresses would crowd each other
   * out of the memory.
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
