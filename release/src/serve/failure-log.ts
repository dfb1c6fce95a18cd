import { printable } from '../print.ts'

/** In ms. */
const minute = 60_000

/** Maximum number of distinct messages per minute. They quote what visitors request, so there may be any number. */
const most = 20

/**
 * Logs failed requests: each cause once a minute, and few in total. Otherwise, repeated requests for
 * something damaged would fill the disk.
 */
export class FailureLog {
  readonly #said = new Set<string>()
  #until = 0
  #unsaid = 0

  add(cause: string, about: string, now = performance.now()): void {
    if (now >= this.#until) this.#beginMinute(now)
    if (this.#said.has(cause) || this.#said.size >= most) {
      this.#unsaid++
      return
    }
    this.#said.add(cause)
    console.error(printable(`${about.slice(0, 200)}: ${cause.slice(0, 500)}`))
  }

  #beginMinute(now: number): void {
    if (this.#unsaid > 0) console.error(`and ${this.#unsaid} more failures`)
    this.#said.clear()
    this.#unsaid = 0
    this.#until = now + minute
  }
}
