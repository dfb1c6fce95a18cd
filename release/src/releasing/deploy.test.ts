import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '../../testing/http.ts'
import { MemoryStore } from '../../testing/memory-store.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, pagesOf, publishText, release, requestIn, routes } from '../../testing/site.ts'
import { shortened } from '../names.ts'
import { liveRelease, requireLive } from '../records/releases.ts'
import { serve } from '../serve/serve.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { history } from './history.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'
import { status } from './status.ts'

let root: string
let store: FileStore
const live = () => requireLive(store, 'production')
const values = async () => (await MemoryStore.of(root)).values

beforeEach(async () => {
  const site = await newSite()
  root = site.root
  store = site.store
})

it('changes only the pages of the part that it deploys', async () => {
  const [a, b] = [await pagesOf(store, 'mf-a'), await pagesOf(store, 'mf-b')]
  await release(store, 'mf-a', 'a2')
  expect(await pagesOf(store, 'mf-b')).toEqual(b)
  expect(await pagesOf(store, 'mf-a')).not.toEqual(a)
})

it('makes one release of two parts deployed together', async () => {
  await publishText(store, 'mf-a', 'a2')
  await publishText(store, 'mf-b', 'b2')
  const { release, recomposed } = await deploy({ ...requestIn(store, 'both'), targets: ['mf-a', 'mf-b'] })
  expect(release).toMatchObject({ number: 2, parent: 1, changed: ['mf-a', 'mf-b'] })
  expect(recomposed).toEqual(['mf-a', 'mf-b'])
  expect((await live()).number).toBe(2)
})

it('deploys the version published last, even if it had been published before', async () => {
  await publishText(store, 'mf-a', 'a2')
  const again = await publishText(store, 'mf-a', 'a3')
  await publishText(store, 'mf-a', 'a2')
  await publishText(store, 'mf-a', 'a3')
  await deploy({ ...requestIn(store, 'newest'), targets: ['mf-a'] })
  expect((await live()).parts['mf-a']?.version).toBe(again)
})

describe('does not deploy the version published last unless it is named', () => {
  const deployLast = (part: string) => deploy({ ...requestIn(store, 'last'), targets: [part] })

  it('if it was rolled back', async () => {
    const bad = await release(store, 'mf-a', 'a2')
    await rollback({ ...requestIn(store, 'broken'), part: 'mf-a' })
    const refusal = await deployLast('mf-a').catch((error) => error)
    expect(refusal.message).toBe(`mf-a@${shortened(bad)}, which tests published last, was rolled back`)
    expect(refusal.hint).toContain(`deploy mf-a@${shortened(bad)}`)
    expect((await live()).number).toBe(3)
    await publishText(store, 'mf-a', 'a3')
    await deployLast('mf-a')
    await publishText(store, 'mf-a', 'a2')
    await expect(deployLast('mf-a')).rejects.toThrow('was rolled back')
    await deploy({ ...requestIn(store, 'after all'), targets: [`mf-a@${shortened(bad)}`] })
    await release(store, 'mf-a', 'a4')
    await publishText(store, 'mf-a', 'a2')
    await expect(deployLast('mf-a')).rejects.toThrow('is older than')
  })

  it('if it is older than the live one', async () => {
    const first = (await live()).parts['mf-a']?.version ?? ''
    const newer = await release(store, 'mf-a', 'a2')
    await publishText(store, 'mf-a', 'mf-a-1')
    await expect(deployLast('mf-a')).rejects.toThrow(
      `mf-a@${shortened(first)}, which tests published last, is older than ${shortened(newer)}, which is live`,
    )
    await deploy({ ...requestIn(store, 'named'), targets: [`mf-a@${first}`] })
    expect((await live()).parts['mf-a']?.version).toBe(first)
  })
})

it('refuses to deploy a version that is already live', async () => {
  const version = (await live()).parts['mf-a']?.version
  await expect(deploy({ ...requestIn(store, 'again'), targets: ['mf-a'] })).rejects.toThrow(
    new RegExp(`mf-a@${shortened(version ?? '')} is already live, since \\S+ by Asha`),
  )
})

it('changes nothing with a dry run, and reports what would change', async () => {
  const version = await publishText(store, 'mf-a', 'a2')
  const before = await values()
  const plan = await deploy({ ...requestIn(store, 'dry'), targets: ['mf-a'], dryRun: true })
  expect(plan.release).toMatchObject({ number: 2, changed: ['mf-a'], parts: { 'mf-a': { version } } })
  expect(plan.recomposed).toEqual(['mf-a'])
  const other = await changeSettings({
    ...requestIn(store, 'dry'),
    settings: { origin: 'https://other.example' },
    dryRun: true,
  })
  expect(other.composed).toBe(2)
  expect(await values()).toEqual(before)
})

it('keeps channels apart', async () => {
  const before = await live()
  await deploy({ ...requestIn(store, 'try'), channel: 'staging', targets: ['shell', 'mf-a', 'mf-b'] })
  await publishText(store, 'mf-a', 'a2')
  await deploy({ ...requestIn(store, 'try'), channel: 'staging', targets: ['mf-a'] })
  expect((await requireLive(store, 'staging')).number).toBe(2)
  expect(await live()).toEqual(before)
})

