import { afterEach, expect, it, vi } from 'vitest'
import { makeRemote, publishMade } from '../../testing/parts.ts'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { listOf, withholding } from '../../testing/withholding.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import type { Store } from '../store/store.ts'
import { loadSite } from './live-site.ts'
import { missedChanges } from './missed-changes.ts'
import { PageLists } from './page-lists.ts'
import { releasesBefore } from './releases-before.ts'
import { SeenReleases } from './seen-releases.ts'

const channel = 'production'
const day = 24 * 3_600_000
vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.useRealTimers())

const siteOf = async (store: Store) => loadSite(new PageLists(store), await requireLive(store, channel))

async function deployPosts(store: Store, ...slugs: string[]): Promise<void> {
  const post = `export default ({ params }) => params.slug
export const params = ${JSON.stringify(slugs.map((slug) => ({ slug })))}
export const head = ({ params }) => params.slug && { title: params.slug, description: 'A post.' }`
  const list = `export default () => 'list'
export const head = () => ({ title: 'Posts', description: 'All posts.' })`
  const remote = makeRemote({ name: 'mf-b', pages: { one: '"one"' }, modules: { list, post } })
  await publishMade(store, remote, 'mf-b')
  await deploy({ ...requestIn(store, slugs.join()), targets: ['mf-b'] })
}

it('finds a withdrawn article although the list of an earlier release is withheld', async () => {
  const { store } = await newSite()
  await deployPosts(store, 'kept', 'withdrawn')
  await release(store, 'mf-a', 'second a')
  const faulty = withholding(store)
  faulty.failing = new Set([await listOf(store, 'mf-a')])
  await release(store, 'mf-a', 'third a')
  await deployPosts(store, 'kept')
  const stopping = new AbortController()
  const parts = new Set<string>()
  const addresses = new Set<string>()
  for await (const change of missedChanges(faulty, await siteOf(store), stopping.signal)) {
    for (const part of change.parts) parts.add(part)
    for (const address of change.addresses) addresses.add(address)
    if (addresses.has('/posts/withdrawn')) stopping.abort()
  }
  expect(addresses).toContain('/posts/withdrawn')
  expect([...parts].sort()).toEqual(['mf-a', 'mf-b'])
})

it('reads the releases before one that a machine with a slow clock has made', async () => {
  const { store } = await newSite()
  await release(store, 'mf-b', 'second b')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 9 * day })
  await release(store, 'mf-a', 'second a')
  vi.useRealTimers()
  await release(store, 'mf-b', 'third b')
  const numbers: number[] = []
  const live = await requireLive(store, channel)
  for await (const { release } of releasesBefore(new PageLists(store), live, new Set()))
    numbers.push(release.number)
  expect(numbers).toEqual([3, 2, 1])
})

it('counts a part as changed that has no pages here, but may have some elsewhere', async () => {
  const { store } = await newSite()
  const site = await siteOf(store)
  const { composition: _, ...withoutPages } = site.release.parts['mf-b'] ?? { version: '' }
  const parts = Object.assign({}, site.release.parts, { 'mf-b': withoutPages })
  const shown = { ...site, release: { ...site.release, parts } }
  expect([...new SeenReleases().shows(shown, site.release).parts].sort()).toEqual(['mf-a', 'mf-b'])
})
