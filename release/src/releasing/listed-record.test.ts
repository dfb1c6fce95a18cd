import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { exportTree } from '../export/export.ts'
import { requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { changeKeys } from './change-keys.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'
import { status } from './status.ts'

const channel = 'production'

/** As behind a gateway whose listings are ahead of what it returns. */
class Lagging extends FileStore {
  missing = ''

  override async get(key: string): Promise<Buffer | undefined> {
    return key === this.missing ? undefined : super.get(key)
  }
}

const commands: Record<string, (store: FileStore) => Promise<unknown>> = {
  deploy: (store) => deploy({ ...requestIn(store, 'on'), targets: ['mf-b'] }),
  rollback: (store) => rollback({ ...requestIn(store, 'back', 'Ben'), part: 'mf-a' }),
  settings: (store) =>
    changeSettings({ ...requestIn(store, 'move'), settings: { origin: 'https://bridge.example' } }),
  keys: (store) => changeKeys(requestIn(store, 'keys'), (before) => before),
  export: async (store) => exportTree({ store, channel, folder: await newFolder() }),
  status: (store) => status(store, channel),
}

it.each(Object.entries(commands))(
  '%s does not take an older release for the newest one, which is listed but seems to be missing',
  async (_, command) => {
    const { root } = await newSite()
    const store = new Lagging(root)
    for (const text of ['second', 'third']) await release(store, 'mf-a', text)
    await rollback({ ...requestIn(store, 'it fails'), part: 'mf-a' })
    await publishText(store, 'mf-b', 'second')
    const live = await requireLive(store, channel)
    store.missing = keys.release(channel, live.number)
    await expect(command(store)).rejects.toMatchObject({
      message: `cannot read ${store.missing} in the store ${store.name}: it is listed, but seems to be missing`,
      hint: expect.stringMatching(/^try again/),
    })
    store.missing = ''
    expect(await requireLive(store, channel)).toEqual(live)
  },
)
