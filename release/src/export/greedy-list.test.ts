import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import {
  channel,
  ops,
  plantPages,
  request,
  ship,
  store,
  teamA,
  teamB,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { changeSettings } from '../releasing/settings.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import { exportTree } from './export.ts'

withKeyedSite()

let folder: string
beforeEach(async () => {
  const settings = { formEndpoint: 'https://forms.example/contact' }
  await changeSettings({ ...request(ops, 'form'), settings })
  folder = await newFolder()
})

const page = (name: string) => readFile(path.join(folder, `current/pages/${name}.html`), 'utf8')

it('reads no more than two versions for a list of pages, however many it names', async () => {
  const invented = Array.from({ length: 1000 }, (_, number) => ({
    part: 'mf-b',
    version: `1.0.0-${number.toString(16).padStart(32, '0')}`,
    files: {},
    pages: {},
  }))
  await plantPages(teamB, 'mf-b', ({ live }) => ({
    live: { ...live, versions: [...live.versions, ...invented] },
  }))
  await ship(teamA, 'mf-a', 'second a')
  const read = new Set<string>()
  const watched = readBy(store, (key, ...more) => {
    read.add(key)
    return store.get(key, ...more)
  })
  await exportTree({ store: watched, channel, folder })
  const described = invented.filter(({ part, version }) => read.has(keys.artifact(part, version)))
  expect(described.length).toBeLessThanOrEqual(1)
  expect(await page('a')).toContain('second a')
})
