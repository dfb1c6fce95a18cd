import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Body } from './body.ts'
import { acceptedEncodings, caching, everywhere, longestList, onTexts } from './headers.ts'

export type Headers = Readonly<Record<string, string>>

/** Headers of everything that is not a file of a release: never cached. */
export const onOthers: Headers = { ...everywhere, ...onTexts, 'cache-control': caching.never }

/** For responses that other code sends, such as to a form message. */
export function headAsOther(response: ServerResponse): void {
  for (const [name, value] of Object.entries(onOthers)) response.setHeader(name, value)
}

export class MissingError extends Error {}

/**
 * Sends the smallest prepared encoding that the client accepts, or 304 if it has that already. Returns the bytes that
 * are being sent. All headers are set in one call: setting them one by one costs a tenth of a server's time.
 * @param common called only once the body has been read, which may take a while
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: { readonly status: number; readonly body: Body },
  common: () => Headers,
): Promise<Buffer | undefined> {
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const read = body.read(encoding)
    // Without the store, it is unknown whether a small file has compressed copies.
    const bytes = encoding === 'identity' ? await read : await read.catch(() => undefined)
    if (!bytes) continue
    const etag = encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`
    const headers = { ...common(), 'content-type': body.type, vary: 'accept-encoding', etag }
    if (status === 200 && matches(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(status, {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': bytes.length,
    })
    if (request.method === 'HEAD') {
      response.end()
      return
    }
    endInPieces(response, bytes)
    return bytes
  }
  throw new MissingError('a file that the release names is not in the store')
}

/** The size of a piece, in bytes. */
const piece = 262_144

/** Writes in pieces, which shows whether the client keeps reading a large file. */
function endInPieces(response: ServerResponse, bytes: Buffer): void {
  let at = 0
  const next = () => {
    while (bytes.length - at > piece) {
      at += piece
      if (response.write(bytes.subarray(at - piece, at))) continue
      response.once('drain', next)
      return
    }
    response.end(bytes.subarray(at))
  }
  next()
}

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || listed(header).some((item) => item.trim().replace(/^W\//, '') === tag))

const listed = (header: string): string[] => header.slice(0, longestList).split(',')

export function plain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers = {},
): undefined {
  const length = { 'content-length': Buffer.byteLength(text) }
  response
    .writeHead(status, { ...onOthers, ...headers, 'content-type': 'text/plain; charset=utf-8', ...length })
    .end(text)
}

/** Makes a response the last one on its connection. */
export function endsWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
