import { beforeEach, expect, it } from 'vitest'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, publishText, requestIn, routes, share } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { canDeploy } from './can-deploy.ts'
import { chooseVersions } from './choose-versions.ts'
import { deploy } from './deploy.ts'
import { diffVersions } from './diff-versions.ts'
import { rollback } from './rollback.ts'
import { changeShare, promote, shareVersion } from './share.ts'
import { verify } from './verify.ts'

const channel = 'production'
let store: FileStore
let first: Record<string, string>

const live = () => requireLive(store, channel)
const ask = (why: string) => requestIn(store, why)

beforeEach(async () => {
  store = (await newSite()).store
  const { parts } = await live()
  first = Object.fromEntries(Object.entries(parts).map(([name, { version }]) => [name, version]))
})

const shareNewest = async (part: string) =>
  shareVersion(ask('x'), await chooseVersions(store, channel, [part]), 5)

/** Shares a version that works only with the live shell. */
async function shareWhatNeedsTheShell(): Promise<string> {
  const tokens = ['--ink', '--new']
  await publishMade(store, makeShell({ routes, tokens, text: 'new token' }), 'shell')
  await deploy({ ...ask('new token'), targets: ['shell'] })
  const pages = { home: '"home"', one: '"one"' }
  await publishMade(store, makeRemote({ name: 'mf-a', pages, needs: { tokens: ['--new'] } }), 'mf-a')
  await shareNewest('mf-a')
  return (await live()).shared?.state.version ?? ''
}

it('refuses a shell that breaks only the shared version, and says why', async () => {
  const version = await shareWhatNeedsTheShell()
  await publishText(store, 'shell', 'without it')
  await expect(deploy({ ...ask('x'), targets: ['shell'] })).rejects.toMatchObject({
    message: expect.stringMatching(
      `^with mf-a@${version.slice(-32, -20)}, which 5% of visitors get: .*--new`,
    ),
    hint: expect.stringContaining('first promote mf-a or roll it back'),
  })
  expect((await live()).number).toBe(3)
})

it('never lets a shared version keep a broken shell live', async () => {
  const version = await shareWhatNeedsTheShell()
  const { warnings } = await rollback({ ...ask('broken'), part: 'shell' })
  expect(warnings).toEqual([
    expect.stringMatching(`^mf-a@${version.slice(-32, -20)} is no longer shared: .*--new`),
  ])
  const { format, shared, parts, changed } = await live()
  expect({ format, shared, changed }).toEqual({ format: 1, changed: ['shell', 'mf-a'] })
  expect(parts).toMatchObject({ shell: { version: first['shell'] }, 'mf-a': { version: first['mf-a'] } })
  expect((await verify(store, channel)).problems).toEqual([])
})

it('refuses a deploy whose links are dead on one side, and says which side', async () => {
  const post = "export default () => 'one'\nexport const params = []\nexport const head = () => undefined"
  const list = "export default () => 'all'\nexport const head = () => ({ title: 't', description: 'd' })"
  const pages = { one: JSON.stringify('<p id="new">x</p>') }
  await publishMade(store, makeRemote({ name: 'mf-b', pages, modules: { list, post } }), 'mf-b')
  await shareNewest('mf-b')
  const leadTo = async (href: string) => {
    const links = JSON.stringify(`<a href="${href}">x</a>`)
    await publishMade(store, makeRemote({ name: 'mf-a', pages: { home: '"home"', one: links } }), 'mf-a')
    return deploy({ ...ask('links'), targets: ['mf-a'] })
  }
  await expect(leadTo('/b#new')).rejects.toThrow(/^mf-a@\S+ is refused: .*an anchor that does not exist/)
  await expect(leadTo('/posts/first')).rejects.toThrow(
    /^with mf-b@\S+, which 5% of visitors get: mf-a@\S+ is refused: .*which is not a page/,
  )
  expect((await live()).number).toBe(2)
  await leadTo('/posts')
})

it.each([
  {
    what: 'a deploy of another version',
    act: async () => deploy({ ...ask('x'), targets: [`mf-a@${await publishText(store, 'mf-a', 'a3')}`] }),
  },
  { what: 'a deploy of the shared version', act: () => deploy({ ...ask('x'), targets: ['mf-a'] }) },
  { what: 'a share of another version', act: () => share(store, 'mf-a', 'a3') },
  { what: 'a share of another part', act: () => share(store, 'mf-b', 'b2') },
  {
    what: 'a rollback further back',
    act: () => rollback({ ...ask('x'), part: 'mf-a', to: String(first['mf-a']) }),
  },
])('refuses $what while a version is shared, and says what to do', async ({ act }) => {
  const a2 = await share(store, 'mf-a', 'a2')
  await expect(act()).rejects.toMatchObject({
    message: expect.stringContaining(`5% of visitors get mf-a@${a2.slice(-32, -20)}, shared by `),
    hint: expect.stringMatching(/'pnpm release promote mf-a' or 'pnpm release rollback mf-a'$/),
  })
  expect((await live()).number).toBe(2)
})

it.each([
  ['the shell', () => share(store, 'shell', 'shell-2'), 'the shell cannot be shared'],
  ['a part that is not live', () => shareNew(), 'mf-c is not live yet'],
  ['the live version', () => shareNewest(`mf-a@${first['mf-a']}`), 'is already live'],
  ['two parts', () => shareTwo(), 'only one part at a time'],
  [
    'an unshared part with more visitors',
    () => changeShare({ ...ask('x'), part: 'mf-a', percent: 25 }),
    'no version of mf-a is shared',
  ],
  [
    'an unshared part with everyone',
    () => promote({ ...ask('x'), part: 'mf-a' }),
    'no version of mf-a is shared',
  ],
  ['an unknown part', () => promote({ ...ask('x'), part: 'mf-z' }), 'no version of mf-z is shared'],
])('refuses to share %s', async (_, act, message) => {
  await expect(act()).rejects.toThrow(message)
  expect((await live()).number).toBe(1)
})

async function shareNew() {
  await publishMade(store, makeRemote({ name: 'mf-c', pages: { one: '"c"' } }), 'mf-c')
  return shareNewest('mf-c')
}

async function shareTwo() {
  await publishText(store, 'mf-a', 'a2')
  await publishText(store, 'mf-b', 'b2')
  return shareVersion(ask('x'), await chooseVersions(store, channel, ['mf-a', 'mf-b']), 5)
}

it('refuses a percentage that is already in effect', async () => {
  await share(store, 'mf-a', 'a2')
  await expect(changeShare({ ...ask('x'), part: 'mf-a', percent: 5 })).rejects.toThrow(
    '5% of visitors already get',
  )
})

it('lets the gate try and compare other versions of the shared part', async () => {
  await share(store, 'mf-a', 'a2')
  const a3 = await publishText(store, 'mf-a', 'a3')
  const chosen = await chooseVersions(store, channel, ['mf-a'])
  expect(await canDeploy(ask('x'), chosen, 0)).toMatchObject([{ isLive: true, warnings: [] }])
  expect(await diffVersions(ask('x'), 'mf-a', [])).toMatchObject({ from: first['mf-a'], to: a3 })
  const others = [
    { name: 'mf-b', version: await publishText(store, 'mf-b', 'b2'), live: '', wasTakenBack: false },
  ]
  expect(await canDeploy(ask('x'), others, 0)).toMatchObject([{ isLive: true, warnings: [] }])
})
