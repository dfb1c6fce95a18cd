import { createServer } from 'node:http'
import { ReleaseError } from '../errors.ts'
import { isLoopback } from '../requests/is-loopback.ts'
import { addressOf, listen } from '../serve/listen.ts'
import { Metrics } from './metrics.ts'

/** Maximum number of connections: there are few scrapers. */
const mostConnections = 32

/** Answers `/metrics` on its own port, without keeping the process alive. */
export async function serveMetrics(given: string): Promise<{ metrics: Metrics; address: string }> {
  const { port, host } = placeOf(given)
  const metrics = new Metrics()
  const isLocal = isLoopback(host.includes(':') ? `[${host}]` : host)
  const server = createServer(
    { maxHeaderSize: 8192, connectionsCheckingInterval: 1000 },
    (request, response) => {
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('cache-control', 'no-store')
      const refuse = (status: number) => void response.writeHead(status, { connection: 'close' }).end()
      if (isLocal && !isLoopback(request.headers.host)) return refuse(421)
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
      if (request.url?.split('?', 1)[0] !== '/metrics') return refuse(404)
      metrics.text().then(
        (text) => response.setHeader('content-type', metrics.contentType).end(text),
        () => refuse(500),
      )
    },
  )
  server.maxConnections = mostConnections
  server.requestTimeout = 10_000
  server.headersTimeout = 5_000
  await listen(server, port, host)
  server.unref()
  return { metrics, address: `${addressOf(server, host)}/metrics` }
}

/** By default only this machine can scrape: the figures are not public. */
function placeOf(given: string): { port: number; host: string } {
  const [, host = '127.0.0.1', port = ''] = given.match(/^(?:([\w.-]+|\[[\da-f:.]+\]):)?(\d{1,5})$/i) ?? []
  if (port && Number(port) <= 65_535) return { port: Number(port), host: host.replace(/^\[|\]$/g, '') }
  throw new ReleaseError(`--metrics must be a port, or a host and a port, not '${given}'`, {
    hint: 'for example --metrics 9464, or --metrics 10.0.0.5:9464',
  })
}
