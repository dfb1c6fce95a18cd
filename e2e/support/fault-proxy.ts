import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the network may do to a file. */
export type NetworkFault = '404' | '500' | 'hang' | 'late' | 'html' | 'tampered'

/** What is added to a file that is tampered with: code that has run leaves a mark. */
const alteration = 'globalThis.altered = true'

/** Longer than the shell waits before it apologises, in ms. */
const lateness = 6000

export interface FaultProxy {
  readonly url: string
  /** From now on, what happens to requests whose path matches. */
  break(path: RegExp, fault: NetworkFault): void
  heal(): void
  readonly asked: string[]
  stop(): Promise<void>
}

/** A real server between the browser and the site, which loses, breaks and alters files, and may add headers to them. */
export async function faultProxy(target: string, headers: OutgoingHttpHeaders = {}): Promise<FaultProxy> {
  let rule: { path: RegExp; fault: NetworkFault } | undefined
  const asked: string[] = []
  const server = createServer((from, to) => {
    asked.push(from.url ?? '')
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) to.setHeader(name, value)
    if (!rule?.path.test(from.url ?? '')) return forward(target, from, to)
    if (rule.fault === 'hang') return
    if (rule.fault === 'late') return void setTimeout(() => forward(target, from, to), lateness)
    if (rule.fault === 'tampered') return forward(target, from, to, `\n${alteration}`)
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

function forward(target: string, from: IncomingMessage, to: ServerResponse, appended = ''): void {
  const headers = { ...from.headers, ...(appended && { 'accept-encoding': 'identity' }) }
  const onward = request(target + from.url, { method: from.method, headers }, (answer) => {
    if (appended) delete answer.headers['content-length']
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('data', (bytes) => to.write(bytes))
    answer.on('end', () => to.end(appended))
  })
  onward.on('error', () => to.destroy())
  from.pipe(onward)
}
