import type { Counters } from './counters.ts'

/**
 * Leaves out servers whose answers come from several processes, such as those behind a load balancer: each change of
 * process would look like a restart, and everything would be counted again.
 */
export function ofOneProcessEach(counters: Counters): Counters {
  const newest = new Map<string, number>()
  const several = new Set<string>()
  return async (part, site) => {
    const { samples, starts, problems } = await counters(part, site)
    for (const [server, start] of starts) {
      if (start < (newest.get(server) ?? 0)) several.add(server)
      else newest.set(server, start)
    }
    const said = [...several].map(
      (server) =>
        `${server} answers for several servers, or its clock was set back: name each server's own address`,
    )
    return {
      samples: samples.filter(({ server }) => !several.has(server)),
      starts: new Map([...starts].filter(([server]) => !several.has(server))),
      problems: [...problems, ...said],
    }
  }
}
