import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Answers that a client has asked for and not taken: on one connection, and on all of them. */
const most = 250
const mostOfAll = 20_000

/** Bytes of answers that have begun and are not taken, on all connections; those of one file are there once. */
const mostBytes = 256 * 1024 * 1024

/** In ms: whoever has just come, or has just asked, is not the one to go. */
const fresh = 1000

interface Waited {
  readonly socket: Socket
  /** When it came, or last asked or took something. */
  since: number
  answers: number
  /** Of the answer that has begun. */
  body: Buffer | undefined
  isAnswering: boolean
  readonly queue: (() => void)[]
  late: ReturnType<typeof setTimeout> | undefined
}

/**
 * Whoever asks and does not take the answers cannot have the server keep more and more of them, nor keep them for ever,
 * nor have it turn others away: an answer begins when the one before it was taken, and who keeps most pays for a bound
 * that is reached. All of it belongs to connections: an answer behind others never hears that its own is closed.
 */
export class Waiting {
  readonly #longest: number
  readonly #connections: number
  readonly #known = new Map<Socket, Waited>()
  #answers = 0
  /** How many connections do not take it. */
  readonly #bodies = new Map<Buffer, number>()
  #bytes = 0

  /** In ms, and of connections. */
  constructor(longest: number, connections: number) {
    this.#longest = longest
    this.#connections = connections
  }

  /** When there are too many connections, one goes that has asked for nothing, or that takes nothing. */
  enters(socket: Socket): void {
    this.#of(socket)
    if (this.#known.size > this.#connections) this.#drop(this.#laziest())
  }

  /** Has the answer begin when it is its turn, if there is to be one. */
  asks(socket: Socket, begin: () => void): void {
    if (socket.destroyed) return
    const waited = this.#of(socket)
    waited.since = performance.now()
    waited.answers++
    this.#answers++
    if (this.#answers > mostOfAll) this.#drop(this.#greediest(({ answers }) => answers))
    if (waited.answers > most) this.#drop(waited)
    if (socket.destroyed) return
    if (waited.isAnswering) waited.queue.push(begin)
    else {
      waited.isAnswering = true
      begin()
    }
  }

  /** What the system has taken needs no clock. */
  answered(socket: Socket, response: ServerResponse, body?: Buffer): void {
    const waited = this.#known.get(socket)
    if (!waited) return
    const isWithSystem = response.socket && response.writableEnded && socket.writableLength === 0
    if (response.writableFinished || isWithSystem) {
      this.#taken(waited)
      return
    }
    response.once('close', () => this.#taken(waited))
    response.on('drain', () => this.#goesOn(waited))
    waited.late ??= setTimeout(() => socket.destroy(), this.#longest)
    this.#keep(waited, body)
    if (this.#bytes > mostBytes) this.#drop(this.#greediest((other) => this.#share(other)))
  }

  /** Whether an answer is still on its way. */
  has(socket: Socket): boolean {
    return (this.#known.get(socket)?.answers ?? 0) > 0
  }

  /** A piece of a large answer was taken. */
  #goesOn(waited: Waited): void {
    waited.since = performance.now()
    waited.late?.refresh()
  }

  #taken(waited: Waited): void {
    if (this.#known.get(waited.socket) !== waited) return
    this.#answers--
    waited.since = performance.now()
    this.#letGo(waited)
    if (--waited.answers === 0) {
      clearTimeout(waited.late)
      waited.late = undefined
    }
    const next = waited.queue.shift()
    waited.isAnswering = next !== undefined
    next?.()
  }

  #keep(waited: Waited, body: Buffer | undefined): void {
    waited.body = body
    if (!body) return
    const others = this.#bodies.get(body) ?? 0
    this.#bodies.set(body, others + 1)
    if (others === 0) this.#bytes += body.length
  }

  #letGo(waited: Waited): void {
    const { body } = waited
    waited.body = undefined
    if (!body) return
    const others = (this.#bodies.get(body) as number) - 1
    if (others > 0) {
      this.#bodies.set(body, others)
      return
    }
    this.#bodies.delete(body)
    this.#bytes -= body.length
  }

  /** What a connection keeps of the memory for bodies. */
  #share({ body }: Waited): number {
    return body ? body.length / (this.#bodies.get(body) as number) : 0
  }

  #of(socket: Socket): Waited {
    const known = this.#known.get(socket)
    if (known) return known
    const waited: Waited = {
      socket,
      since: performance.now(),
      answers: 0,
      body: undefined,
      isAnswering: false,
      queue: [],
      late: undefined,
    }
    this.#known.set(socket, waited)
    socket.once('close', () => this.#forget(waited))
    return waited
  }

  #drop(waited: Waited | undefined): void {
    if (!waited) return
    this.#forget(waited)
    waited.socket.destroy()
  }

  #forget(waited: Waited): void {
    if (!this.#known.delete(waited.socket)) return
    this.#answers -= waited.answers
    this.#letGo(waited)
    clearTimeout(waited.late)
  }

  /**
   * The one that has been silent for the longest time: of those that wait for nothing, which lose nothing, or else of
   * those that do not take what they have asked for.
   */
  #laziest(): Waited | undefined {
    let idle: Waited | undefined
    let stuck: Waited | undefined
    for (const waited of this.#known.values())
      if (waited.answers > 0) stuck = longerSilent(stuck, waited)
      else idle = longerSilent(idle, waited)
    const isFresh = idle !== undefined && idle.since > performance.now() - fresh
    return isFresh && stuck ? longerSilent(idle, stuck) : (idle ?? stuck)
  }

  /** The connection that keeps most. */
  #greediest(kept: (waited: Waited) => number): Waited | undefined {
    let greediest: Waited | undefined
    for (const waited of this.#known.values())
      if (!greediest || kept(waited) > kept(greediest)) greediest = waited
    return greediest
  }
}

const longerSilent = (one: Waited | undefined, other: Waited): Waited =>
  one && one.since <= other.since ? one : other
