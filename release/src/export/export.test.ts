import { lstat, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { startNginx } from '../../testing/nginx.ts'
import { makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { loadSite } from '../serve/live-site.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { exportTree } from './export.ts'

const channel = 'production'

it('refuses to export a form without an endpoint, and says how to set one', async () => {
  const { store } = await newSite()
  const folder = await newFolder()
  const refusal = await exportTree({ store, channel, folder }).catch((error) => error)
  expect(refusal.message).toMatch(/^release 1 has no FORM_ENDPOINT/)
  expect(refusal.hint).toContain('pnpm release settings')
  expect(await readdir(folder)).toEqual([])
})

it('refuses to export into a store, or into a folder with foreign files', async () => {
  const { store, root, folder } = await exportable()
  const before = await readdir(root, { recursive: true })
  await expect(exportTree({ store, channel, folder: root })).rejects.toThrow(`${root} is a store`)
  await expect(exportTree({ store, channel, folder: path.join(root, 'releases') })).rejects.toThrow(
    `is in the store ${root}`,
  )
  expect(await readdir(root, { recursive: true })).toEqual(before)
  await mkdir(path.join(folder, 'pages'))
  await expect(exportTree({ store, channel, folder })).rejects.toThrow("contains 'pages', which no export")
  expect(await readdir(folder)).toEqual(['pages'])
})

it("refuses to export a channel into another channel's folder", async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const settings = { formEndpoint: 'https://forms.example/contact' }
  const targets = ['shell', 'mf-a', 'mf-b']
  await deploy({ ...requestIn(store, 'try'), channel: 'staging', targets, settings })
  await expect(exportTree({ store, channel: 'staging', folder })).rejects.toThrow('of the channel production')
  expect(await readlink(path.join(folder, 'current'))).toMatch(/^trees\/2-/)
})

it('accepts a folder that an earlier version of the tool exported to', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  await rm(path.join(folder, '.bridge-export'))
  await exportTree({ store, channel, folder })
  expect(await readdir(folder)).toContain('.bridge-export')
})

it('tags different pages of equal length differently in each encoding, and the same page alike everywhere', async () => {
  const { store, folder } = await exportable()
  const elsewhere = await newFolder()
  await exportTree({ store, channel, folder })
  await exportTree({ store, channel, folder: elsewhere })
  const tags = async (tree: string) => {
    const { address, stop } = await startNginx(tree)
    const found: Record<string, string> = {}
    for (const page of ['/a', '/b', '/release.json'])
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { headers, bytes } = await ask(address, page, { headers: { 'accept-encoding': encoding } })
        found[`${page} ${encoding} ${encoding === 'identity' ? bytes.length : ''}`] = headers.etag as string
      }
    await stop()
    return found
  }
  const first = await tags(folder)
  expect(await tags(elsewhere)).toEqual(first)
  expect(first['/release.json gzip ']).toBe(first['/release.json br ']) // too small to compress
  await release(store, 'mf-a', 'mf-a-2')
  await exportTree({ store, channel, folder })
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  await release(store, 'mf-a', 'mf-a-3')
  await exportTree({ store, channel, folder: elsewhere })
  const [second, third] = [await tags(folder), await tags(elsewhere)]
  expect(Object.keys(second)).toEqual(Object.keys(third)) // the same lengths
  for (const key of Object.keys(second).filter((name) => name.startsWith('/a'))) {
    expect(third[key]).not.toBe(second[key])
    expect(first[key]).not.toBe(second[key])
  }
  for (const key of Object.keys(second).filter((name) => name.startsWith('/b')))
    expect(third[key]).toBe(first[key])
})

it('keeps the files of earlier versions, but only the newest trees', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const versions = [(await requireLive(store, channel)).parts['mf-a']?.version]
  for (const text of ['a2', 'a3', 'a4', 'a5']) {
    versions.push(await release(store, 'mf-a', text))
    await exportTree({ store, channel, folder })
  }
  expect((await readdir(path.join(folder, 'parts/mf-a'))).sort()).toEqual(versions.sort())
  vi.setSystemTime(Date.now() + 120_000)
  await exportTree({ store, channel, folder }).finally(() => vi.useRealTimers())
  const trees = (await readdir(path.join(folder, 'trees'))).sort()
  expect(trees.map((name) => name.split('-')[0])).toEqual(['5', '6', '6'])
  expect((await lstat(path.join(folder, 'current'))).isSymbolicLink()).toBe(true)
  expect(await readdir(path.join(folder, '.unfinished'))).toEqual([])
})

