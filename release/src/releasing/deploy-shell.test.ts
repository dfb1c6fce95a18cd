import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { brokenOnce, failsOnce } from '../../testing/fails-once.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, pagesOf, publishText, release, requestIn, routes } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'

let root: string
let store: FileStore
const live = () => requireLive(store, 'production')

beforeEach(async () => {
  const site = await newSite()
  root = site.root
  store = site.store
})

it.each([
  {
    what: 'no longer renders',
    make: (text: string) =>
      makeShell({
        routes,
        text,
        renderer: `export const render = async ({ module, params }) => {
      const html = String(module.default({ params }))
      if (html.includes('mf-a-1')) throw new Error('not with me')
      return { html, css: '' }
    }
    export const layout = () => ({ before: '<main>', after: '</main>', css: '' })`,
      }),
    because: /does not render: not with me/,
  },
  {
    what: 'no longer passes the gate',
    make: (text: string) =>
      makeShell({ routes: [...routes, { path: '/new', part: 'mf-a', page: 'new' }], text }),
    because: /it has no page 'new'/,
  },
])(
  'deploys a shell with which a previous version $what, drops it as a fallback, and prints a note',
  async ({ make, because }) => {
    const first = (await live()).parts['mf-a']?.version
    const modules = {
      new: `export default () => 'new'\nexport const head = () => ({ title: 't', description: 'd' })`,
    }
    await publishMade(
      store,
      makeRemote({ name: 'mf-a', pages: { home: '"a2"', one: '"a2"' }, modules }),
      'mf-a',
    )
    await deploy({ ...requestIn(store, 'with a new page'), targets: ['mf-a'] })
    await publishMade(store, make('shell-2'), 'shell')
    const { warnings, release } = await deploy({ ...requestIn(store, 'shell'), targets: ['shell'] })
    expect(warnings).toEqual([expect.stringMatching(because)])
    expect(warnings[0]).toContain(`mf-a@${first} is no longer a fallback`)
    expect(release.parts['mf-a']).not.toHaveProperty('fallback')
    expect((await pagesOf(store, 'mf-a')).length).toBeGreaterThan(1)
    await expect(rollback({ ...requestIn(store, 'back'), part: 'mf-a' })).rejects.toThrow(because)
  },
)

it('deploys a shell despite a damaged previous version, drops it as a fallback, and prints a note', async () => {
  const first = (await live()).parts['mf-a']?.version as string
  await release(store, 'mf-a', 'a2')
  await writeFile(path.join(root, keys.file('mf-a', first, 'server/one.js')), 'damaged')
  await publishText(store, 'shell', 'shell-2')
  const { warnings } = await deploy({ ...requestIn(store, 'shell'), targets: ['shell'] })
  expect(warnings).toEqual([
    `mf-a@${first} is no longer a fallback: mf-a@${first}: server/one.js was altered after the build`,
  ])
})

it.each(['artifact.json', 'server/one.js'])(
  'keeps a fallback whose %s is temporarily unreadable',
  async (file) => {
    const first = (await live()).parts['mf-a']?.version as string
    await release(store, 'mf-a', 'a2')
    await publishText(store, 'shell', 'shell-2')
    const before = await live()
    const key = `${keys.version('mf-a', first)}/${file}`
    const away = deploy({ ...requestIn(failsOnce(store, key), 'shell'), targets: ['shell'] })
    await expect(away).rejects.toThrow('too many open files')
    expect(await live()).toEqual(before)
    const { warnings, release: shell } = await deploy({
      ...requestIn(brokenOnce(store, key, Buffer.from('<html>')), 'shell'),
      targets: ['shell'],
    })
    expect([warnings, shell.parts['mf-a']?.fallback]).toEqual([[], first])
  },
)

it('refuses a shell if a remote to be rendered with it is damaged', async () => {
  const version = (await live()).parts['mf-a']?.version as string
  await writeFile(path.join(root, keys.file('mf-a', version, 'server/one.js')), 'damaged')
  await publishText(store, 'shell', 'shell-2')
  const refusal = deploy({ ...requestIn(store, 'shell'), targets: ['shell'] })
  await expect(refusal).rejects.toThrow('server/one.js was altered after the build')
})

it('retires a remote when the shell has no route to it, and restores it with the previous shell', async () => {
  const before = await pagesOf(store, 'mf-b')
  const dist = makeShell({ routes: routes.filter(({ part }) => part === 'mf-a') })
  await publishMade(store, dist, 'shell')
  const { warnings } = await deploy({ ...requestIn(store, 'b has closed'), targets: ['shell'] })
  expect(warnings).toEqual([
    expect.stringMatching(
      /^mf-b no longer has pages: shell@\S+ has no route to it; a shell with its routes restores them/,
    ),
  ])
  expect((await live()).parts['mf-b']?.composition).toBeUndefined()
  await rollback({ ...requestIn(store, 'b is open again'), part: 'shell' })
  expect(await pagesOf(store, 'mf-b')).toEqual(before)
})
