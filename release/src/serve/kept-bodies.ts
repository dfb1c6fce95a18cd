/**
 * Memory held by response bodies that clients have yet to read. A file counts once, however many clients wait for it.
 */
export class KeptBodies {
  /** How many connections have yet to read each body. */
  readonly #waiting = new Map<Buffer, number>()
  bytes = 0

  keep(body: Buffer | undefined): void {
    if (!body) return
    const others = this.#waiting.get(body) ?? 0
    this.#waiting.set(body, others + 1)
    if (others === 0) this.bytes += body.length
  }

  letGo(body: Buffer | undefined): void {
    if (!body) return
    const others = (this.#waiting.get(body) as number) - 1
    if (others > 0) {
      this.#waiting.set(body, others)
      return
    }
    this.#waiting.delete(body)
    this.bytes -= body.length
  }

  /** One connection's share of the memory. */
  shareOf(body: Buffer | undefined): number {
    return body ? body.length / (this.#waiting.get(body) as number) : 0
  }
}
