import { printable } from '../print.ts'

/** In ms. */
const minute = 60_000

/** Different ones in a minute; what visitors ask for is in them, so there may be any number. */
const most = 20

/**
 * Complaints about what visitors ask for: each once in a minute, and few in all, or whoever asks for what is amiss again
 * and again fills the disk.
 */
export class Seldom {
  readonly #said = new Set<string>()
  #until = 0
  #unsaid = 0

  complain(cause: string, about: string, now = performance.now()): void {
    if (now >= this.#until) this.#beginMinute(now)
    if (this.#said.has(cause) || this.#said.size >= most) {
      this.#unsaid++
      return
    }
    this.#said.add(cause)
    console.error(printable(`${about.slice(0, 200)}: ${cause.slice(0, 500)}`))
  }

  #beginMinute(now: number): void {
    if (this.#unsaid > 0) console.error(`and ${this.#unsaid} more requests that could not be answered`)
    this.#said.clear()
    this.#unsaid = 0
    this.#until = now + minute
  }
}
