import { ReleaseError } from '../errors.ts'
import type { Release } from '../records/releases.ts'
import { within } from '../within.ts'
import { type Reading, type Sample, samplesIn, startMetric } from './samples.ts'

/** Reads the counters of a site's servers. Failures are returned, not thrown. */
export type Counters = (part: string, site: Site) => Promise<Reading>

/** Servers of other channels and sites may count visits to the same version. */
export interface Site {
  readonly channel: string
  readonly origin: string
}

export const siteOf = ({ channel, settings }: Pick<Release, 'channel' | 'settings'>): Site => ({
  channel,
  origin: settings.origin,
})

/** How long a server may take to answer, in ms: counters are in memory. */
const patience = 5000

/** Maximum size of a response, in bytes: enough for a hundred servers that count visits from all groups of networks. */
const largest = 100_000_000

export const metrics = [
  'bridge_visits_total',
  'bridge_visits_limited_total',
  'bridge_visits_failed_total',
  'bridge_visits_failed_limited_total',
  'bridge_visits_failed_addresses_total',
  'bridge_visits_failed_networks_total',
  'bridge_visit_events_total',
  'bridge_visit_lcp_seconds_bucket',
  'bridge_visit_inp_seconds_bucket',
  'bridge_visit_lcp_limited_seconds_bucket',
  'bridge_visit_inp_limited_seconds_bucket',
]

/** The servers' own counters, each at the address of `serve --metrics`. */
export const countersOfServers =
  (addresses: readonly string[]): Counters =>
  async (part, site) => {
    const answers = await Promise.all(
      addresses.map(async (server) => {
        try {
          const samples = samplesIn(await textAt(new URL('/metrics', server)), server)
          requireSite(samples, site)
          return samples
        } catch (error) {
          return `${server} cannot be read: ${(error as Error).message}`
        }
      }),
    )
    return reading(
      answers.flatMap((answer) => (typeof answer === 'string' ? [] : answer)),
      part,
      answers.filter((answer) => typeof answer === 'string'),
    )
  }

function requireSite(samples: readonly Sample[], { channel, origin }: Site): void {
  const labels = samples.find(({ name }) => name === startMetric)?.labels
  if (!labels) throw new Error(`it must expose ${startMetric}, as 'serve --metrics' of this version does`)
  if (labels['channel'] !== channel || labels['origin'] !== origin)
    throw new Error(`it serves channel ${labels['channel']} of ${labels['origin']}`)
}

/**
 * Maximum age of figures, in seconds. Scrapes are at most two minutes apart, but Prometheus returns figures that are up
 * to five minutes old.
 */
const oldest = 150

export const isOld = (age = 0): boolean => age > oldest

export const noFigures = (server: string): string =>
  `Prometheus has no figures for ${server} from the last ${oldest} s`

/**
 * What the samples of one moment say about a part.
 *
 * @param ages how old the figures of each server are, in seconds
 */
export function reading(
  samples: readonly Sample[],
  part: string,
  problems: readonly string[],
  ages: ReadonlyMap<string, number> = new Map(),
): Reading {
  const age = (server: string) => ages.get(server) ?? 0
  const kept = samples.filter(
    ({ name, labels, value }) =>
      metrics.includes(name) && labels['part'] === part && Number.isFinite(value) && value >= 0,
  )
  const starts = onceEach(
    samples.filter(({ name }) => name === startMetric),
    age,
  )
  const old = [...starts.keys()].filter((server) => isOld(age(server)))
  const all = [...problems, ...old.map(noFigures)]
  return {
    samples: kept.filter(({ server }) => starts.has(server)),
    starts,
    problems: starts.size > 0 || all.length > 0 ? all : ['no server counters were found'],
  }
}

/**
 * When each server started. A server that two jobs or two Prometheus servers scrape, or that is named by two addresses,
 * counts once, with its newest figures: no two processes start in the same microsecond.
 */
function onceEach(starts: readonly Sample[], age: (server: string) => number): ReadonlyMap<string, number> {
  const newestFirst = starts.toSorted(
    (one, other) => age(one.server) - age(other.server) || (one.server < other.server ? -1 : 1),
  )
  const servers = new Map<number, string>()
  for (const { server, value } of newestFirst) if (!servers.has(value)) servers.set(value, server)
  return new Map([...servers].map(([start, server]) => [server, start]))
}

/** Throws if the whole response does not arrive in time. */
export async function textAt(url: URL): Promise<string> {
  const stopping = new AbortController()
  try {
    return await within(patience, answerAt(url, stopping.signal), () => {
      throw new Error(`it did not respond within ${patience / 1000} s`)
    })
  } finally {
    stopping.abort()
  }
}

async function answerAt(url: URL, stopping: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal: stopping, redirect: 'error' })
  if (!response.ok) throw new Error(`it responded with ${response.status}`)
  const reader = response.body?.getReader()
  // fetch() itself forgets the signal once its request has been garbage-collected
  stopping.addEventListener('abort', () => void reader?.cancel().catch(() => {}))
  const pieces: Uint8Array[] = []
  let size = 0
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value)
    size += piece.value.length
    if (size > largest) throw new Error('the response is too large')
  }
  return Buffer.concat(pieces).toString()
}

/** An address from a flag; throws unless it is an HTTP address. */
export function addressFrom(flag: string, given: string): string {
  if (/^https?:\/\/[^/]/.test(given) && URL.canParse(given)) return given
  throw new ReleaseError(`${flag} must be an http:// or https:// address, not '${given}'`, {
    hint: `for example ${flag} http://localhost:${flag === '--prometheus' ? 9090 : 9464}`,
  })
}
