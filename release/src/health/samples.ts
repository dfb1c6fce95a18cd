/** One value that a server counts, with the labels that Prometheus gives it. */
export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
  /** The server that counts it, as the reader names it. */
  readonly server: string
}

/** What servers have counted since each of them started. */
export interface Reading {
  readonly samples: readonly Sample[]
  /** When each server started, by its own clock, in seconds: its counters were reset then. */
  readonly starts: ReadonlyMap<string, number>
  /** When Prometheus took the figures of each server, in ms by its clock; missing if servers are asked directly. */
  readonly taken?: ReadonlyMap<string, number>
  /** Why servers could not be read. */
  readonly problems: readonly string[]
}

/**
 * When a server started, with its site as labels. The start time that `prom-client` reports is too coarse to tell two
 * servers apart.
 */
export const startMetric = 'bridge_site'

/** Reads Prometheus' text format, as far as `prom-client` writes it. */
export function samplesIn(text: string, server: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = line.match(/^([a-z_]\w*)(?:\{(.*)\})? (\S+)/i) ?? []
    return name ? [{ name, labels: labelsIn(labels), value: Number(value), server }] : []
  })
}

const labelsIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"\\]*)"/g)].map(([, name, value]) => [name, value]))
