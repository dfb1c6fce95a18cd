import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { FailureLog } from './failure-log.ts'
import type { Observer, Sent } from './observer.ts'
import { isOfUnanswered } from './refuse.ts'
import { endsWith, plain } from './send.ts'
import { hasTooManyHeaders, refuseHeaders } from './too-many-headers.ts'
import { type Waiting, weightOf } from './waiting.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<Sent>

/** Answers each request when its turn comes, and reports the outcome. */
export class Requests {
  readonly #waiting: Waiting
  readonly #observer: Required<Observer>
  readonly #answer: Answer
  readonly #failures = new FailureLog()
  readonly #awaited = new Set<ServerResponse>()
  #isStopping = false

  constructor(waiting: Waiting, observer: Required<Observer>, answer: Answer) {
    this.#waiting = waiting
    this.#observer = observer
    this.#answer = answer
  }

  takes(request: IncomingMessage, response: ServerResponse): void {
    const arrived = performance.now()
    this.#waiting.asks(request.socket, weightOf(request), async () => {
      if (this.#isStopping) endsWith(response)
      this.#awaited.add(response)
      const sent = await this.#answered(request, response)
      this.#awaited.delete(response)
      this.#waiting.answered(request.socket, response, sent.bytes)
      const took = performance.now() - arrived
      this.#observer.answered(sent, { request, status: response.statusCode, took })
    })
  }

  /** Whether a response is pending on this connection, other than the one to the malformed request itself. */
  isAnswering(socket: Duplex): boolean {
    return this.#waiting.has(socket as Socket) && !isOfUnanswered(socket, this.#awaited)
  }

  /** From now on, each response ends its connection. */
  stop(): void {
    this.#isStopping = true
    for (const response of this.#awaited) endsWith(response)
  }

  async #answered(request: IncomingMessage, response: ServerResponse): Promise<Sent> {
    try {
      return await (hasTooManyHeaders(request) ? refuseHeaders : this.#answer)(request, response)
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      this.#failures.add(cause, `${request.method} ${request.url}`)
      if (response.headersSent) response.destroy()
      else plain(response, 500, 'Internal server error')
      return { kind: 'error', error: cause }
    }
  }
}
