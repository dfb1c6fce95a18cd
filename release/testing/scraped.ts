import { ask } from './http.ts'

/** The samples that Prometheus would read, by name and labels, as in `bridge_requests_total{kind="pin"}`. */
export async function scraped(metrics: string): Promise<ReadonlyMap<string, number>> {
  const { text } = await ask(metrics, new URL(metrics).pathname)
  const samples = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    samples.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))] as const
    }),
  )
}

/** The sum of all samples whose name and labels match. */
export const sumOf = (samples: ReadonlyMap<string, number>, name: RegExp): number =>
  [...samples].reduce((sum, [key, value]) => (name.test(key) ? sum + value : sum), 0)
