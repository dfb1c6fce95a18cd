import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Answers that a client has asked for and not taken: on one connection, and on all of them. */
const most = 250
const mostOfAll = 20_000

interface Waited {
  answers: number
  isClosed: boolean
  late: ReturnType<typeof setTimeout> | undefined
}

/**
 * Whoever asks and does not take the answers cannot have the server keep more and more of them, nor keep them for ever.
 * What it counts and times belongs to connections: an answer behind others never hears that its own is closed.
 */
export class Waiting {
  readonly #longest: number
  readonly #known = new WeakMap<Socket, Waited>()
  #all = 0

  /** In ms. */
  constructor(longest: number) {
    this.#longest = longest
  }

  /** Whether there is to be an answer. */
  admits(socket: Socket): boolean {
    if (socket.destroyed) return false
    const waited = this.#of(socket)
    if (waited.answers >= most || this.#all >= mostOfAll) {
      socket.destroy()
      return false
    }
    waited.answers++
    this.#all++
    return true
  }

  /** What the system has taken needs no clock. */
  answered(socket: Socket, response: ServerResponse): void {
    const waited = this.#of(socket)
    if (waited.isClosed) return
    if (response.writableFinished || (response.socket && socket.writableLength === 0)) {
      this.#taken(waited)
      return
    }
    waited.late ??= setTimeout(() => socket.destroy(), this.#longest)
    response.once('close', () => this.#taken(waited))
  }

  #taken(waited: Waited): void {
    if (waited.isClosed) return
    this.#all--
    if (--waited.answers === 0) forget(waited)
  }

  #of(socket: Socket): Waited {
    const known = this.#known.get(socket)
    if (known) return known
    const waited: Waited = { answers: 0, isClosed: socket.destroyed, late: undefined }
    this.#known.set(socket, waited)
    socket.once('close', () => {
      this.#all -= waited.answers
      waited.isClosed = true
      forget(waited)
    })
    return waited
  }
}

function forget(waited: Waited): void {
  clearTimeout(waited.late)
  waited.late = undefined
}
