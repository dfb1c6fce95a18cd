import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { maxHeaderSize } from './answer-request.ts'
import { refuse, refuseConnect } from './refuse.ts'
import type { Requests } from './requests.ts'
import { mostHeaders } from './too-many-headers.ts'
import type { Waiting } from './waiting.ts'

/**
 * In ms. The proxy must be the one to close an idle connection, or it may send a request on one that we are
 * closing: nginx and AWS keep them for 60 s, Traefik for 90, Caddy for 120, Google for 600.
 */
const idle = 620_000

/**
 * A server with limits of its own. It also handles requests without Host or with Expect: if Node answered them, they
 * would escape these limits.
 */
export function httpServer(requests: Requests, waiting: Waiting, onMalformed: () => void): Server {
  const server = createServer(
    { connectionsCheckingInterval: 1000, maxHeaderSize, requireHostHeader: false },
    (request, response) => requests.takes(request, response),
  )
  server.on('checkExpectation', (request, response) => requests.takes(request, response))
  // Node would write the '100 Continue' for a queued response into the bytes of the one before it.
  server.on('checkContinue', (request, response) => {
    if (response.socket) response.writeContinue()
    requests.takes(request, response)
  })
  server.on('clientError', (error, socket) => {
    if (refuse(error, socket, requests.isAnswering(socket))) onMalformed()
  })
  server.on('connect', (_, socket) => {
    if (refuseConnect(socket, waiting.has(socket as Socket))) onMalformed()
  })
  server.on('connection', (socket) => waiting.enters(socket))
  server.maxHeadersCount = mostHeaders + 1
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  server.keepAliveTimeout = idle
  return server
}
