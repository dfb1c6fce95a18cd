import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { failsOnce } from '../../testing/fails-once.ts'
import { asText, makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, release, requestIn, routes } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { loadSite } from '../serve/live-site.ts'
import { PageLists } from '../serve/page-lists.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'

/** Rolling back the shell keeps the live remotes; those that the restored shell cannot show are rolled back too. */

let root: string
let store: FileStore
const stateOf = async (part: string) => (await requireLive(store, 'production')).parts[part]
const versionOf = async (part: string) => (await stateOf(part))?.version
const back = (part: string) => rollback({ ...requestIn(store, 'back'), part })

beforeEach(async () => {
  const site = await newSite()
  root = site.root
  store = site.store
})

const needs = { tokens: ['--ink', '--new'] }
const part = (text: string, more: object = {}) =>
  makeRemote({ name: 'mf-a', pages: { home: JSON.stringify(text), one: JSON.stringify(text) }, ...more })

async function live(artifact: Parameters<typeof publishMade>[1], name: string): Promise<string> {
  await publishMade(store, artifact, name)
  await deploy({ ...requestIn(store, 'next'), targets: [name] })
  return (await versionOf(name)) ?? ''
}

const secondShell = () => live(makeShell({ routes, text: 'two', tokens: ['--ink', '--new'] }), 'shell')

/** Needs a token that only the second shell provides. */
const modern = () => live(part('modern', { needs }), 'mf-a')

const goesBack = expect.stringMatching(
  /^mf-a is rolled back too, to \w{12}, which was live with this shell: .* reads --new/,
)

it('rolls back remotes that the restored shell cannot show', async () => {
  const [a1, b1] = [await versionOf('mf-a'), await versionOf('mf-b')]
  await secondShell()
  await modern()
  const { warnings, release: done } = await back('shell')
  expect(warnings).toEqual([goesBack])
  expect(done.parts['mf-a']?.takenBack, 'its version was not at fault').toBeUndefined()
  expect(done.changed).toEqual(['shell', 'mf-a'])
  expect([await versionOf('mf-a'), await versionOf('mf-b')]).toEqual([a1, b1])
  await loadSite(new PageLists(store), await requireLive(store, 'production'))
})

it('does not restore a version that was rolled back later, and keeps it on record', async () => {
  const a1 = await versionOf('mf-a')
  const bad = await release(store, 'mf-a', 'bad')
  await secondShell()
  await back('mf-a')
  await modern()
  expect((await back('shell')).warnings).toEqual([goesBack])
  expect(await versionOf('mf-a')).toBe(a1)
  expect((await stateOf('mf-a'))?.takenBack).toEqual([bad])
})

it('rolls remotes back under changed settings too', async () => {
  await secondShell()
  await modern()
  await changeSettings({ ...requestIn(store, 'moved'), settings: { origin: 'https://moved.example' } })
  expect((await back('shell')).warnings).toEqual([goesBack])
  expect((await requireLive(store, 'production')).settings.origin).toBe('https://moved.example')
})

it('removes the pages of a remote rather than rolling it back to a damaged version', async () => {
  const a1 = (await versionOf('mf-a')) ?? ''
  await secondShell()
  await modern()
  await rm(path.join(root, keys.file('mf-a', a1, 'client/assets/direct.one.js')))
  expect((await back('shell')).warnings).toEqual([
    expect.stringMatching(/^mf-a has no pages for now: .*reads --new/),
  ])
  expect((await stateOf('mf-a'))?.composition).toBeUndefined()
})

it('does not roll a remote back because of a transient read error', async () => {
  await secondShell()
  const a2 = await release(store, 'mf-a', 'a2')
  const flaky = failsOnce(store, keys.artifact('mf-a', a2))
  await expect(rollback({ ...requestIn(flaky, 'back'), part: 'shell' })).rejects.toThrow('EMFILE')
  expect(await versionOf('mf-a')).toBe(a2)
})

