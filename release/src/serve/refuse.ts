import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Headers, onOthers } from './send.ts'
import { isOfCookies, onTooLarge, tooLarge, withoutCookies } from './too-large.ts'

/** How long to read and discard what is still being sent, in ms. */
const lingering = 5000

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

interface ParseError extends NodeJS.ErrnoException {
  /** The bytes that Node's parser could not handle. */
  readonly rawPacket?: Buffer
}

/**
 * Responds to a malformed request. Closing a connection while its client is still sending resets it and loses
 * the response; a proxy then considers the server down, for all visitors. So the rest is read for a while. Returns
 * whether there was a request to respond to.
 */
export function refuse(error: ParseError, socket: Duplex, isAnswering: boolean): boolean {
  const code = error.code ?? ''
  if (!socket.writable || isAnswering || !(code.startsWith('HPE_') || code in statuses)) {
    socket.destroy()
    return false
  }
  const status = statuses[code] ?? '400 Bad Request'
  const body = code === 'HPE_HEADER_OVERFLOW' ? tooLarge : ''
  end(socket, status, body, {
    ...(body ? onTooLarge : onOthers),
    ...(body && isOfCookies(error.rawPacket ?? Buffer.of()) && withoutCookies),
  })
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy()
  else linger(socket)
  return true
}

/**
 * Refuses CONNECT. Node would close the connection without a response, even though any visitor can send one, and a
 * proxy would then consider the server down.
 */
export function refuseConnect(socket: Duplex, isAnswering: boolean): boolean {
  if (!socket.writable || isAnswering) {
    socket.destroy()
    return false
  }
  end(socket, '405 Method Not Allowed', '', { ...onOthers, allow: 'GET, HEAD' })
  linger(socket)
  return true
}

/** Whether what is malformed is the rest of a request that has no response yet, such as its trailers. */
export const isOfUnanswered = (socket: Duplex, awaited: Iterable<ServerResponse>): boolean =>
  [...awaited].some(({ req, headersSent }) => req.socket === socket && !req.complete && !headersSent)

function end(socket: Duplex, status: string, body: string, given: Headers): void {
  const headers = { ...given, connection: 'close', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}

function linger(socket: Duplex): void {
  const late = setTimeout(() => socket.destroy(), lingering)
  socket.once('close', () => clearTimeout(late))
  socket.on('error', () => {})
  socket.removeAllListeners('data').on('data', () => {}) // detaches Node's parser
}
