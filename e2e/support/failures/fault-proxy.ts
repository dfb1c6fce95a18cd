import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the network can do to a file. */
export type NetworkFault = '404' | '500' | 'hang' | 'late' | 'slow' | 'html' | 'tampered'

/** Appended to a tampered file: the code leaves a mark if it runs. */
const alteration = 'globalThis.altered = true'

/** The delay of a late file, in ms: longer than the shell waits before it apologises. */
const lateness = 6000

/** The delay before each half of a slow file, in ms. */
const slowness = 400

export interface FaultProxy {
  readonly url: string
  /** Applies the fault to requests whose path matches, from now on. */
  break(path: RegExp, fault: NetworkFault): void
  heal(): void
  readonly asked: string[]
  stop(): Promise<void>
}

/** A real server between browser and site that drops, breaks and alters files, and can add headers. */
export async function faultProxy(target: string, headers: OutgoingHttpHeaders = {}): Promise<FaultProxy> {
  let rule: { path: RegExp; fault: NetworkFault } | undefined
  const asked: string[] = []
  const server = createServer((from, to) => {
    asked.push(from.url ?? '')
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) to.setHeader(name, value)
    if (!rule?.path.test(from.url ?? '')) return forward(target, from, to)
    if (rule.fault === 'hang') return
    if (rule.fault === 'late') return void setTimeout(() => forward(target, from, to), lateness)
    if (rule.fault === 'slow') return void setTimeout(() => forward(target, from, to, inHalves), slowness)
    if (rule.fault === 'tampered') return forward(target, from, to, altered)
    if (rule.fault === 'html')
      return to.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hello</h1>')
    to.writeHead(Number(rule.fault)).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    break: (path, fault) => {
      rule = { path, fault }
    },
    heal: () => {
      rule = undefined
    },
    asked,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Delivery = (answer: IncomingMessage, to: ServerResponse) => void

const whole: Delivery = (answer, to) => answer.pipe(to.writeHead(answer.statusCode ?? 502, answer.headers))

const altered: Delivery = (answer, to) => {
  const { 'content-length': _, ...headers } = answer.headers
  to.writeHead(answer.statusCode ?? 502, headers)
  answer.pipe(to, { end: false })
  answer.on('end', () => to.end(`\n${alteration}`))
}

const inHalves: Delivery = async (answer, to) => {
  const body = Buffer.concat(await answer.toArray())
  to.writeHead(answer.statusCode ?? 502, answer.headers).write(body.subarray(0, body.length / 2))
  setTimeout(() => to.end(body.subarray(body.length / 2)), slowness)
}

export function forward(target: string, from: IncomingMessage, to: ServerResponse, deliver = whole): void {
  const headers = { ...from.headers, ...(deliver === altered && { 'accept-encoding': 'identity' }) }
  const onward = request(target + from.url, { method: from.method, headers }, (answer) => deliver(answer, to))
  onward.on('error', () => to.destroy())
  from.pipe(onward)
}
