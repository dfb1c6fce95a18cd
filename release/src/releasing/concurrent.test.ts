import { expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { holder } from '../../testing/keyed-site.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { isSample } from '../../testing/sample.ts'
import { makers, newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { changeKeys, trusting } from './change-keys.ts'
import { chooseVersions } from './choose-versions.ts'
import { deploy } from './deploy.ts'
import { history } from './history.ts'
import { rollback } from './rollback.ts'
import { shareVersion } from './share.ts'
import { status } from './status.ts'
import { verify } from './verify.ts'

/** Runs commands in separate processes that all try to write the same release number at the same time. */
async function race(root: string, commands: readonly (readonly string[])[]) {
  const env = { STORE: `file:${root}`, RACE_OF: String(commands.length), RACE_FOLDER: await newFolder() }
  return Promise.all(commands.map((args) => runCli(args, { env, preload: './race.mjs' })))
}

const deployers = isSample ? 6 : 20
it(`lands all of ${deployers} concurrent deploys of different parts`, { timeout: 60_000 }, async () => {
  const root = await newFolder()
  const store = new FileStore(root)
  const names = Array.from({ length: deployers }, (_, index) => `mf-${index}`)
  const publish = (name: string, text: string) =>
    publishMade(store, makeRemote({ name, pages: { one: JSON.stringify(text) } }), name)
  await publishMade(
    store,
    makeShell({ routes: names.map((part) => ({ path: `/page-of-${part}`, part, page: 'one' })) }),
    'shell',
  )
  for (const name of names) await publish(name, '1')
  await deploy({ ...requestIn(store, 'first'), targets: ['shell', ...names] })

  const wanted: Record<string, string> = {}
  for (const name of names) wanted[name] = await publish(name, '2')
  const ended = await race(
    root,
    names.map((name) => ['deploy', name, '--no-browser', '--why', `new ${name}`]),
  )
  expect(ended.filter(({ code }) => code !== 0)).toEqual([])
  const { release: number, parts } = await status(store, 'production')
  expect(number).toBe(deployers + 1)
  const live = Object.entries(parts).map(([name, { version, why }]) => [name, version, why])
  expect(live.slice(1)).toEqual(names.map((name) => [name, wanted[name], `new ${name}`]))
  for (const { changed } of (await history(store, 'production')).slice(0, deployers))
    expect(Object.keys(changed)).toHaveLength(1)
  expect((await verify(store, 'production')).problems).toEqual([])
})

it.each([
  { what: 'deploys of two versions', second: (a3: string) => ['deploy', `mf-a@${a3}`, '--no-browser'] },
  { what: 'deploys of the same version', second: () => ['deploy', 'mf-a', '--no-browser'] },
  { what: 'a deploy and a rollback', second: () => ['rollback', 'mf-a'] },
])('lets through only one of two concurrent releases of the same part: $what', async ({ second }) => {
  const { root, store } = await newSite()
  await publishText(store, 'mf-a', 'a2')
  await deploy({ ...requestIn(store, 'a2'), targets: ['mf-a'] })
  const a4 = await publishText(store, 'mf-a', 'a4')
  const a3 = await publishText(store, 'mf-a', 'a3')
  await publishText(store, 'mf-a', 'a4')
  const ended = await race(root, [
    ['deploy', `mf-a@${a4}`, '--no-browser', '--why', 'mine', '--by', 'Asha'],
    [...second(a3), '--why', 'mine', '--by', 'Asha'],
  ])
  const [refused, ...others] = ended.filter(({ code }) => code !== 0)
  const live = (await status(store, 'production')).parts['mf-a']
  expect(others).toEqual([])
  expect(refused?.stderr).toContain(`mf-a was released as ${live?.version} by Asha at ${live?.since}`)
  expect(refused?.stderr.trim().split('\n')).toHaveLength(2)
  expect((await status(store, 'production')).release).toBe(3)
})

it.each(['deploy', 'share'])(
  '%s undoes no rollback that lands while it chooses a version',
  async (command) => {
    const { store } = await newSite()
    const bad = await release(store, 'mf-a', 'bad a')
    let isBack = false
    const slow = readBy(store, async (key, ...options) => {
      if (!isBack && key === keys.artifact('mf-a', bad)) {
        isBack = true
        await rollback({ ...requestIn(store, 'bad', 'Ravi'), part: 'mf-a' })
      }
      return store.get(key, ...options)
    })
    const request = requestIn(slow, 'CI runs again')
    const again =
      command === 'deploy'
        ? deploy({ ...request, targets: ['mf-a'] })
        : chooseVersions(slow, 'production', ['mf-a']).then((chosen) => shareVersion(request, chosen, 5))
    await expect(again).rejects.toThrow(
      /^mf-a was released as .* by Ravi at .*, while this release was in pro/,
    )
    expect(await requireLive(store, 'production')).toMatchObject({ number: 3, action: 'rollback' })
  },
)

function trustFirst(store: Store) {
  const { signer, publicKey } = holder()
  const key = { name: 'ops', public: publicKey, may: ['root', 'settings'] }
  return changeKeys({ ...requestIn(store, 'x'), signers: [signer] }, trusting(signer.id, key, undefined))
}

it.each([
  ['a deploy', (store: Store) => deploy({ ...requestIn(store, 'x'), targets: ['mf-b'] })],
  ['a change of keys', trustFirst],
])('%s says so while the store does not list the newest release', async (_, act) => {
  const { store } = await newSite()
  await release(store, 'mf-a', 'newest')
  await publishText(store, 'mf-b', 'waits')
  const lagging: Store = {
    ...readBy(store, (...asked) => store.get(...asked)),
    list: async (folder) => {
      const names = await store.list(folder)
      return folder === keys.releases('production') ? names.filter((name) => name !== '2.json') : names
    },
  }
  await expect(act(lagging)).rejects.toMatchObject({
    message: `the store ${store.name} does not list release 2 of channel production, although it is there`,
    hint: expect.stringContaining('nothing was released'),
  })
  expect(await requireLive(store, 'production')).toMatchObject({ number: 2 })
})

it('lets two deployers set up the same store concurrently', { timeout: 30_000 }, async () => {
  const root = await newFolder()
  const store = new FileStore(root)
  for (const part of Object.keys(makers)) await publishText(store, part, '1')
  const first = ['deploy', ...Object.keys(makers), '--no-browser', '--why', 'first']
  const ended = await race(root, [first, first])
  expect(ended.map(({ code, stderr }) => `${code} ${stderr}`)).toEqual(['0 ', '0 '])
  expect((await status(store, 'production')).release).toBe(1)
})
