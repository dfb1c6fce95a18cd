import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { countersOfServers } from './counters.ts'

it('waits five seconds for a server that stalls mid-response, even if garbage is collected meanwhile', async () => {
  const stalling = createServer((_, response) => {
    response.write('# HELP bridge_site When this server started\n')
  }).listen(0, '127.0.0.1')
  await once(stalling, 'listening')
  setFlagsFromString('--expose-gc')
  const collecting = setInterval(runInNewContext('gc'), 100)
  const address = `http://127.0.0.1:${(stalling.address() as AddressInfo).port}`
  const site = { channel: 'production', origin: 'https://bridge.example' }
  const { problems } = await countersOfServers([address])('mf-a', site)
  expect(problems).toEqual([`${address} cannot be read: it did not respond within 5 s`])
  await expect
    .poll(() => new Promise((resolve) => stalling.getConnections((_, count) => resolve(count))))
    .toBe(0)
  clearInterval(collecting)
  stalling.close()
})
