import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Body, fileBody } from '@bridge/release/src/serve/body.ts'
import { caching, everywhere, onDocuments, onPartFiles } from '@bridge/release/src/serve/headers.ts'
import { send } from '@bridge/release/src/serve/send.ts'

/** A variant's files by address; an address without an extension is a document. */
export interface FileServer {
  readonly address: string
  add(address: string, content: string | Uint8Array): void
  close(): Promise<void>
}

/** Serves files as `release serve` does: the same compressed copies, the same headers, HTTP/1.1. */
export async function serveFiles(): Promise<FileServer> {
  const bodies = new Map<string, { body: Body; immutable: boolean }>()
  const server = createServer((request, response) => {
    const found = bodies.get(request.url ?? '')
    if (!found) return response.writeHead(404).end()
    const { body, immutable } = found
    const common = immutable
      ? { ...everywhere, ...onPartFiles, 'cache-control': caching.immutable }
      : { ...everywhere, ...onDocuments, 'cache-control': caching.revalidated }
    send(request, response, { status: 200, body }, () => common).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    add(address, content) {
      const immutable = /\.\w+$/.test(address)
      const file = immutable ? address : `${address}.html`
      bodies.set(address, { body: fileBody(file, Buffer.from(content as Uint8Array)), immutable })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
