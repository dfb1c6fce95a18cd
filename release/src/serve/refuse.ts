import type { Duplex } from 'node:stream'

/** In ms: how long what is still being sent is taken and thrown away. */
const lingering = 5000

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers what is no request. A connection that is closed while its client still sends is reset, and the answer lost: a
 * proxy then takes the server for broken, for all visitors. So the rest is taken for a while.
 */
export function refuse(error: NodeJS.ErrnoException, socket: Duplex, isAnswering: boolean): void {
  const code = error.code ?? ''
  if (!socket.writable || isAnswering || !(code.startsWith('HPE_') || code in statuses)) {
    socket.destroy()
    return
  }
  const status = statuses[code] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    socket.destroy()
    return
  }
  const late = setTimeout(() => socket.destroy(), lingering)
  socket.once('close', () => clearTimeout(late))
  socket.on('error', () => {})
  socket.removeAllListeners('data').on('data', () => {}) // Node's parser lets go of it
}
