import { link, mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { startNginx } from '../../testing/nginx.ts'
import { release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { loadSite } from '../serve/live-site.ts'
import { PageLists } from '../serve/page-lists.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { exportTree } from './export.ts'

const channel = 'production'

it('never links to a removed tree, however many exports run concurrently', {
  timeout: 60_000,
  tags: 'long',
}, async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const missing: string[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      await readFile(path.join(folder, 'current/home.html')).catch((error) => missing.push(error.message))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59_990 }) // trees settle during the exports
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 6 }, () => exportTree({ store, channel, folder })))
  vi.useRealTimers()
  isOver = true
  await watching
  expect(missing).toEqual([])
})

it('switches under load without a failed or mixed response', { timeout: 30_000 }, async () => {
  const { store, folder } = await exportable()
  const known = new Map<string, Set<string>>()
  const publish = async () => {
    const site = await loadSite(new PageLists(store), await requireLive(store, channel))
    const add = (address: string, text: unknown) =>
      known.set(address, (known.get(address) ?? new Set()).add(String(text)))
    for (const [address, page] of site.pages) add(encodeURI(address), await store.get(keys.page(page)))
    for (const [address, text] of site.texts) add(address, await text.read('identity'))
    await exportTree({ store, channel, folder })
  }
  await publish()
  const { address, stop } = await startNginx(folder)
  const agent = new Agent({ keepAlive: true })
  const tags = new Map<string, string>()
  const wrong: unknown[] = []
  let asked = 0
  let revalidated = 0
  let done = false
  const hammer = async (encoding: string) => {
    while (!done)
      for (const page of ['/', '/a', '/b', '/posts/first', '/live/mf-a.json', '/release.json']) {
        const last = [...tags.keys()]
          .filter((tag) => tag.startsWith(`${encoding} ${page} `))
          .pop()
          ?.split(' ')[2]
        const headers = {
          'accept-encoding': encoding,
          ...(asked++ % 2 && last ? { 'if-none-match': last } : {}),
        }
        const answer = await ask(address, page, { agent, headers })
        const tag = `${encoding} ${page} ${answer.headers.etag}`
        if (answer.status === 304) revalidated++
        else if (answer.status !== 200 || !known.get(page)?.has(answer.text)) wrong.push({ page, ...answer })
        else if ((tags.get(tag) ?? answer.text) !== answer.text)
          wrong.push({ page, tag, what: 'two pages share one tag' })
        else tags.set(tag, answer.text)
      }
  }
  const hammers = ['br', 'gzip', 'identity'].map(hammer)
  for (const text of ['mf-a-2', 'mf-a-3', 'mf-a-4', 'mf-a-5']) {
    await release(store, 'mf-a', text)
    await publish()
    await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
    await publish()
  }
  done = true
  await Promise.all(hammers)
  agent.destroy()
  await stop()
  expect(wrong.slice(0, 3)).toEqual([])
  expect(asked).toBeGreaterThan(500)
  expect(revalidated).toBeGreaterThan(100)
  expect([...tags.keys()].filter((tag) => tag.startsWith('br /a ')).length).toBeGreaterThan(3)
})

it('supports concurrent exports into one empty folder', { timeout: 60_000, tags: 'long' }, async () => {
  const { store } = await exportable()
  for (let round = 0; round < 15; round++) {
    const folder = await newFolder()
    const exported = await Promise.all(
      Array.from({ length: 4 }, () => exportTree({ store, channel, folder })),
    )
    expect(exported).toEqual(
      exported.map(() => ({ release: 2, mustReload: false, notes: [], isIncomplete: false })),
    )
  }
})

it('exports the newest release when another one lands during the export', async () => {
  const { store, folder } = await exportable()
  let between = async () => {
    between = async () => {}
    await release(store, 'mf-a', 'a2')
  }
  const watched = new FileStore((store as FileStore).name.replace('file:', ''))
  const { get } = watched
  watched.get = async (key) => {
    if (key.startsWith('pages/')) await between()
    return get.call(watched, key)
  }
  expect(await exportTree({ store: watched, channel, folder })).toMatchObject({ release: 3 })
})

it.each([
  ['is unchanged', 'pages/b.html', 'mf-b-1', async () => {}],
  ['is lost in its next version', 'home.html', 'mf-a-1', (page: string) => rm(page)],
])(
  'exports a page with as many links as a file may have if it %s',
  {
    timeout: 60_000,
    tags: 'long',
  },
  async (_, file, text, lose) => {
    const { store, root, folder } = await exportable()
    await exportTree({ store, channel, folder })
    const links = await mkdtemp(path.join(folder, 'links-'))
    const full = async () => {
      for (let number = 0; number < 70_000; number++)
        await link(path.join(folder, 'current', file), path.join(links, `${number}`))
    }
    await full().catch(({ code }) => expect(code).toBe('EMLINK'))
    await release(store, 'mf-a', 'next')
    const { pages } = await loadSite(new PageLists(store), await requireLive(store, channel))
    await lose(path.join(root, keys.page(pages.get('/') ?? '')))
    await exportTree({ store, channel, folder })
    expect(await readFile(path.join(folder, 'current/pages/a.html'), 'utf8')).toContain('next')
    expect(await readFile(path.join(folder, 'current', file), 'utf8')).toContain(text)
  },
)
