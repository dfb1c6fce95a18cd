import type { Counters } from './counters.ts'

/** How many older figures Prometheus servers that take turns to answer may show after each restart of a server. */
const mostOlder = 3

/**
 * Leaves out servers whose answers come from several processes, such as those behind a load balancer: each change of
 * process would look like a restart, and everything would be counted again. Several Prometheus servers behind one address
 * show each restart at different times: the last figures of the earlier process are left out, but not the server.
 */
export function ofOneProcessEach(counters: Counters): Counters {
  const newest = new Map<string, number>()
  /** When figures that show an earlier process than a previous reading were taken. */
  const older = new Map<string, Set<number>>()
  const several = new Set<string>()
  return async (part, site) => {
    const { samples, starts, problems, taken } = await counters(part, site)
    const isOlder = (server: string) => (starts.get(server) ?? 0) < (newest.get(server) ?? 0)
    for (const [server, start] of starts) {
      if (!isOlder(server)) {
        if (start !== newest.get(server)) older.delete(server)
        newest.set(server, start)
        continue
      }
      const times = older.get(server) ?? new Set()
      older.set(server, times.add(taken?.get(server) ?? 0))
      if (!taken || times.size > mostOlder) several.add(server)
    }
    const isLeftOut = (server: string) => several.has(server) || isOlder(server)
    const said = [...several].map(
      (server) =>
        `${server} answers for several servers, or its clock was set back: name each server's own address`,
    )
    return {
      samples: samples.filter(({ server }) => !isLeftOut(server)),
      starts: new Map([...starts].filter(([server]) => !isLeftOut(server))),
      problems: [...problems, ...said],
    }
  }
}
