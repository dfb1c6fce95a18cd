import { oneLine } from '../print.ts'
import { type Counters, isOld, metrics, noFigures, reading, type Site, textAt } from './counters.ts'
import { type Sample, startMetric } from './samples.ts'

/**
 * Queries only our site's counters of one part, how old they are, which are scraped, which servers it had in the last
 * hour, how old their figures were at most, and which of any site are down: Prometheus may scrape other sites too, or may
 * no longer store anything. Also queries which servers any site had in the last day.
 */
function wanted(part: string, { channel, origin }: Site): string {
  const ours = `${startMetric}{channel=${JSON.stringify(channel)},origin=${JSON.stringify(origin)}}`
  const ofPart = (label: string) => `{__name__=~"${metrics.join('|')}",${label}=${JSON.stringify(part)}}`
  return [
    `(${ofPart('part')} or ${ofPart('exported_part')}) and on(job, instance) ${ours}`,
    ours,
    'up == 0',
    `label_replace(up and on(job, instance) ${ours}, "is", "scraped", "", "")`,
    // labelled, because 'or' drops rows with equal labels
    `label_replace(time() - timestamp(${ours}), "is", "age", "", "")`,
    `label_replace(max_over_time(${ours}[1h]), "is", "known", "", "")`,
    `label_replace(max_over_time((time() - timestamp(${ours}))[1h:15s]), "is", "highest age", "", "")`,
    `label_replace(max_over_time(${startMetric}[1d]), "is", "any site", "", "")`,
  ].join(' or ')
}

/** The same counters, as collected by Prometheus. */
export function countersInPrometheus(address: string): Counters {
  let newest = Number.NEGATIVE_INFINITY
  const ours = new Map<string, string>() // each server's job, even if Prometheus has lost its data since
  return async (part, site) => {
    const before = newest // responses may overtake each other
    try {
      const url = new URL(`${address.replace(/\/$/, '')}/api/v1/query`)
      url.searchParams.set('query', wanted(part, site))
      const { when = before, samples, warnings } = answerIn(JSON.parse(await textAt(url)))
      if (when < before) throw new Error('its clock was set back, so it shows old figures')
      newest = Math.max(newest, when)
      const labelled = (is: string) => samples.filter(({ labels }) => labels['is'] === is)
      for (const { server, job } of labelled('known')) ours.set(server, job)
      const scraped = labelled('scraped').map(({ server }) => server)
      const unwatched = shown(samples).filter(
        ({ server }) => !scraped.some((target) => isAmong([server], target)),
      )
      const down = samples.filter(
        ({ name, labels, server, job }) =>
          name === 'up' &&
          !labels['is'] &&
          (isAmong([...ours.keys()], server) ||
            ([...ours.values()].includes(job) && !isAmong(ofOthers(labelled('any site'), site), server))),
      )
      const highest = new Map(labelled('highest age').map(({ server, value }) => [server, value]))
      const lost = notShown(labelled('known'), samples).filter(({ server }) => isOld(highest.get(server)))
      const ages = new Map(labelled('age').map(({ server, value }) => [server, value]))
      const problems = [
        ...down.map(({ server }) => `${server} cannot be read by Prometheus`),
        ...lost.map(({ server }) => noFigures(server)),
        ...unwatched.map(({ server }) => withoutUp(server)),
        ...warnings.map((warning) => `Prometheus warns: ${oneLine(warning)}`),
      ]
      const taken = new Map([...ages].map(([server, age]) => [server, Math.round((when - age) * 1000)]))
      return { ...reading(samples, part, problems, ages), taken }
    } catch (error) {
      return reading([], part, [`${address} cannot be read: ${(error as Error).message}`])
    }
  }
}

const withoutUp = (server: string): string =>
  `Prometheus gets figures of ${server}, but not whether it is up: forward \`up\` as well`

/**
 * Whether a target is one of these servers, whose names may end with labels that tell copies apart. Without any data
 * of ours, these labels are not known.
 */
const isAmong = (servers: readonly string[], target: string): boolean =>
  servers.some((server) => `${server} `.startsWith(`${target} `))

/** The servers of other sites. Any other target that is down in a job of ours may be a server of ours. */
const ofOthers = (all: readonly Sample[], { channel, origin }: Site): readonly string[] =>
  all
    .filter(({ labels }) => labels['channel'] !== channel || labels['origin'] !== origin)
    .map(({ server }) => server)

const shown = (samples: readonly Sample[]): readonly Sample[] =>
  samples.filter(({ name }) => name === startMetric)

/**
 * The servers that Prometheus no longer shows, neither by their name nor by their start. The figures of a removed server
 * end at once. Those that another Prometheus forwards first grow old when that one is cut off, and end after five
 * minutes.
 */
function notShown(known: readonly Sample[], samples: readonly Sample[]): readonly Sample[] {
  const names = new Set(shown(samples).map(({ server }) => server))
  const starts = new Set(shown(samples).map(({ value }) => value))
  return known.filter(({ server, value }) => !names.has(server) && !starts.has(value))
}

interface Answer {
  /** What may be missing, such as the data of another server. */
  readonly warnings?: readonly string[]
  readonly data?: {
    readonly result?: readonly {
      readonly metric: Readonly<Record<string, string>>
      readonly value: readonly [when: number, value: string]
    }[]
  }
}

/**
 * Labels of our counters, and which counters have them. A scraper may add labels of these names to all other figures;
 * they then tell no servers apart, because a Prometheus adds them only to figures that lack them.
 */
const ofCounters: Readonly<Record<string, RegExp>> = {
  part: /./,
  version: /./,
  kind: /_(failed|events)_total$/,
  group: /_addresses_total$/,
  le: /_bucket$/,
}

/**
 * All samples at one instant of Prometheus' clock. Samples of one server from several scrapers are told apart by the
 * labels that these scrapers add, such as `replica`.
 */
function answerIn({ data, warnings = [] }: Answer) {
  if (!data?.result) throw new Error('the response is not from a Prometheus server')
  const ofServers = data.result.filter(({ metric }) => metric['is'])
  const added = new Set(ofServers.flatMap(({ metric }) => Object.keys(metric)))
  for (const label of ['is', 'job', 'instance', 'channel', 'origin']) added.delete(label)
  const samples = data.result.map(({ metric, value }) => {
    const { __name__: name = '', job = '', instance = '', ...others } = metric
    const copy: string[] = []
    const labels: Record<string, string> = {}
    for (const [label, text] of Object.entries(others)) {
      const original = renamed(label, added)
      const ofCounter = ofCounters[label]
      if (original) labels[original] = text
      else if (ofCounter?.test(name) && !(`exported_${label}` in others)) labels[label] = text
      else if (added.has(label) && !ofCounter) copy.push(`${label}=${text}`)
      else if (!ofCounter) labels[label] = text
    }
    return { name, labels, value: Number(value[1]), job, server: [job, instance, ...copy.sort()].join(' ') }
  })
  return { when: data.result[0]?.value[0], samples, warnings }
}

/** Where a scraper adds a label that a server uses too, Prometheus calls the server's `exported_<name>`. */
function renamed(label: string, added: ReadonlySet<string>): string | undefined {
  const [, original] = label.match(/^exported_(.+)$/) ?? []
  return original && added.has(original) ? original : undefined
}
