import type { AddressInfo } from 'node:net'
import type { ViteDevServer } from 'vite'

/** Starts a dev server; port 0 picks a free one. */
export async function listen(server: ViteDevServer): Promise<string> {
  await server.listen()
  const { port } = (server.httpServer?.address() as AddressInfo | null) ?? { port: 0 }
  return `http://localhost:${port}`
}
