import { cpus, loadavg } from 'node:os'

/** What the figures depend on. */
export function describeMachine(chromium: string): string {
  const [cpu] = cpus()
  const load = loadavg().map((value) => value.toFixed(1))
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${cpu?.model.trim() || 'unknown CPU'}, ${cpus().length} cores, load ${load[2]}, Node ${process.version.slice(1)}, Chromium ${chromium}`
}
