import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** In bytes. A page of another site can make a request too large by its address, beside the visitor's few cookies. */
const most = 8192

const name = 'cookie:'
const lineEnd = 10

/**
 * Counts the cookies of requests whose headers are still arriving: once these are too large, Node shows no more than the
 * last piece, which may be a few bytes.
 */
export class CookieBytes {
  readonly #heads = new WeakMap<Duplex, Head>()

  follow(socket: Duplex): void {
    const head = new Head()
    this.#heads.set(socket, head)
    socket.prependListener('data', (piece: Buffer) => head.read(piece)) // before Node parses it
  }

  /** Its headers have arrived. A body is none, whatever it looks like. */
  arrived(request: IncomingMessage): void {
    const head = this.#heads.get(request.socket)
    head?.end()
    request.once('close', () => head?.begin())
  }

  areTooMany(socket: Duplex): boolean {
    return (this.#heads.get(socket)?.cookies ?? 0) > most
  }
}

class Head {
  /** Bytes of its cookies so far. */
  cookies = 0
  #isRead = true
  /** How the last line begins. */
  #line = ''

  begin(): void {
    this.#isRead = true
    this.cookies = 0
    this.#line = ''
  }

  end(): void {
    this.#isRead = false
  }

  read(piece: Buffer): void {
    if (!this.#isRead) return
    for (let at = 0; at < piece.length; ) {
      const end = piece.indexOf(lineEnd, at)
      const next = end < 0 ? piece.length : end + 1
      const missing = name.length - this.#line.length
      if (missing > 0) this.#line += piece.toString('latin1', at, Math.min(next, at + missing)).toLowerCase()
      if (this.#line === name) this.cookies += next - at
      if (end >= 0) this.#line = ''
      at = next
    }
  }
}
