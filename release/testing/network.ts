import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  readonly method: string
  readonly url: string
  readonly body: Buffer
}

/** What happens to a request: altered in transit, answered with this status instead or afterwards, or cut off. */
export type Fate =
  | { readonly body: Buffer }
  | { readonly instead: number }
  | { readonly afterwards: number }
  /** Another server answers with this page and status 200. */
  | { readonly page: string }
  | 'cut off'
  /** Never arrives, without any error. */
  | 'lost'
  /** Half a response, and then silence. */
  | 'fall silent'
  | undefined

export interface Network {
  readonly address: string
  /** Decides what happens to the next requests. */
  decide: (asked: Asked) => Fate
  /** Blocks everything until this resolves. */
  held: Promise<void> | undefined
  /** Delay added to each request, in ms. */
  delay: number
  /** Upload speed, in bytes per second. */
  uplink: number
  /** Requests made while no other was open: each costs one round trip to a high-latency server. */
  roundTrips: number
  requests: number
  /** Bytes of bodies in both directions. */
  carried: number
  stop(): void
}

/** A proxy in front of a bucket server. */
export async function startProxy(server: string): Promise<Network> {
  const { hostname, port } = new URL(server)
  let open = 0
  const http = createServer(async (asked, answer) => {
    const { method = '', url = '', headers } = asked
    if (open++ === 0) proxy.roundTrips++
    proxy.requests++
    answer.once('close', () => open--)
    const body = await chunksOf(asked, proxy.uplink).catch(() => undefined)
    if (!body) return void answer.destroy() // the client went away
    proxy.carried += body.length
    await proxy.held
    if (proxy.delay) await new Promise((resolve) => setTimeout(resolve, proxy.delay))
    const fate = proxy.decide({ method, url, body })
    if (fate === 'lost') return
    if (fate === 'cut off') return void asked.socket.destroy()
    if (typeof fate === 'object' && 'instead' in fate) return void answer.writeHead(fate.instead).end()
    if (typeof fate === 'object' && 'page' in fate) return void answer.end(fate.page)
    const onward = request({ hostname, port, method, path: url, headers }, (received) => {
      const status = typeof fate === 'object' && 'afterwards' in fate ? fate.afterwards : received.statusCode
      answer.writeHead(status ?? 500, received.headers)
      received.on('data', (data) => {
        proxy.carried += data.length
      })
      if (fate === 'fall silent')
        received.once('data', (data) => answer.write(data.subarray(0, data.length / 2)))
      else received.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    onward.end(typeof fate === 'object' && 'body' in fate ? fate.body : body)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const proxy: Network = {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    decide: () => undefined,
    held: undefined,
    delay: 0,
    uplink: Number.POSITIVE_INFINITY,
    roundTrips: 0,
    requests: 0,
    carried: 0,
    stop: () => {
      http.close()
      http.closeAllConnections()
    },
  }
  return proxy
}

async function chunksOf(stream: AsyncIterable<Buffer>, rate: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    chunks.push(chunk)
    if (Number.isFinite(rate))
      await new Promise((resolve) => setTimeout(resolve, (1000 * chunk.length) / rate))
  }
  return Buffer.concat(chunks)
}
