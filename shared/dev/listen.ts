import type { AddressInfo } from 'node:net'
import type { ViteDevServer } from 'vite'

/** Starts a dev server and returns its address. Port 0 stands for any free port. */
export async function listen(server: ViteDevServer): Promise<string> {
  await server.listen()
  const { port } = (server.httpServer?.address() as AddressInfo | null) ?? { port: 0 }
  return `http://localhost:${port}`
}
