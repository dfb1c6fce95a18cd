import { printable } from '../print.ts'

/** In ms. */
const minute = 60_000

/**
 * Complaints about what visitors ask for: one line for each cause in a minute, or whoever asks for what is amiss again
 * and again fills the disk.
 */
export class Seldom {
  readonly #said = new Map<string, { readonly until: number; more: number }>()

  complain(cause: string, about: string, now = performance.now()): void {
    const last = this.#said.get(cause)
    if (last && last.until > now) {
      last.more++
      return
    }
    if (this.#said.size > 1000) this.#said.clear()
    this.#said.set(cause, { until: now + minute, more: 0 })
    const more = last?.more ? ` (and ${last.more} more in the minute before)` : ''
    console.error(printable(`${about.slice(0, 200)}: ${cause.slice(0, 500)}${more}`))
  }
}
