import { once } from 'node:events'
import { connect } from 'node:http2'
import { expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { ask } from '../../testing/http.ts'
import { startHttp2, startNginx } from '../../testing/nginx.ts'
import { serve } from '../serve/serve.ts'
import { onTooLarge, tooLarge, withoutCookies } from '../serve/too-large.ts'
import { exportTree } from './export.ts'

const channel = 'production'

it('refuses headers that are too large in nginx as in our own server', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const nginx = await startNginx(folder)
  const served = await serve({ store, channel, port: 0 })
  for (const { address } of [nginx, served])
    for (const name of ['cookie', 'x']) {
      const { text, headers } = await ask(address, '/a', { headers: { [name]: 'x'.repeat(70_000) } })
      expect(headers).toMatchObject(onTooLarge)
      expect(text).toBe(tooLarge)
    }
  await Promise.all([nginx.stop(), served.close()])
})

it('has browsers drop cookies that make requests too large, even for code, unless another site caused it', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const nginx = await startNginx(folder)
  const served = await serve({ store, channel, port: 0 })
  const cookie = Array.from({ length: 40 }, (_, number) => `c${number}=${'x'.repeat(4000)}`).join('; ')
  const referer = `https://elsewhere.example/${'x'.repeat(4000)}`
  for (const { address } of [nginx, served]) {
    const { headers } = await ask(address, '/shell/1.0.0/app.js', { headers: { cookie } })
    expect(headers).toMatchObject(withoutCookies)
    for (const letter of ['x', ';', '=', ';a=']) {
      const long = `/?${letter.repeat(70_000)};`
      const own = { referer, cookie: `mine=1; other=${'x'.repeat(4000)}` }
      const refused = await ask(address, long, { headers: own })
      expect([400, 431]).toContain(refused.status)
      expect(refused.headers).not.toHaveProperty('clear-site-data')
    }
  }
  await Promise.all([nginx.stop(), served.close()])
})

it('serves visitors over HTTP/2 even after a page has set as many cookies as it can', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const nginx = await startHttp2(folder)
  const session = connect(nginx.address, { maxSendHeaderBlockLength: 1_000_000 })
  const cookie = Array.from({ length: 180 }, (_, number) => `c${number}=${'x'.repeat(4000)}`)
  const [headers] = await once(session.request({ ':path': '/a', cookie }), 'response')
  expect(headers[':status']).toBe(200)
  session.close()
  await nginx.stop()
})
