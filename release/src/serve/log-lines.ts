import { write } from 'node:fs'

/** In bytes: beyond that, lines are dropped rather than buffered for a stalled reader. */
const mostPending = 4_000_000

/** How soon to retry a full pipe, in ms. */
const again = 20

/**
 * Writes lines to a file descriptor in batches and in the background: `console.log` waits for a pipe to be read, and
 * visitors would wait with it.
 */
export class LogLines {
  readonly #descriptor: number
  readonly #most: number
  #pending: string[] = []
  #size = 0
  #dropped = 0
  #writing: Promise<void> | undefined

  constructor(descriptor = 1, most = mostPending) {
    this.#descriptor = descriptor
    this.#most = most
  }

  add(line: object): void {
    const text = `${JSON.stringify(line)}\n`
    if (this.#size + text.length > this.#most) {
      this.#dropped++
      return
    }
    this.#pending.push(text)
    this.#size += text.length
    this.#writing ??= this.#write()
  }

  /** Resolves once everything added so far is written, or has failed. */
  async written(): Promise<void> {
    await this.#writing
  }

  async #write(): Promise<void> {
    await new Promise(setImmediate) // requests answered in this tick join the batch
    while (this.#pending.length) {
      const batch = Buffer.from(this.#pending.join(''))
      this.#pending = []
      await this.#writeAll(batch)
      this.#size = this.#pending.reduce((sum, { length }) => sum + length, 0)
      const dropped = this.#dropped
      this.#dropped = 0
      if (dropped) this.add({ at: new Date().toISOString(), dropped })
    }
    this.#writing = undefined
  }

  async #writeAll(batch: Buffer): Promise<void> {
    for (let at = 0; at < batch.length; ) {
      const taken = await written(this.#descriptor, batch.subarray(at))
      if (taken instanceof Error) return // the reader is gone
      at += taken
    }
  }
}

function written(descriptor: number, bytes: Buffer): Promise<number | Error> {
  return new Promise((resolve) => {
    write(descriptor, bytes, (error, taken) => {
      if (error?.code === 'EAGAIN') setTimeout(resolve, again, 0)
      else resolve(error ?? taken)
    })
  })
}
