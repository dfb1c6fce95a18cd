import { ReleaseError } from '../errors.ts'
import { type Reading, type Sample, samplesIn, startMetric } from './samples.ts'

/** Reads servers' counters. Failures are returned, not thrown. */
export type Counters = (part: string) => Promise<Reading>

/** How long a server may take to answer, in ms: counters are in memory. */
const patience = 5000

/** How large an answer may be, in bytes. */
const largest = 20_000_000

const metrics = [
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
  async (part) => {
    const answers = await Promise.all(
      addresses.map(async (server) => {
        try {
          return samplesIn(await textAt(new URL('/metrics', server)), server)
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

/** Limits the query to our servers' counters and to whether our servers are up: Prometheus may watch others. */
const wanted = [
  `{__name__=~"${metrics.join('|')}"}`,
  `${startMetric} and on(job, instance) bridge_release`,
  'up == 0 and on(job, instance) last_over_time(bridge_release[1h])',
].join(' or ')

/** The same counters, as Prometheus has collected them. */
export function countersInPrometheus(address: string): Counters {
  let newest = Number.NEGATIVE_INFINITY
  return async (part) => {
    const before = newest // responses may overtake each other
    try {
      const url = new URL(`${address.replace(/\/$/, '')}/api/v1/query`)
      url.searchParams.set('query', wanted)
      const { when = before, samples } = answerIn(JSON.parse(await textAt(url)))
      if (when < before) throw new Error('its clock was set back, so it shows old figures')
      newest = Math.max(newest, when)
      const down = samples.filter(({ name }) => name === 'up')
      return reading(
        samples,
        part,
        down.map(({ server }) => `${server} cannot be read by Prometheus`),
      )
    } catch (error) {
      return reading([], part, [`${address} cannot be read: ${(error as Error).message}`])
    }
  }
}

interface Answer {
  readonly data?: {
    readonly result?: readonly {
      readonly metric: Readonly<Record<string, string>>
      readonly value: readonly [when: number, value: string]
    }[]
  }
}

/** All samples at one moment of Prometheus' clock. */
function answerIn({ data }: Answer): { when: number | undefined; samples: Sample[] } {
  if (!data?.result) throw new Error('the response is not from a Prometheus server')
  const samples = data.result.map(({ metric, value }) => {
    const { __name__: name = '', job = '', instance = '', ...labels } = metric
    return { name, labels, value: Number(value[1]), server: `${job} ${instance}` }
  })
  return { when: data.result[0]?.value[0], samples }
}

function reading(samples: readonly Sample[], part: string, problems: readonly string[]): Reading {
  const kept = samples.filter(
    ({ name, labels, value }) =>
      metrics.includes(name) && labels['part'] === part && Number.isFinite(value) && value >= 0,
  )
  const starts = samples.filter(({ name }) => name === startMetric)
  return { samples: kept, starts: new Map(starts.map(({ server, value }) => [server, value])), problems }
}

async function textAt(url: URL): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'error' })
  if (!response.ok) throw new Error(`it responds with ${response.status}`)
  if (Number(response.headers.get('content-length') ?? 0) > largest)
    throw new Error('the response is too large')
  return response.text()
}

/** An address from a flag; `counters` cannot be read without a valid one. */
export function addressFrom(flag: string, given: string): string {
  if (/^https?:\/\/[^/]/.test(given) && URL.canParse(given)) return given
  throw new ReleaseError(`${flag} must be an address, not '${given}'`, {
    hint: `for example ${flag} http://localhost:${flag === '--prometheus' ? 9090 : 9464}`,
  })
}
