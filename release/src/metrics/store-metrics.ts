import { Counter, type Registry } from 'prom-client'
import type { Running } from '../serve/observer.ts'
import type { OnRead } from './counted-store.ts'
import { asked } from './release-metrics.ts'

/** How the store responds, and how much is served without it. */
export class StoreMetrics {
  readonly #reads: Counter<'verb'>
  readonly #errors: Counter<'verb'>
  #running: Running | undefined

  constructor(registry: Registry) {
    const registers = [registry]
    this.#reads = new Counter({
      name: 'bridge_store_reads_total',
      help: 'Reads of the store, whether they succeed or not.',
      labelNames: ['verb'],
      registers,
    })
    this.#errors = new Counter({
      name: 'bridge_store_errors_total',
      help: 'Failed reads of the store.',
      labelNames: ['verb'],
      registers,
    })
    for (const verb of ['get', 'list']) {
      this.#reads.inc({ verb }, 0)
      this.#errors.inc({ verb }, 0)
    }
    const counts = () => this.#running?.bodies.counts
    taken(registry, 'bridge_cache_hits_total', 'Bodies served from memory.', () => counts()?.hits)
    taken(registry, 'bridge_cache_misses_total', 'Bodies read from the store.', () => counts()?.misses)
    asked(registry, 'bridge_cache_bytes', 'Bytes of bodies in memory.', () => counts()?.bytes)
  }

  begins(running: Running): void {
    this.#running = running
  }

  onRead: OnRead = (verb, hasFailed) => {
    this.#reads.inc({ verb })
    if (hasFailed) this.#errors.inc({ verb })
  }
}

/** A counter that is kept elsewhere. */
function taken(registry: Registry, name: string, help: string, value: () => number | undefined): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(value() ?? 0)
    },
  })
}