it('does not roll a remote back when the shell itself does not render', async () => {
  await secondShell()
  const a2 = await release(store, 'mf-a', 'a2')
  const broken = makeShell({ routes, text: 'three', renderer: `document.title = 'x'\n${asText}` })
  await publishMade(store, broken, 'shell')
  const refused = await deploy({ ...requestIn(store, 'broken'), targets: ['shell'] }).catch((error) => error)
  expect(refused.message).toMatch(/^shell@\S+ does not render the pages of mf-a@\S+: the shell's renderer/)
  expect(refused.hint).toMatch(/^try again; if it keeps failing, fix the shell/)
  expect(await versionOf('mf-a')).toBe(a2)
})

const head = "export const head = () => ({ title: 't', description: 'd' })"

/** Only the second shell passes `isSecond` to pages, so that a page can misbehave with the first. */
async function withFirstShell(what: string): Promise<string> {
  const awaited = asText.replace('module.default(', 'await module.default(')
  await live(makeShell({ routes, renderer: awaited }), 'shell')
  const second = awaited.replace('module.default({', 'module.default({ isSecond: true,')
  await live(makeShell({ routes, renderer: second }), 'shell')
  return live(part('a2', { modules: { one: `${what}\n${head}` } }), 'mf-a')
}

const moments = {
  'is slow': 'new Promise((resolve) => setTimeout(resolve, 3000))',
  'is killed': "process.kill(process.pid, 'SIGKILL')",
}
for (const [what, moment] of Object.entries(moments))
  it(`rolls back a part whose renderer ${what} twice, because the broken shell stays live meanwhile`, async () => {
    const a1 = await versionOf('mf-a')
    await withFirstShell(`export default ({ isSecond }) => isSecond ? 'a2' : ${moment}`)
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { warnings } = await rollback({ ...requestIn(store, 'back'), part: 'shell', renderLimit: 1500 })
    const said = complaints.mock.calls.flat()
    complaints.mockRestore()
    expect(said).toEqual([
      expect.stringMatching(/^note: retrying once before rolling back mf-a too: mf-a@\S+ was not rendered: /),
    ])
    expect(warnings).toEqual([
      expect.stringMatching(/^mf-a is rolled back too, to \w{12}, .* was not rendered: /),
    ])
    expect(await versionOf('mf-a')).toBe(a1)
  })

it('does not roll back a remote whose second attempt to render succeeds', async () => {
  await secondShell()
  const a2 = await release(store, 'mf-a', 'a2')
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const flaky = failsOnce(store, keys.file('mf-a', a2, 'server/one.js'))
  const { warnings } = await rollback({ ...requestIn(flaky, 'back'), part: 'shell' })
  expect(complaints.mock.calls.flat()).toEqual([expect.stringMatching(/^note: retrying once .* EMFILE/)])
  complaints.mockRestore()
  expect(warnings).toEqual([])
  expect(await versionOf('mf-a')).toBe(a2)
})

it('does not roll a remote back when the shell no longer renders at all', async () => {
  const until = Date.now() + 2500
  const renderer = asText.replace(
    '  return',
    `  if (Date.now() > ${until}) throw new TypeError('it is too late')\n  return`,
  )
  await live(makeShell({ routes, text: 'mortal', renderer }), 'shell')
  await secondShell()
  const a2 = await release(store, 'mf-a', 'a2')
  await setTimeout(until - Date.now() + 100)
  const refused = await back('shell').catch((error) => error)
  expect(refused.message).toMatch(
    /^shell@\S+ does not render the pages of mf-a@\S+: the shell's renderer does not render: it is too late$/,
  )
  expect(await versionOf('mf-a')).toBe(a2)
})

it('blames the shell if its layout has no place for the page', async () => {
  const renderer = asText
    .replace('before: \'<main id="main">\'', "before: '<div>'")
    .replace("after: '</main>'", "after: '</div>'")
  await publishMade(store, makeShell({ routes, text: 'three', renderer }), 'shell')
  const refused = await deploy({ ...requestIn(store, 'broken'), targets: ['shell'] }).catch((error) => error)
  expect(refused.message).toMatch(
    /^shell@\S+ does not render the pages of mf-a@\S+: an empty page in its layout at \//,
  )
})

it('rolls back a part even if its page impersonates the shell', async () => {
  const a1 = await versionOf('mf-a')
  const renderer = asText.replace('module.default({', 'module.default({ isSecond: true,')
  await live(makeShell({ routes, text: 'two', renderer }), 'shell')
  const page = `import { writeSync } from 'node:fs'
export default ({ isSecond }) => {
  if (isSecond) return 'a2'
  writeSync(3, JSON.stringify({ doing: "the shell's renderer" }) + '\\n')
  throw new Error('not with this shell')
}
export const head = () => ({ title: 't', description: 'd' })`
  await live(part('a2', { modules: { one: page } }), 'mf-a')
  const { warnings } = await back('shell')
  expect(warnings).toEqual([expect.stringMatching(/^mf-a is rolled back .* not with this shell$/)])
  expect(await versionOf('mf-a')).toBe(a1)
})
