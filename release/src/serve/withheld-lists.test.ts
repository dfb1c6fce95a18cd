import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { releaseShown } from '../../testing/served-site.ts'
import { newSite, release, requestIn, routes, share } from '../../testing/site.ts'
import { listOf, newLists, withholding } from '../../testing/withholding.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeShare } from '../releasing/share.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { isUnreadable } from './load-next.ts'
import { newestSite } from './newest-site.ts'
import { type Served, serve } from './serve.ts'

const channel = 'production'
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})

let root: string
let store: FileStore
let faulty: ReturnType<typeof withholding>
let served: Served | undefined

beforeEach(async () => {
  ;({ root, store } = await newSite())
  faulty = withholding(store)
  complaints.mockClear()
})
afterEach(async () => {
  await served?.close()
  served = undefined
})

const start = async () => {
  served = await serve({ store: faulty, channel, port: 0, every: 50 })
}
const address = () => served?.address ?? ''
const text = async (path: string) => (await ask(address(), path)).text
const soonShows = (number: number) =>
  expect.poll(() => releaseShown(address()), { timeout: 5000 }).toBe(number)
const rollBack = (part: string) => rollback({ ...requestIn(store, 'back'), part })

describe('a list of pages that is never returned does not hold up another part’s rollback', () => {
  it('if the part is held', async () => {
    await release(store, 'mf-b', 'second b')
    await release(store, 'mf-a', 'second a')
    const list = new Set([await listOf(store, 'mf-a')])
    faulty.failing = list
    await release(store, 'mf-b', 'third b')
    await start()
    await soonShows(4)
    faulty.hanging = list
    await expect.poll(() => faulty.asked.length, { timeout: 5000 }).toBeGreaterThan(1)
    await rollBack('mf-b')
    await soonShows(5)
    expect(await text('/b')).toContain('second b')
  })

  it('if the part has just been released', async () => {
    await release(store, 'mf-b', 'second b')
    await release(store, 'mf-b', 'third b')
    await start()
    faulty.hanging = await newLists(store)
    await release(store, 'mf-a', 'second a')
    await expect.poll(() => faulty.asked.length, { timeout: 5000 }).toBe(1)
    faulty.hanging = new Set(faulty.asked)
    await rollBack('mf-b')
    await soonShows(5)
    expect(await text('/b')).toContain('second b')
    expect(await text('/a')).toContain('mf-a-1')
  })
})

describe('a server that starts while a description of pages is withheld', () => {
  it('does not show a version that was rolled back', async () => {
    await release(store, 'mf-a', 'withdrawn a')
    await rollBack('mf-a')
    faulty.failing = new Set([await listOf(store, 'mf-a')])
    await release(store, 'mf-b', 'second b')
    await start()
    expect(await releaseShown(address())).toBe(4)
    expect(await text('/a')).not.toContain('withdrawn a')
    expect(complaints).toHaveBeenCalledWith(
      expect.stringMatching(/^serving release 4, but mf-a has no pages: cannot read/),
    )
    faulty.failing = new Set()
    await expect.poll(() => text('/a'), { timeout: 5000 }).toContain('mf-a-1')
  })

  it('shows the part as an earlier release had it, if the one before was rolled back', async () => {
    await release(store, 'mf-a', 'second a')
    await release(store, 'mf-a', 'third a')
    await release(store, 'mf-a', 'withdrawn a')
    await rollBack('mf-a')
    faulty.failing = new Set([await listOf(store, 'mf-a')])
    await release(store, 'mf-b', 'second b')
    await start()
    expect(await releaseShown(address())).toBe(6)
    expect(await text('/a')).toContain('second a')
    expect(complaints).toHaveBeenCalledWith(
      expect.stringMatching(/^serving release 6, but mf-a is shown as in release 2: cannot read/),
    )
  })

  it('shows the newest release even if a shell has since moved a page of that part', async () => {
    const moved = routes.map((route) =>
      route.path === '/' ? { ...route, part: 'mf-b', page: 'one' } : route,
    )
    await publishMade(store, makeShell({ routes: moved, text: 'moved' }), 'shell')
    await deploy({ ...requestIn(store, 'moved'), targets: ['shell'] })
    faulty.failing = new Set([await listOf(store, 'mf-a')])
    await release(store, 'mf-b', 'second b')
    await start()
    expect(await releaseShown(address())).toBe(3)
    expect(await text('/b')).toContain('second b')
    await rollBack('mf-b')
    await soonShows(4)
  })

  it('shows an earlier release rather than no pages at all, if it is the description of the shell', async () => {
    await share(store, 'mf-a', 'shared a', 5)
    await release(store, 'shell', 'another shell')
    await changeShare({ ...requestIn(store, 'more'), part: 'mf-a', percent: 10 })
    const { shell } = (await requireLive(store, channel)).parts
    await rm(path.join(root, keys.artifact('shell', shell?.version ?? '')))
    await start()
    expect(await releaseShown(address())).toBe(2)
    expect(await text('/b')).toContain('mf-b-1')
  })

  it('asks for it once, however many releases name it', async () => {
    await release(store, 'mf-a', 'second a')
    faulty.failing = new Set([await listOf(store, 'mf-a')])
    for (let number = 2; number < 8; number++) await release(store, 'mf-b', `b ${number}`)
    const { record, held } = await newestSite(faulty, channel, { holds: isUnreadable })
    expect([record.number, held.length, faulty.asked.length]).toEqual([8, 1, 1])
  })
})

