import type { Counters, Site } from '../health/counters.ts'
import { type Health, healthByVersion, quantile } from '../health/health.ts'
import { checkPartName } from '../names.ts'
import type { HealthFigures, PartHealth } from './answers.ts'

/** What browsers reported about each version of a part, since its servers began to count. */
export async function partHealth(counters: Counters, part: string, site: Site): Promise<PartHealth> {
  const { samples, problems } = await counters(checkPartName(part), site)
  const versions = [...healthByVersion(samples, part)].map(([version, health]) => [
    version,
    figuresOf(health),
  ])
  return { problems, versions: Object.fromEntries(versions) }
}

/** The 75th percentile. */
const typical = 0.75

function figuresOf({ visits, failed, fallbacks, lcp, inp }: Health): HealthFigures {
  const [paint, press] = [quantile(lcp, typical), quantile(inp, typical)]
  return {
    visits,
    failed,
    fallbacks,
    ...(paint !== undefined && { lcp: paint }),
    ...(press !== undefined && { inp: press }),
  }
}
