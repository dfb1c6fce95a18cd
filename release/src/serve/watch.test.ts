import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, publishText, release, requestIn, routes, share } from '../../testing/site.ts'
import { tool } from '../../testing/tool.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import { changeShare } from '../releasing/share.ts'
import type { FileStore } from '../store/file-store.ts'
import { changeBetween } from './change.ts'
import { type LiveSite, loadSite } from './live-site.ts'
import { PageLists } from './page-lists.ts'
import { serve } from './serve.ts'
import { watch } from './watch.ts'

const siteOf = async (store: FileStore) =>
  loadSite(new PageLists(store), await requireLive(store, 'production'))

it('names the parts that a release changed, and all their addresses, including new and removed ones', async () => {
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

it('names a part when its share begins, changes or ends', async () => {
  const { store } = await newSite()
  const first = await siteOf(store)
  await share(store, 'mf-a', 'a2')
  const second = await siteOf(store)
  await changeShare({ ...requestIn(store, 'x'), part: 'mf-a', percent: 25 })
  const third = await siteOf(store)
  await release(store, 'mf-b', 'b2')
  const fourth = await siteOf(store)
  await rollback({ ...requestIn(store, 'x'), part: 'mf-a' })
  const fifth = await siteOf(store)
  const between = (one: LiveSite, other: LiveSite) => [...changeBetween(one, other).parts]
  expect(between(first, second)).toEqual(['mf-a'])
  expect(between(second, third)).toEqual(['mf-a'])
  expect(between(third, fourth)).toEqual(['mf-b'])
  expect(between(fourth, fifth)).toEqual(['mf-a'])
  expect([...changeBetween(first, second).addresses]).toEqual(
    expect.arrayContaining(['/', '/a', '/live/mf-a.json']),
  )
})

it('kills a command that hangs, even if garbage is collected in the meantime', async () => {
  const { store } = await newSite()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  setFlagsFromString('--expose-gc')
  const collecting = setInterval(runInNewContext('gc'), 50)
  const stop = await watch(store, 'production', 'sleep 60', 1000)
  await vi.waitFor(() => expect(said.mock.calls.join()).toContain('ended with SIGKILL'), 10_000)
  stop()
  clearInterval(collecting)
  said.mockRestore()
})

it('retries a command that the system refuses to start', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = await newSite()
  const stop = await watch(store, 'production', `true # ${'long '.repeat(50_000)}`)
  await vi.waitFor(() => expect(complaints).toHaveBeenCalledTimes(2), 10_000)
  expect(complaints).toHaveBeenCalledWith(
    expect.stringMatching(/^release 1: the command could not be started: spawn E2BIG; retrying in 1 s/),
  )
  stop()
})

it('purges on start-up what the releases of the last week had and the live one lacks', async () => {
  const { store } = await newSite()
  const post = (slug: string) => `export default () => 'post'
export const params = [{ slug: '${slug}' }]
export const head = ({ params }) => params.slug && { title: 'Post', description: 'A post.' }`
  const list = `export default () => 'list'\nexport const head = () => ({ title: 'P', description: 'All posts.' })`
  for (const slug of ['withdrawn', 'kept']) {
    const dist = makeRemote({ name: 'mf-b', pages: { one: '"one"' }, modules: { list, post: post(slug) } })
    await publishMade(store, dist, 'mf-b')
    await deploy({ ...requestIn(store, slug), targets: ['mf-b'] })
  }
  const shell = makeShell({ routes: routes.filter(({ part }) => part === 'mf-a') })
  await publishMade(store, shell, 'shell')
  await deploy({ ...requestIn(store, 'b has closed'), targets: ['shell'] })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const file = path.join(await newFolder(), 'runs')
  const stop = await watch(store, 'production', `(echo "$RELEASE_NUMBER $RELEASE_TAGS"; cat) >> ${file}`)
  const purged = () => readFileSync(file, 'utf8').split('\n')
  await vi.waitFor(() => expect(purged()).toContain('/posts/withdrawn'), 10_000)
  stop()
  expect(purged()).toContain('/posts/first')
  expect(purged().join('\n')).toMatch(/^4 .*\bmf-b\b/m)
})

it('kills a command that hangs, with its child processes, and retries it', { tags: 'long' }, async () => {
  const { store } = await newSite()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const file = path.join(await newFolder(), 'runs')
  const stop = await watch(
    store,
    'production',
    `echo run >> ${file}; (sleep 3; echo late >> ${file}) & wait`,
    500,
  )
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toBe('run\nrun\n'), { timeout: 9000 })
  expect(said.mock.calls.join()).toContain('the command ended with SIGKILL; retrying in 1 s')
  stop()
  await new Promise((resolve) => setTimeout(resolve, 3500))
  expect(readFileSync(file, 'utf8')).not.toContain('late')
  said.mockRestore()
})

