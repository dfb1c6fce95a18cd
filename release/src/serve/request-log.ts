import type { VisitReport } from '@bridge/shared/visit-report'
import { splitTarget } from '../paths/split-target.ts'
import { printable } from '../print.ts'
import type { LiveSite } from './live-site.ts'
import type { LogLines } from './log-lines.ts'
import type { Answered, Observer, Running, Sent } from './observer.ts'

/** In characters: addresses that we serve are shorter. */
const longestPath = 200

/**
 * One line of JSON per request. It says nothing about the visitor: no address, no agent, no referrer, no query, and no
 * path that is not a page of the site, because a visitor may have typed or pasted anything there.
 */
export class RequestLog implements Observer {
  readonly #lines: Pick<LogLines, 'add'>
  #running: Running | undefined

  constructor(lines: Pick<LogLines, 'add'>) {
    this.#lines = lines
  }

  begins(running: Running): void {
    this.#running = running
  }

  answered(sent: Sent, { request, status, took }: Answered): void {
    const { kind, part, bytes, outcome, error } = sent
    const isOurs = (part !== undefined && kind !== 'missing') || ['text', 'form', 'events'].includes(kind)
    this.#lines.add({
      at: new Date().toISOString(),
      kind,
      ...(part !== undefined && { part }),
      method: request.method,
      ...(isOurs && { path: pathOf(request.url ?? '') }),
      status,
      ...(kind === 'form' && { outcome }),
      ...(bytes && { bytes: bytes.length }),
      ms: Math.round(took * 100) / 100,
      release: this.#running?.site().release.number,
      ...(error !== undefined && { error: printable(error.slice(0, 500)) }),
    })
  }

  /** Logs the path only if the site has such a page: a report can claim any path. */
  reported({ path, format: _, ...report }: VisitReport, site: LiveSite): void {
    const page = site.owners.has(path) ? { path } : {}
    const { number } = site.release
    this.#lines.add({ at: new Date().toISOString(), kind: 'report', ...page, ...report, release: number })
  }

  malformed(): void {
    this.#lines.add({ at: new Date().toISOString(), kind: 'malformed' })
  }
}

const pathOf = (url: string): string => printable(splitTarget(url).raw.slice(0, longestPath))
