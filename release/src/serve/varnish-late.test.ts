import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { newSite, release } from '../../testing/site.ts'
import { tool } from '../../testing/tool.ts'
import { startVarnish } from '../../testing/varnish.ts'
import { serve } from './serve.ts'

/**
 * A network in front of a server. While `isHolding`, it holds back the body of each response for /a until the function
 * that it passes to `onHeld` is called.
 */
async function startSlowNetwork(server: string) {
  const network = { isHolding: false, onHeld: (_letGo: () => void) => {}, address: '', stop: () => {} }
  const http = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const onward = request(server + url, { method, headers }, async (received) => {
      answer.writeHead(received.statusCode ?? 500, received.headers)
      answer.flushHeaders()
      if (network.isHolding && url === '/a') await new Promise<void>((resolve) => network.onHeld(resolve))
      received.pipe(answer)
    })
    onward.end()
  }).listen(0)
  await once(http, 'listening')
  network.address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  network.stop = () => {
    http.close()
    http.closeAllConnections()
  }
  return network
}

/** The command that docs/caches.md recommends, with its pause shortened. */
async function documentedPurge(edge: string): Promise<string> {
  const text = await readFile(new URL('../../../docs/caches.md', import.meta.url), 'utf8')
  const [, command = ''] = text.match(/# Varnish\n[^']*--exec '([^']+)'/) ?? []
  return command.replaceAll('http://127.0.0.1:6081', edge).replace('sleep 15', 'sleep 1')
}

it('a response that is on its way while its page is purged does not stay at the edge', async () => {
  const { root, store } = await newSite()
  const served = await serve({ store, channel: 'production', port: 0, cdn: 'max-age=86400' })
  const network = await startSlowNetwork(served.address)
  const edge = await startVarnish(network.address)
  const watcher = spawn(process.execPath, [tool(), 'watch', '--exec', await documentedPurge(edge.address)], {
    env: { ...process.env, STORE: `file:${root}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  watcher.stdout.on('data', (text) => {
    said += text
  })
  try {
    await vi.waitFor(() => expect(said).toContain('release 1'), { timeout: 20_000 })
    const held = new Promise<() => void>((resolve) => {
      network.onHeld = resolve
    })
    network.isHolding = true
    const first = ask(edge.address, '/a')
    const letGo = await held
    network.isHolding = false
    await release(store, 'mf-a', 'second text')
    await vi.waitFor(() => expect(said).toContain('release 2'), { timeout: 20_000 })
    letGo()
    expect((await first).text).toContain('mf-a-1')
    await vi.waitFor(async () => expect((await ask(edge.address, '/a')).text).toContain('second text'), {
      timeout: 5000,
      interval: 50,
    })
  } finally {
    watcher.kill()
    await edge.stop()
    network.stop()
    await served.close()
  }
})
