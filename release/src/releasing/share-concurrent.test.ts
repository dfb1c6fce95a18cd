import { expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { some } from '../../testing/sample.ts'
import { newSite, publishText, share } from '../../testing/site.ts'
import { liveRelease } from '../records/releases.ts'
import { history } from './history.ts'
import { verify } from './verify.ts'

/** Runs commands in separate processes that all try to write the same release number at the same time. */
async function race(root: string, commands: readonly (readonly string[])[]) {
  const env = { STORE: `file:${root}`, RACE_OF: String(commands.length), RACE_FOLDER: await newFolder() }
  const run = (args: readonly string[]) => runCli([...args, '--why', 'mine'], { env, preload: './race.mjs' })
  return Promise.all(commands.map(run))
}

const shared = (part: string) => ['deploy', part, '--share', '5%', '--no-browser']

const pairs = [
  { what: 'shares of two parts', one: shared('mf-a'), other: shared('mf-b'), isShared: false },
  {
    what: 'a share and a deploy of a part',
    one: shared('mf-a'),
    other: ['deploy', 'mf-a', '--no-browser'],
    isShared: false,
  },
  { what: 'two percentages', one: ['share', 'mf-a', '25%'], other: ['share', 'mf-a', '50%'], isShared: true },
  {
    what: 'a promotion and a rollback',
    one: ['promote', 'mf-a'],
    other: ['rollback', 'mf-a'],
    isShared: true,
  },
  {
    what: 'a new percentage and a rollback',
    one: ['share', 'mf-a', '25%'],
    other: ['rollback', 'mf-a'],
    isShared: true,
  },
]
it.each(some(pairs))(
  'lets only one of two concurrent commands through: $what',
  { timeout: 90_000 },
  async ({ one, other, isShared }) => {
    const { root, store } = await newSite()
    if (isShared) await share(store, 'mf-a', 'a2')
    else for (const part of ['mf-a', 'mf-b']) await publishText(store, part, `${part}-2`)
    const before = (await liveRelease(store, 'production'))?.number ?? 0
    const ended = await race(root, [one, other])
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(ended.find(({ code }) => code === 1)?.stderr).toMatch(/^error: .+\nhint: .+\n$/)
    expect((await liveRelease(store, 'production'))?.number).toBe(before + 1)
    expect((await verify(store, 'production')).problems).toEqual([])
  },
)

it('lets two commands through: a share of one part and a deploy of another', {
  timeout: 90_000,
}, async () => {
  const { root, store } = await newSite()
  for (const part of ['mf-a', 'mf-b']) await publishText(store, part, `${part}-2`)
  const ended = await race(root, [shared('mf-a'), ['deploy', 'mf-b', '--no-browser']])
  expect(ended.filter(({ code }) => code !== 0)).toEqual([])
  expect((await history(store, 'production')).map(({ action }) => action).sort()).toEqual([
    'deploy',
    'deploy',
    'share',
  ])
  expect((await liveRelease(store, 'production'))?.shared).toMatchObject({ part: 'mf-a' })
})
