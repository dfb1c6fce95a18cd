import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { newFolder } from '../../testing/folder.ts'
import { requestIn, share } from '../../testing/site.ts'
import { deploy } from '../releasing/deploy.ts'
import { exportTree } from './export.ts'

const channel = 'production'

it('reports that nginx must be reloaded even if the export that changed its settings was killed', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const file = path.join(folder, 'share.conf')
  const before = await readFile(file, 'utf8')
  await share(store, 'mf-a', 'a2')
  const killed = Object.create(store, {
    get: { value: store.get.bind(store) },
    list: {
      value: async (key: string) => {
        if ((await readFile(file, 'utf8')) !== before) throw new Error('killed')
        return store.list(key)
      },
    },
  })
  await expect(exportTree({ store: killed, channel, folder })).rejects.toThrow('killed')
  expect(await exportTree({ store, channel, folder })).toMatchObject({ mustReload: true })
  expect(await exportTree({ store, channel, folder })).toMatchObject({ mustReload: false })
})

it.each(['', 'channel prod', 'channel production'])(
  'continues with a folder whose mark is only half written: %j',
  async (mark) => {
    const { store } = await exportable()
    const folder = await newFolder()
    await writeFile(path.join(folder, '.bridge-export'), mark)
    await exportTree({ store, channel, folder })
    await deploy({
      ...requestIn(store, 'staging'),
      channel: 'staging',
      targets: ['shell', 'mf-a', 'mf-b'],
      settings: { formEndpoint: 'https://forms.example/contact' },
    })
    await expect(exportTree({ store, channel: 'staging', folder })).rejects.toThrow(
      'holds an export of the channel production',
    )
  },
)
