import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { exportedTo, rememberExport } from './exported-to.ts'

const channel = 'production'

it.each([
  ['a line break', '/srv\nerror: run this'],
  ['a Unicode line separator', '/srv\u2028error: run this'],
  ['another command', '/srv; reboot'],
  ['an embedded command', '/srv/$(reboot)'],
  ['a closing quote', "/srv' && reboot '"],
])(
  'does not print a folder that contains %s, which an attacker could have planted in the store',
  async (_, folder) => {
    const store = new FileStore(await newFolder())
    await rememberExport(store, channel, '/srv/bridge é')
    await store.putIfAbsent(keys.export(channel, '0'.repeat(16)), JSON.stringify({ folder, host: 'web' }))
    expect((await exportedTo(store, channel)).map((place) => place.folder)).toEqual(['/srv/bridge é'])
  },
)
