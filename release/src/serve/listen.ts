import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ReleaseError } from '../errors.ts'

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE'
      reject(
        new ReleaseError(
          taken ? `port ${port} is in use` : `cannot listen on ${host}:${port}: ${cause.message}`,
          {
            hint: 'choose another port or host: PORT=4174',
            cause,
          },
        ),
      )
    })
    server.listen(port, host, resolve)
  })
}

/** The address at which a server that listens on `host` can be reached. */
export function addressOf(server: Server, host: string): string {
  const shown = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${shown}:${(server.address() as AddressInfo).port}`
}
