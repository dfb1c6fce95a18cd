import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site } from '../src/health/counters.ts'

/** A server that exposes these lines as its metrics. */
export async function exposing(lines: () => readonly string[]) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4')
    response.end(`${lines().join('\n')}\n`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** The line that shows when a server of a site started, with further labels, and with a time in ms if given. */
export const startOf = (
  { channel, origin }: Site,
  start: number,
  labels = '',
  time: number | '' = '',
): string => `bridge_site{channel="${channel}",origin="${origin}"${labels}} ${start} ${time}`
