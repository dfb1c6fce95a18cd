import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

interface Stalled {
  readonly html: string
  /** Lets the document arrive up to an index, or to its end. */
  arrive(index?: number): void
}

/** Opens a page whose document arrives only as far as the test says, from a server that serves nothing else. */
export async function openStalled(
  page: Page,
  path: string,
  atEnd: (end: () => void) => void,
): Promise<Stalled> {
  const html = await (await page.request.get(path)).text()
  const server = createServer((request, response) => {
    if (request.url !== path) response.writeHead(request.method === 'POST' ? 500 : 404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  atEnd(() => server.close())
  const asked = once(server, 'request')
  const { port } = server.address() as AddressInfo
  const opened = page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' })
  const [, answer] = (await asked) as [unknown, ServerResponse]
  answer.writeHead(200, { 'content-type': 'text/html' }).flushHeaders()
  await opened
  let sent = 0
  const arrive = (index?: number) => {
    answer.write(html.slice(sent, index))
    if (index === undefined) answer.end()
    else sent = index
  }
  return { html, arrive }
}
