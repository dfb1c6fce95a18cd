import { expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { ask } from '../../testing/http.ts'
import { startNginx } from '../../testing/nginx.ts'
import { endedWorker, onEndedWorker } from '../serve/ended-worker.ts'
import { serve } from '../serve/serve.ts'
import { exportTree } from './export.ts'

const channel = 'production'
const headers = { 'service-worker': 'script' }

it('replaces the worker of an earlier site with one that unregisters itself, in both servers', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const nginx = await startNginx(folder)
  const served = await serve({ store, channel, port: 0 })
  for (const { address } of [nginx, served]) {
    for (const left of ['/sw.js', '/service-worker.js?v=3', '/worker', '/posts/sw.js', '/x/sw.json']) {
      const answer = await ask(address, left, { headers })
      expect(answer).toMatchObject({ status: 200, text: endedWorker, headers: onEndedWorker })
      expect((await ask(address, left)).text).not.toContain('unregister')
    }
    expect((await ask(address, '/a', { headers })).text).toContain('<main')
    for (const ours of ['/live/sw.js', '/mf-a/sw.js', '/shell/1.0.0/sw.js'])
      expect((await ask(address, ours, { headers })).status).toBe(404)
  }
  await Promise.all([nginx.stop(), served.close()])
})