it('spells addresses as links do, and leaves nothing in them for a shell to run', async () => {
  const { store } = await newSite()
  const slugs = ['$(touch x)', 'a;b', '`x`', '?x', '#h', 'a&b', '*', '{a,b}']
  const post = `export default ({ params }) => 'x ' + (params.slug ?? '')
export const params = ${JSON.stringify(slugs.map((slug) => ({ slug })))}
export const head = ({ params }) => params.slug && { title: params.slug, description: 'A post.' }`
  const list = `export default () => 'list'\nexport const head = () => ({ title: 'P', description: 'All posts.' })`
  const dist = makeRemote({ name: 'mf-b', pages: { one: '"one"' }, modules: { list, post } })
  await publishMade(store, dist, 'mf-b')
  await deploy({ ...requestIn(store, 'x'), targets: ['mf-b'] })
  const site = await siteOf(store)
  const addresses = [...changeBetween(undefined, site).addresses]
  expect(addresses).toEqual(expect.arrayContaining(['/posts/%24(touch%20x)', '/posts/%3Fx', '/posts/a%3Bb']))
  const served = await serve({ store, channel: 'production', port: 0 })
  for (const address of addresses) {
    expect(address).toMatch(/^[\w/%.~!*'()-]+$/)
    expect((await ask(served.address, address)).status, address).toBe(200)
  }
  await served.close()
})

it('runs a command for each release, until it succeeds, and stops on a signal', async () => {
  const { root, store } = await newSite()
  const file = path.join(await newFolder(), 'runs')
  // fails while there is no file named 'ok' beside the runs
  const command = `echo "$RELEASE_NUMBER|$RELEASE_TAGS|$(echo "$RELEASE_ADDRESSES" | wc -l)|$(wc -l)" >> ${file}; test -e ${file}.ok`
  const watcher = spawn(process.execPath, [tool(), 'watch', '--exec', command], {
    env: { ...process.env, STORE: `file:${root}` },
    stdio: 'pipe',
  })
  let said = ''
  watcher.stderr.on('data', (text) => {
    said += text
  })
  let done = ''
  watcher.stdout.on('data', (text) => {
    done += text
  })
  const runs = () => readFileSync(file, 'utf8').trim().split('\n')
  await vi.waitFor(() => expect(runs()[0]).toBe('1|mf-a mf-b site|12|12'), { timeout: 6000 })
  await release(store, 'mf-a', 'a2')
  await vi.waitFor(() => expect(runs().at(-1)).toBe('2|mf-a mf-b site|12|12'), { timeout: 10_000 })
  writeFileSync(`${file}.ok`, '')
  await vi.waitFor(() => expect(done).toContain('release 2: '), { timeout: 20_000 })
  expect(said).toContain('release 1: the command ended with 1; retrying in 1 s')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await release(store, 'mf-b', 'b2')
  await vi.waitFor(() => expect(runs().at(-1)).toBe('3|mf-b site|9|9'), { timeout: 6000 })
  const exit = new Promise((resolve) => watcher.on('exit', resolve))
  watcher.kill()
  expect(await exit).toBe(0)
})