it('removes old leftovers of killed exports and removed trees', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const pages = await readdir(path.join(folder, 'pages'))
  const names = ['1-0123456789abcdef', '2-0123456789abcdef']
  const [unused, foreign] = [`${'0'.repeat(32)}.html`, 'my-own.html']
  const leftovers = [`.unfinished/${names[0]}/pages/a.html`, `.unfinished/${names[1]}`, `pages/${unused}`]
  for (const left of [...leftovers, `pages/${foreign}`, 'trees/mine/notes.txt']) {
    await mkdir(path.dirname(path.join(folder, left)), { recursive: true })
    await writeFile(path.join(folder, left), 'left')
  }
  await exportTree({ store, channel, folder })
  expect((await readdir(path.join(folder, '.unfinished'))).sort()).toEqual(names)
  expect(await readdir(path.join(folder, 'pages'))).toContain(unused)
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  await exportTree({ store, channel, folder }).finally(() => vi.useRealTimers())
  expect(await readdir(path.join(folder, '.unfinished'))).toEqual([])
  expect(await readdir(path.join(folder, 'pages'))).toEqual([...pages, foreign].sort())
  expect(await readdir(path.join(folder, 'trees'))).toContain('mine')
})

it('repairs altered files in the folder, and refuses to export altered files from the store', async () => {
  const { store, root, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const state = (await requireLive(store, channel)).parts['mf-a']
  const files = [
    'current/pages/a.html',
    'current/pages/a.html.br',
    `parts/mf-a/${state?.version}/assets/large.js`,
  ]
  const contents = () => Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const whole = await contents()
  for (const file of files) await writeFile(path.join(folder, file), 'cut')
  await exportTree({ store, channel, folder })
  expect(await contents()).toEqual(whole)

  const page = (await loadSite(store, await requireLive(store, channel))).pages.get('/a') as string
  const stored = path.join(root, keys.page(page))
  const text = await readFile(stored)
  await writeFile(stored, 'cut')
  await expect(exportTree({ store, channel, folder })).rejects.toThrow('was altered')
  expect(await contents()).toEqual(whole)
  await writeFile(stored, text)
  await exportTree({ store, channel, folder })
  expect(await contents()).toEqual(whole)
})

it('replaces anything that is not the original file, and never switches back to an older release', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const state = (await requireLive(store, channel)).parts['mf-a']
  const file = path.join(folder, `parts/mf-a/${state?.version}/assets/large.js`)
  const whole = await readFile(file, 'utf8')
  for (const damage of [
    () => mkdir(file),
    () => symlink('/nowhere', file),
    () => writeFile(file, whole), // with another mtime: nginx would give it another tag
  ]) {
    const { mtimeMs } = await lstat(file)
    await rm(file, { recursive: true })
    await damage()
    await exportTree({ store, channel, folder })
    expect(await readFile(file, 'utf8')).toBe(whole)
    expect((await lstat(file)).mtimeMs).toBe(mtimeMs)
  }

  let isSlow = true
  const slow = Object.create(store, {
    get: {
      value: async (key: string) => {
        if (isSlow && key.startsWith('pages/')) {
          isSlow = false
          await release(store, 'mf-a', 'newer')
          await exportTree({ store, channel, folder })
        }
        return store.get(key)
      },
    },
    list: { value: store.list.bind(store) },
  })
  const seen: (string | undefined)[] = []
  const watch = setInterval(
    async () => seen.push((await readlink(path.join(folder, 'current'))).slice(6, 7)),
    1,
  )
  expect(await exportTree({ store: slow, channel, folder })).toEqual({ release: 3 })
  clearInterval(watch)
  expect(seen.join('')).toMatch(/^2*3*$/)
})

it('never links to a removed tree, however many exports run concurrently', { timeout: 60_000 }, async () => {
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
    const site = await loadSite(store, await requireLive(store, channel))
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

it('supports concurrent exports into one empty folder', { timeout: 60_000 }, async () => {
  const { store } = await exportable()
  for (let round = 0; round < 15; round++) {
    const folder = await newFolder()
    const exported = await Promise.all(
      Array.from({ length: 4 }, () => exportTree({ store, channel, folder })),
    )
    expect(exported).toEqual(exported.map(() => ({ release: 2 })))
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
  expect(await exportTree({ store: watched, channel, folder })).toEqual({ release: 3 })
})

it.each(['/x/:id/more', '/x/:a/:b', '/:lang/about'])(
  'refuses to publish a shell with the route %s, which nginx could not look up',
  async (path) => {
    const { store } = await newSite()
    const made = makeShell({ routes: [{ path, part: 'mf-a', page: 'one' }] })
    await expect(publishMade(store, made, 'shell')).rejects.toThrow(
      "may have a ':name' only as its last segment",
    )
  },
)

it('refuses to publish two routes with the same addresses, for which nginx has one folder', async () => {
  const { store } = await newSite()
  const made = makeShell({
    routes: [
      { path: '/posts/:slug', part: 'mf-a', page: 'one' },
      { path: '/posts/:id', part: 'mf-b', page: 'one' },
    ],
  })
  await expect(publishMade(store, made, 'shell')).rejects.toThrow(
    'the routes /posts/:slug and /posts/:id match the same addresses',
  )
})
