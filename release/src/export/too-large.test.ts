import { expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { ask } from '../../testing/http.ts'
import { startNginx } from '../../testing/nginx.ts'
import { serve } from '../serve/serve.ts'
import { onTooLarge, tooLarge } from '../serve/too-large.ts'
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
