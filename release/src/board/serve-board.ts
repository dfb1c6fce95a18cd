import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ReleaseError } from '../errors.ts'
import { splitTarget } from '../paths/split-target.ts'
import { FailureLog } from '../serve/failure-log.ts'
import { listen } from '../serve/listen.ts'
import { refusalOf, wrongAddress } from './admit.ts'
import type { Refused } from './answers.ts'
import type { PageFiles } from './page-files.ts'

/** A response: data, or a screenshot. */
type Answer = object | Buffer | undefined

interface Asked {
  readonly query: URLSearchParams
  /** The body of a POST. */
  readonly body: unknown
}

/** The answers by method and name, such as 'GET live'. */
export type Answers = Readonly<Record<string, (asked: Asked) => Promise<Answer>>>

export interface ServedBoard {
  /** Includes the token. */
  readonly address: string
  stop(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Maximum size of a request, in bytes: enough for a reason and a few names. */
const largestBody = 64_000

/** Serves the page and its data, to this machine only, at an unguessable address. */
export async function serveBoard(files: PageFiles, answers: Answers, port: number): Promise<ServedBoard> {
  const token = randomBytes(24).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const failureLog = new FailureLog()
  const headers = headersWith(nonce)
  const document = (files.get('index.html')?.toString('utf8') ?? '').replaceAll('{nonce}', nonce)
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    respond(request, response).catch((error: Error) => {
      failureLog.add(error.message, 'the board could not answer')
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { error: error.message })
    })
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { raw, query } = splitTarget(request.url ?? '')
    const [, given = '', ...rest] = raw.split('/')
    const refusal = refusalOf(request, given, token)
    if (refusal) return sendJson(response, refusal === wrongAddress ? 404 : 403, { error: refusal })
    const name = rest.join('/')
    if (name.startsWith('api/'))
      return answer(request, response, name.slice('api/'.length), new URLSearchParams(query))
    const file = name === '' ? document : files.get(name)
    if (file === undefined || request.method !== 'GET') return sendJson(response, 404, { error: 'not found' })
    response.setHeader('content-type', types[name === '' ? 'html' : (name.split('.').pop() ?? '')] ?? '')
    response.end(file)
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    query: URLSearchParams,
  ): Promise<void> {
    const asked = `${request.method} ${name}`
    const found = Object.hasOwn(answers, asked) ? answers[asked] : undefined
    if (!found) return sendJson(response, 404, { error: 'not found' })
    try {
      const given = await found({
        query,
        body: request.method === 'POST' ? await bodyOf(request) : undefined,
      })
      if (given === undefined) return sendJson(response, 404, { error: 'not found' })
      if (!Buffer.isBuffer(given)) return sendJson(response, 200, given)
      response.setHeader('content-type', 'image/png')
      response.end(given)
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error
      const { message, hint } = error
      sendJson(response, 409, { error: message, ...(hint && { hint }) })
    }
  }

  await listen(server, port, '127.0.0.1')
  const bound = server.address()
  const place = typeof bound === 'object' && bound ? bound.port : port
  return {
    address: `http://127.0.0.1:${place}/${token}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The page's address contains the token, so nothing may reveal that address, and no code from elsewhere may run. */
const headersWith = (nonce: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
})

function sendJson(response: ServerResponse, status: number, content: object | Refused): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(content))
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody)
      throw new ReleaseError('the request is too long', { hint: 'give a shorter reason' })
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (cause) {
    throw new ReleaseError('the request is not JSON', { cause })
  }
}
