import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Answers that a client has asked for and not taken: on one connection, and on all of them. */
const most = 250
const mostOfAll = 20_000

interface Waited {
  readonly socket: Socket
  answers: number
  late: ReturnType<typeof setTimeout> | undefined
}

/**
 * Whoever asks and does not take the answers cannot have the server keep more and more of them, nor keep them for ever,
 * nor have it turn others away. What it counts and times belongs to connections: an answer behind others never hears
 * that its own is closed.
 */
export class Waiting {
  readonly #longest: number
  readonly #connections: number
  /** Who has asked last comes last. */
  readonly #known = new Map<Socket, Waited>()
  #all = 0

  /** In ms, and of connections. */
  constructor(longest: number, connections: number) {
    this.#longest = longest
    this.#connections = connections
  }

  /** When there are too many connections, the one goes that has asked for nothing for the longest time. */
  enters(socket: Socket): void {
    this.#of(socket)
    if (this.#known.size > this.#connections) this.#laziest()?.destroy()
  }

  /** Whether there is to be an answer. */
  admits(socket: Socket): boolean {
    if (socket.destroyed) return false
    const waited = this.#of(socket)
    this.#known.delete(socket)
    this.#known.set(socket, waited)
    waited.answers++
    this.#all++
    if (this.#all > mostOfAll) this.#greediest()?.destroy()
    if (waited.answers > most) socket.destroy()
    return !socket.destroyed
  }

  /** What the system has taken needs no clock. */
  answered(socket: Socket, response: ServerResponse): void {
    const waited = this.#known.get(socket)
    if (!waited) return
    if (response.writableFinished || (response.socket && socket.writableLength === 0)) {
      this.#taken(waited)
      return
    }
    waited.late ??= setTimeout(() => socket.destroy(), this.#longest)
    response.once('close', () => this.#taken(waited))
  }

  /** Whether an answer is still on its way. */
  has(socket: Socket): boolean {
    return (this.#known.get(socket)?.answers ?? 0) > 0
  }

  #taken(waited: Waited): void {
    if (this.#known.get(waited.socket) !== waited) return
    this.#all--
    if (--waited.answers > 0) return
    clearTimeout(waited.late)
    waited.late = undefined
  }

  #of(socket: Socket): Waited {
    const known = this.#known.get(socket)
    if (known) return known
    const waited: Waited = { socket, answers: 0, late: undefined }
    this.#known.set(socket, waited)
    socket.once('close', () => {
      this.#known.delete(socket)
      this.#all -= waited.answers
      clearTimeout(waited.late)
    })
    return waited
  }

  /** Not one that waits for its answer, unless all do. */
  #laziest(): Socket | undefined {
    for (const { socket, answers } of this.#known.values())
      if (answers === 0 && !socket.destroyed) return socket
    for (const { socket } of this.#known.values()) if (!socket.destroyed) return socket
    return undefined
  }

  /** The connection that keeps most. */
  #greediest(): Socket | undefined {
    let greediest: Waited | undefined
    for (const waited of this.#known.values())
      if (!greediest || waited.answers > greediest.answers) greediest = waited
    return greediest?.socket
  }
}
