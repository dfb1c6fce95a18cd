import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { KeptBodies } from './kept-bodies.ts'

/** Answers that a client has asked for and not taken: on one connection, and on all of them. */
const most = 250
const mostOfAll = 20_000

/** Bytes of answers that have begun and are not taken, on all connections; those of one file are there once. */
const mostBytes = 256 * 1024 * 1024

/** Bytes of the requests that have no answer yet: proxies hand over headers of 64 KB. */
const mostAsked = 64 * 1024 * 1024

/** In ms: whoever has just come, or has just asked, is not the one to go. */
const fresh = 1000

interface Waited {
  readonly socket: Socket
  /** When it came, or last asked or took something. */
  since: number
  answers: number
  /** Bytes of each request that waits for its answer, in their order, and of all of them. */
  readonly weights: number[]
  asked: number
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
  #asked = 0
  readonly #kept = new KeptBodies()

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

  /** Has the answer to a request of so many bytes begin when it is its turn, if there is to be one. */
  asks(socket: Socket, weight: number, begin: () => void): void {
    if (socket.destroyed) return
    const waited = this.#of(socket)
    waited.since = performance.now()
    waited.answers++
    this.#answers++
    waited.weights.push(weight)
    waited.asked += weight
    this.#asked += weight
    if (this.#asked > mostAsked) this.#drop(this.#greediest(({ asked }) => asked))
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
    waited.body = body
    this.#kept.keep(body)
    if (this.#kept.bytes > mostBytes) this.#drop(this.#greediest(({ body }) => this.#kept.shareOf(body)))
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
    const weight = waited.weights.shift() ?? 0
    waited.asked -= weight
    this.#asked -= weight
    waited.since = performance.now()
    this.#kept.letGo(waited.body)
    waited.body = undefined
    if (--waited.answers === 0) {
      clearTimeout(waited.late)
      waited.late = undefined
    }
    const next = waited.queue.shift()
    waited.isAnswering = next !== undefined
    next?.()
  }

  #of(socket: Socket): Waited {
    const known = this.#known.get(socket)
    if (known) return known
    const waited: Waited = {
      socket,
      since: performance.now(),
      answers: 0,
      weights: [],
      asked: 0,
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
    this.#asked -= waited.asked
    this.#kept.letGo(waited.body)
    waited.body = undefined
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