it('goes on sharing a version whose list it has read', async () => {
  await share(store, 'mf-a', 'shared a', 99.99)
  const { shared } = await requireLive(store, channel)
  await start()
  faulty.failing = new Set([keys.composition(shared?.state.composition?.key ?? '')])
  await release(store, 'mf-b', 'second b')
  await soonShows(3)
  expect(JSON.parse(await text('/release.json')).shared?.part).toBe('mf-a')
  expect(faulty.asked).toEqual([])
})

it('no longer shares a version once it is withdrawn, even if the list of the live one is damaged', async () => {
  await release(store, 'mf-a', 'second a')
  const live = await listOf(store, 'mf-a')
  await share(store, 'mf-a', 'shared a', 50)
  await writeFile(path.join(root, live), 'altered')
  const { warnings } = await rollBack('mf-a')
  expect(warnings.join()).toMatch(/^the pages of mf-a cannot be served, so visitors get earlier ones: /)
  await start()
  expect(await releaseShown(address())).toBe(4)
  expect(await text('/release.json')).not.toContain('shared')
  expect(await text('/a')).toContain('mf-a-1')
})

it.each([
  ['withheld', 'failing'],
  ['never returned', 'hanging'],
] as const)('follows other parts although the shell’s description is %s', async (_, how) => {
  await release(store, 'mf-b', 'second b')
  await start()
  await release(store, 'mf-b', 'third b')
  await soonShows(3)
  const { shell } = (await requireLive(store, channel)).parts
  faulty[how] = new Set([keys.artifact('shell', shell?.version ?? '')])
  await rollBack('mf-b')
  await soonShows(4)
  await release(store, 'mf-a', 'second a')
  await soonShows(5)
})

it('follows the channel while requests for many pages hang', async () => {
  const slugs = Array.from({ length: 80 }, (_, index) => ({ slug: `post-${index}` }))
  const post = `export default ({ params }) => params.slug
export const params = ${JSON.stringify(slugs)}
export const head = ({ params }) => params.slug && { title: params.slug, description: 'A post.' }`
  const list = `export default () => 'list'
export const head = () => ({ title: 'Posts', description: 'All posts.' })`
  const remote = makeRemote({ name: 'mf-b', pages: { one: '"one"' }, modules: { list, post } })
  await publishMade(store, remote, 'mf-b')
  await deploy({ ...requestIn(store, 'posts'), targets: ['mf-b'] })
  await start()
  faulty.hanging = { has: (key) => key.startsWith(`${keys.pages}/`) }
  for (const { slug } of slugs) void ask(address(), `/posts/${slug}`).catch(() => {})
  await expect.poll(() => faulty.asked.length, { timeout: 5000 }).toBeGreaterThanOrEqual(48)
  await release(store, 'mf-a', 'second a')
  await soonShows(3)
})
