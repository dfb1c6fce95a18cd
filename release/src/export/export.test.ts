import { lstat, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { startNginx } from '../../testing/nginx.ts'
import { release, requestIn } from '../../testing/site.ts'
import { UnsteadyStore } from '../../testing/unsteady-store.ts'
import { requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { loadSite } from '../serve/live-site.ts'
import { PageLists } from '../serve/page-lists.ts'
import { keys } from '../store/keys.ts'
import { exportTree } from './export.ts'

const channel = 'production'

it('accepts a folder that an earlier version of the tool exported to', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  await rm(path.join(folder, '.bridge-export'))
  await exportTree({ store, channel, folder })
  expect(await readdir(folder)).toContain('.bridge-export')
})

it('reads from the store only what the folder lacks, or what was altered in it', async () => {
  const { root, folder } = await exportable()
  const store = new UnsteadyStore(root)
  await exportTree({ store, channel, folder })
  await release(store, 'mf-a', 'mf-a-2')
  const { parts } = await requireLive(store, channel)
  const altered = `parts/mf-b/${parts['mf-b']?.version}/assets/direct.one.js`
  await writeFile(path.join(folder, altered), 'altered')
  store.asked.length = 0
  await exportTree({ store, channel, folder })
  const read = store.asked.filter((key) => /\.(js|html|woff2|SVG)$/.test(key))
  const { pages } = await loadSite(new PageLists(store), await requireLive(store, channel))
  const files = ['direct.one.js', 'direct.home.js', 'large.js'].map((file) => `assets/${file}`)
  expect(read.filter((key) => !key.includes('/mf-a/')).sort()).toEqual(
    [
      altered.replace('/assets', '/client/assets'),
      ...['/', '/a'].map((address) => keys.page(String(pages.get(address)))),
    ].sort(),
  )
  for (const file of files)
    expect(read).toContain(keys.file('mf-a', String(parts['mf-a']?.version), `client/${file}`))
  expect(String(await readFile(path.join(folder, altered)))).not.toBe('altered')
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

it('keeps the files of earlier versions, but only the newest trees of three releases', async () => {
  const start = Date.now()
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const versions = [(await requireLive(store, channel)).parts['mf-a']?.version]
  for (const text of ['a2', 'a3', 'a4', 'a5']) {
    versions.push(await release(store, 'mf-a', text))
    await exportTree({ store, channel, folder })
  }
  expect((await readdir(path.join(folder, 'parts/mf-a'))).sort()).toEqual(versions.sort())
  for (const minutes of [2, 4, 6, 8]) {
    vi.setSystemTime(start + minutes * 60_000)
    await exportTree({ store, channel, folder }).finally(() => vi.useRealTimers())
  }
  const trees = (await readdir(path.join(folder, 'trees'))).sort()
  expect(trees.map((name) => name.split('-')[0])).toEqual(['4', '5', '6', '6'])
  expect((await lstat(path.join(folder, 'current'))).isSymbolicLink()).toBe(true)
  expect(await readdir(path.join(folder, '.unfinished'))).toEqual([])
})

it('removes old files left by killed exports and by removed trees', async () => {
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

it('repairs altered files in the folder, and exports no altered files from the store', async () => {
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

  const page = (await loadSite(new PageLists(store), await requireLive(store, channel))).pages.get(
    '/a',
  ) as string
  const stored = path.join(root, keys.page(page))
  const text = await readFile(stored)
  await writeFile(stored, 'cut')
  const lost = { isIncomplete: true, notes: [expect.stringContaining('was altered')] }
  expect(await exportTree({ store, channel, folder: await newFolder() })).toMatchObject(lost)
  await writeFile(path.join(folder, 'pages', `${page}.html`), 'cut, too')
  expect(await exportTree({ store, channel, folder })).toMatchObject(lost)
  await expect(contents()).rejects.toThrow('ENOENT')
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
        if (isSlow && key.endsWith('artifact.json')) {
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
  expect(await exportTree({ store: slow, channel, folder })).toMatchObject({ release: 3 })
  clearInterval(watch)
  expect(seen.join('')).toMatch(/^2*3*$/)
})
