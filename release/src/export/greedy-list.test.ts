import { link, lstat, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash } from '@bridge/shared/hash'
import { beforeEach, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import {
  channel,
  ops,
  plantPages,
  request,
  root,
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

it('copies a page no more than once when it has as many links as a file may have, and is lost at all its addresses', {
  timeout: 60_000,
  tags: 'long',
}, async () => {
  const html = '<p>shared</p>'
  const shared = contentHash(html)
  await writeFile(path.join(root, keys.page(shared)), html)
  const names = Array.from({ length: 20 }, (_, number) => `posts/p${number}`)
  await plantPages(teamB, 'mf-b', ({ pages }) => ({
    pages: [...pages, ...names.map((name) => ({ path: `/${name}`, status: 200 as const, page: shared }))],
  }))
  await exportTree({ store, channel, folder })
  const links = await mkdtemp(path.join(folder, 'links-'))
  const full = async () => {
    for (let number = 0; number < 70_000; number++)
      await link(path.join(folder, 'pages', `${shared}.html`), path.join(links, `${number}`))
  }
  await full().catch(({ code }) => expect(code).toBe('EMLINK'))
  await plantPages(teamB, 'mf-b', ({ pages }) => ({
    pages: pages.map((one) => (one.page === shared ? { ...one, page: '0'.repeat(32) } : one)),
  }))
  await exportTree({ store, channel, folder })
  const inodes = names.map(async (name) => (await lstat(path.join(folder, `current/pages/${name}.html`))).ino)
  expect(new Set(await Promise.all(inodes)).size).toBe(1)
  expect(await page(names[0] ?? '')).toBe(html)
})
