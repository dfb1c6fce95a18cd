import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { KeptBodies } from './kept-bodies.ts'

/** Maximum number of responses requested and not yet read, on one connection and on all of them. */
const most = 250
const mostOfAll = 20_000

/** Maximum size, in bytes, of responses begun and not yet read, on all connections; a file counts once. */
const mostBytes = 256 * 1024 * 1024

/** Maximum size, in bytes, of pending requests: proxies forward headers of 64 KB. */
const mostPendingBytes = 64 * 1024 * 1024

/** In ms: connections that opened or sent a request within this time are spared. */
const fresh = 1000

interface Waited {
  readonly socket: Socket
  /** When the connection opened, or last requested or read something. */
  since: number
  answers: number
  /** Bytes of each pending request, in order; `pendingBytes` is their sum. */
  readonly weights: number[]
  pendingBytes: number
  /** Bytes of the response that has begun. */
  body: Buffer | undefined
  isAnswering: boolean
  readonly queue: (() => void)[]
  late: ReturnType<typeof setTimeout> | undefined
}

/**
 * Keeps a client that sends requests but does not read the responses from filling the server's memory, holding it
 * forever, or crowding out others. A response begins once the previous one is read, and when a limit is reached, the
 * connection that holds the most is dropped. All state is per connection, because a queued response is never told that
 * its connection has closed.
 */
export class Waiting {
  readonly #longest: number
  readonly #connections: number
  readonly #known = new Map<Socket, Waited>()
  #answers = 0
  #pendingBytes = 0
  readonly #kept = new KeptBodies()

  /** The time limit of a response in ms, and the maximum number of connections. */
  constructor(longest: number, connections: number) {
    this.#longest = longest
    this.#connections = connections
  }

  /** If there are too many connections, drops one that requests nothing or reads nothing. */
  enters(socket: Socket): void {
    this.#of(socket)
    if (this.#known.size > this.#connections) this.#drop(this.#longestIdle())
  }

  /**
   * Queues a request of `weight` bytes. `begin` runs when the request's turn comes, unless the connection is dropped.
   */
  asks(socket: Socket, weight: number, begin: () => void): void {
    if (socket.destroyed) return
    const waited = this.#of(socket)
    waited.since = performance.now()
    waited.answers++
    this.#answers++
    waited.weights.push(weight)
    waited.pendingBytes += weight
    this.#pendingBytes += weight
    if (this.#pendingBytes > mostPendingBytes) this.#drop(this.#greediest(({ pendingBytes }) => pendingBytes))
    if (this.#answers > mostOfAll) this.#drop(this.#greediest(({ answers }) => answers))
    if (waited.answers > most) this.#drop(waited)
    if (socket.destroyed) return
    if (waited.isAnswering) waited.queue.push(begin)
    else {
      waited.isAnswering = true
      begin()
    }
  }

  /** A response that the operating system has accepted in full needs no timeout. */
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

  /** Whether a response is still pending. */
  has(socket: Socket): boolean {
    return (this.#known.get(socket)?.answers ?? 0) > 0
  }

  /** A piece of a large response was read. */
  #goesOn(waited: Waited): void {
    waited.since = performance.now()
    waited.late?.refresh()
  }

  #taken(waited: Waited): void {
    if (this.#known.get(waited.socket) !== waited) return
    this.#answers--
    const weight = waited.weights.shift() ?? 0
    waited.pendingBytes -= weight
    this.#pendingBytes -= weight
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
      pendingBytes: 0,
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
    this.#pendingBytes -= waited.pendingBytes
    this.#kept.letGo(waited.body)
    waited.body = undefined
    clearTimeout(waited.late)
  }

  /**
   * The connection that has been silent longest: of those with nothing pending, which lose nothing, or else of those
   * that do not read their responses.
   */
  #longestIdle(): Waited | undefined {
    let idle: Waited | undefined
    let stuck: Waited | undefined
    for (const waited of this.#known.values())
      if (waited.answers > 0) stuck = longerSilent(stuck, waited)
      else idle = longerSilent(idle, waited)
    const isFresh = idle !== undefined && idle.since > performance.now() - fresh
    return isFresh && stuck ? longerSilent(idle, stuck) : (idle ?? stuck)
  }

  /** The connection that holds the most. */
  #greediest(kept: (waited: Waited) => number): Waited | undefined {
    let greediest: Waited | undefined
    for (const waited of this.#known.values())
      if (!greediest || kept(waited) > kept(greediest)) greediest = waited
    return greediest
  }
}

const longerSilent = (one: Waited | undefined, other: Waited): Waited =>
  one && one.since <= other.since ? one : other

/** How much memory a request takes, in bytes, including Node's overhead per request and per header. */
export const weightOf = ({ rawHeaders, url = '' }: IncomingMessage): number =>
  rawHeaders.reduce((sum, text) => sum + text.length + 50, url.length + 4000)
