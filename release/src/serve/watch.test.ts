import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import type { FileStore } from '../store/file-store.ts'
import { loadSite } from './live-site.ts'
import { changeBetween } from './watch.ts'

const tool = fileURLToPath(new URL('../../bin/release.js', import.meta.url))
const siteOf = async (store: FileStore) => loadSite(store, await requireLive(store, 'production'))

it('names the parts that a release changed, and each address of theirs, whether new or gone', async () => {
  const { store } = await newSite()
  const first = await siteOf(store)
  await release(store, 'mf-b', 'b2')
  const second = await siteOf(store)
  expect([...changeBetween(first, second).parts]).toEqual(['mf-b'])
  expect([...changeBetween(first, second).addresses].sort()).toEqual([
    '/b',
    '/live/mf-b.json',
    '/posts',
    '/posts/a%C3%B1o%201',
    '/posts/feed.xml',
    '/posts/first',
    '/release.json',
    '/robots.txt',
    '/sitemap.xml',
  ])
  await rollback({ ...requestIn(store, 'x'), part: 'mf-b' })
  expect([...changeBetween(first, await siteOf(store)).parts]).toEqual([])
  const shell = await publishText(store, 'shell', 'shell-2')
  await deploy({ ...requestIn(store, 'x'), targets: [`shell@${shell}`] })
  expect([...changeBetween(first, await siteOf(store)).parts].sort()).toEqual(['mf-a', 'mf-b'])
  const before = await siteOf(store)
  await changeSettings({ ...requestIn(store, 'x'), settings: { origin: 'https://bridge.example' } })
  expect([...changeBetween(before, await siteOf(store)).parts].sort()).toEqual(['mf-a', 'mf-b'])
})

it('runs a command for each release, until it succeeds, and stops on a signal', async () => {
  const { root, store } = await newSite()
  const file = path.join(await newFolder(), 'runs')
  // fails while there is no file named 'ok' beside the runs
  const command = `echo "$RELEASE_NUMBER|$RELEASE_TAGS|$(echo "$RELEASE_ADDRESSES" | wc -l)|$(wc -l)" >> ${file}; test -e ${file}.ok`
  const watcher = spawn(process.execPath, [tool, 'watch', '--exec', command], {
    env: { ...process.env, STORE: `file:${root}` },
    stdio: 'pipe',
  })
  let said = ''
  watcher.stderr.on('data', (text) => {
    said += text
  })
  const runs = () => readFileSync(file, 'utf8').trim().split('\n')
  await vi.waitFor(() => expect(runs()[0]).toBe('1|mf-a mf-b site|12|12'), { timeout: 6000 })
  await release(store, 'mf-a', 'a2')
  writeFileSync(`${file}.ok`, '')
  await vi.waitFor(() => expect(runs().at(-1)).toBe('2|mf-a mf-b site|12|12'), { timeout: 10_000 })
  expect(said).toContain('release 1: the command ended with 1; it is run again in 1 s')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await release(store, 'mf-b', 'b2')
  await vi.waitFor(() => expect(runs().at(-1)).toBe('3|mf-b site|9|9'), { timeout: 6000 })
  const exit = new Promise((resolve) => watcher.on('exit', resolve))
  watcher.kill()
  expect(await exit).toBe(0)
})
