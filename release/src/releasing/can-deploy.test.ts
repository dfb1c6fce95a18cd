import { beforeEach, expect, it } from 'vitest'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, publishText, release, requestIn, routes } from '../../testing/site.ts'
import { newestRelease, requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { canDeploy } from './can-deploy.ts'
import { chooseVersions } from './choose-versions.ts'
import { deploy } from './deploy.ts'

const channel = 'production'
const day = 86_400_000

let store: FileStore

beforeEach(async () => {
  ;({ store } = await newSite())
})

const ask = async (targets: readonly string[], tabs = day) =>
  canDeploy(requestIn(store, 'ask'), await chooseVersions(store, channel, targets), tabs)

const publishNew = (text: string) =>
  publishMade(store, makeRemote({ name: 'mf-c', pages: { one: JSON.stringify(text) } }), 'mf-c')

it('tries a version with the live shell and each shell that a tab may still have open, and changes nothing', async () => {
  const first = (await requireLive(store, channel)).parts['shell']?.version
  await release(store, 'shell', 'shell-2')
  const version = await publishText(store, 'mf-a', 'a2')
  const before = await newestRelease(store, channel)
  const verdicts = await ask([`mf-a@${version}`])
  expect(verdicts).toEqual([
    { shell: before.live?.parts['shell']?.version, release: 2, isLive: true, warnings: [] },
    { shell: first, release: 1, isLive: false, warnings: [] },
  ])
  expect(await newestRelease(store, channel)).toEqual(before)
})

it('leaves out shells that no tab can still have open', async () => {
  await release(store, 'shell', 'shell-2')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await release(store, 'mf-b', 'b2')
  const version = await publishText(store, 'mf-a', 'a2')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await ask([`mf-a@${version}`], 1)).toHaveLength(1)
  expect(await ask([`mf-a@${version}`], day)).toHaveLength(2)
})

it('leaves out shells that have no route to the part, because they never load it', async () => {
  const first = (await requireLive(store, channel)).parts['shell']?.version
  const more = [...routes, { path: '/new', part: 'mf-c', page: 'one' }]
  const shell = await publishMade(store, makeShell({ routes: more, text: 'shell-2' }), 'shell')
  await publishNew('one')
  await deploy({ ...requestIn(store, 'new'), targets: ['shell', 'mf-c'] })
  const two = await publishNew('two')
  expect(await ask([`mf-c@${two}`])).toMatchObject([{ shell, release: 2, isLive: true, warnings: [] }])
  const both = await ask([`mf-c@${two}`, `mf-a@${await publishText(store, 'mf-a', 'a2')}`])
  expect(both.map(({ shell, problem }) => [shell, problem])).toEqual([
    [shell, undefined],
    [first, undefined],
  ])
  await release(store, 'shell', 'shell-3') // without the route
  expect((await ask([`mf-c@${two}`])).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('has no route to it'),
    undefined,
  ])
})

it('says which shell a version fails with, and why', async () => {
  const more = [...routes, { path: '/new', part: 'mf-a', page: 'new' }]
  const shell = await publishMade(store, makeShell({ routes: more, text: 'shell-2' }), 'shell')
  const [verdict] = await ask([`shell@${shell}`])
  expect(verdict).toMatchObject({ isLive: true, release: 1 })
  expect(verdict?.problem).toMatch(/mf-a/)
  expect(verdict?.problem).not.toContain('\n')
})

it('looks for the targets of links in the live site, regardless of the shell that a tab has', async () => {
  const more = [...routes, { path: '/new', part: 'mf-b', page: 'new' }]
  const shell = await publishMade(store, makeShell({ routes: more, text: 'shell-2' }), 'shell')
  const head = "export const head = () => ({ title: 't', description: 'd' })"
  const list = `export default () => 'all'\n${head}`
  const post = `export default () => 'one'
    export const params = [{ slug: 'second' }]
    export const head = ({ params }) => params.slug && { title: 't', description: 'd' }`
  const pages = { one: '"<p id=\\"anchor\\">b2</p>"', new: '"new"' }
  await publishMade(store, makeRemote({ name: 'mf-b', pages, modules: { list, post } }), 'mf-b')
  await deploy({ ...requestIn(store, 'a page, an article and an anchor'), targets: ['shell', 'mf-b'] })
  const linking = async (...hrefs: string[]) => {
    const links = JSON.stringify(hrefs.map((href) => `<a href="${href}">x</a>`).join(''))
    return publishMade(store, makeRemote({ name: 'mf-a', pages: { home: '"a2"', one: links } }), 'mf-a')
  }
  const good = await linking('/new', '/posts/second', '/b#anchor')
  expect((await ask([`mf-a@${good}`])).map(({ problem }) => problem)).toEqual([undefined, undefined])
  const dead = await linking('/posts/first') // only in the previous release
  expect(await ask([`mf-a@${dead}`])).toMatchObject([
    { shell, problem: expect.stringContaining('"/posts/first", which is not a page') },
    { isLive: false, warnings: [] },
  ])
})

it('passes a version that is already live', async () => {
  const live = (await requireLive(store, channel)).parts['mf-a']?.version
  expect((await ask([`mf-a@${live}`])).map(({ problem }) => problem)).toEqual([undefined])
  await deploy({ ...requestIn(store, 'x'), targets: [`mf-b@${await publishText(store, 'mf-b', 'b2')}`] })
  expect(await ask([`mf-a@${live}`])).toHaveLength(1)
})
