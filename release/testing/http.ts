import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  /** The body, decompressed as a browser would. */
  readonly text: string
}

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  readonly agent?: Agent
}

/** Sends one request verbatim: follows no redirect, adds no header, does not normalise the path. */
export function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: Asking = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = decompress(bytes, response.headers['content-encoding']).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function decompress(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Sends bytes that no client would send, and returns the answer. */
export function askRaw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setTimeout(5000, () =>
      socket.destroy(new Error(`no answer to ${JSON.stringify(text.slice(0, 80))}`)),
    )
    socket.on('data', (data) => {
      answer += data
    })
    socket.once('data', () => setTimeout(() => socket.end(), 20))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
    )
    socket.on('close', () => resolve(answer))
    socket.write(text)
  })
}