it('recomposes every page when the settings change, and keeps them for later releases', async () => {
  const settings = { origin: 'https://bridge.example', formEndpoint: 'https://forms.example/contact' }
  const before = [...(await pagesOf(store, 'mf-a')), ...(await pagesOf(store, 'mf-b'))]
  const plan = await changeSettings({ ...requestIn(store, 'the real address'), settings })
  expect(plan.recomposed).toEqual(['mf-a', 'mf-b'])
  const after = [...(await pagesOf(store, 'mf-a')), ...(await pagesOf(store, 'mf-b'))]
  expect(after.filter((page) => before.includes(page))).toEqual([])
  await release(store, 'mf-a', 'a2')
  expect((await live()).settings).toEqual(settings)
  const [page] = (await pagesOf(store, 'mf-a')).map((line) => line.split(' ').pop() as string)
  expect(String(await store.get(keys.page(page as string)))).toContain('https://bridge.example/')
})

it('refuses settings that are already live', async () => {
  await expect(changeSettings({ ...requestIn(store, 'none'), settings: {} })).rejects.toThrow('already live')
})

it('keeps the replaced version as the fallback, in the pages too', async () => {
  const first = (await live()).parts['mf-a']?.version
  await release(store, 'mf-a', 'a2')
  expect((await live()).parts['mf-a']).toMatchObject({
    fallback: first,
    previous: { version: first, release: 1 },
  })
  const [page] = (await pagesOf(store, 'mf-a')).map((line) => line.split(' ').pop() as string)
  expect(String(await store.get(keys.page(page as string)))).toContain(`"version":"${first}"`)
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
  'deploys a shell with which a previous version $what, drops it as fallback, and says so',
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

it('deploys a shell despite a damaged previous version, drops it as fallback, and says so', async () => {
  const first = (await live()).parts['mf-a']?.version as string
  await release(store, 'mf-a', 'a2')
  await writeFile(path.join(root, keys.file('mf-a', first, 'server/one.js')), 'damaged')
  await publishText(store, 'shell', 'shell-2')
  const { warnings } = await deploy({ ...requestIn(store, 'shell'), targets: ['shell'] })
  expect(warnings).toEqual([
    `mf-a@${first} is no longer a fallback: mf-a@${first}: server/one.js was altered after the build`,
  ])
})

it('refuses a shell if a remote to be rendered with it is damaged', async () => {
  const version = (await live()).parts['mf-a']?.version as string
  await writeFile(path.join(root, keys.file('mf-a', version, 'server/one.js')), 'damaged')
  await publishText(store, 'shell', 'shell-2')
  const refusal = deploy({ ...requestIn(store, 'shell'), targets: ['shell'] })
  await expect(refusal).rejects.toThrow('server/one.js was altered after the build')
})

it('reports the status exactly as programs expect it', async () => {
  const version = await release(store, 'mf-a', 'a2', 'a reason')
  const { parts, ...rest } = await status(store, 'production')
  expect(rest).toEqual({ channel: 'production', release: 2 })
  expect(Object.keys(parts)).toEqual(['shell', 'mf-a', 'mf-b'])
  expect(parts['mf-a']).toEqual({ version, since: expect.any(String), by: 'Asha', why: 'a reason' })
  expect(Date.now() - Date.parse(parts['mf-a']?.since ?? '')).toBeLessThan(60_000)
})

it('lists the history of all parts or of one, newest first', async () => {
  const first = (await live()).parts['mf-b']?.version
  const version = await release(store, 'mf-b', 'b2', 'new words')
  await release(store, 'mf-a', 'a2')
  await rollback({ ...requestIn(store, 'wrong words', 'Ben'), part: 'mf-b' })
  const when = expect.any(String)
  expect(await history(store, 'production', 'mf-b')).toEqual([
    {
      number: 4,
      action: 'rollback',
      by: 'Ben',
      why: 'wrong words',
      when,
      changed: { 'mf-b': first },
      from: { 'mf-b': version },
      takenBack: [],
    },
    {
      number: 2,
      action: 'deploy',
      by: 'Asha',
      why: 'new words',
      when,
      changed: { 'mf-b': version },
      from: { 'mf-b': first },
      takenBack: ['mf-b'],
    },
    {
      number: 1,
      action: 'deploy',
      by: 'Asha',
      why: 'first',
      when,
      changed: expect.objectContaining({ 'mf-b': first }),
      from: {},
      takenBack: [],
    },
  ])
  expect((await history(store, 'production')).map(({ number }) => number)).toEqual([4, 3, 2, 1])
  expect(await liveRelease(store, 'nowhere')).toBeUndefined()
})

it('deploys, serves and rolls back to an artifact of an earlier tool that can no longer be published', async () => {
  const file = 'client/assets/direct.one.js'
  const odd = makeRemote({
    name: 'mf-a',
    pages: { home: '"odd"', one: '"odd"' },
    contents: { x: [file, file] },
  })
  const version = await putAsEarlier(root, await odd)
  await deploy({ ...requestIn(store, 'odd'), targets: [`mf-a@${version}`] })
  const served = await serve({ store, channel: 'production', port: 0 })
  expect((await ask(served.address, `/mf-a/${version}/assets/direct.one.js`)).status).toBe(200)
  await served.close()
  await release(store, 'mf-a', 'a3')
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  expect((await live()).parts['mf-a']?.version).toBe(version)
})

/** Bypasses the rules of publish. */
async function putAsEarlier(store: string, dist: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(path.join(dist, 'artifact.json'), 'utf8'))
  await cp(dist, path.join(store, 'parts', name, version), { recursive: true })
  return version
}

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

it('refuses one of two concurrent changes of the settings', async () => {
  const origins = ['https://one.example', 'https://two.example']
  const outcomes = await Promise.allSettled(
    origins.map((origin) => changeSettings({ ...requestIn(store, origin), settings: { origin } })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(String(lost?.reason)).toMatch(/Asha changed the settings while this change was in progress/)
})
