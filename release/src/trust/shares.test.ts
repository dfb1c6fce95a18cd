import { expect, it } from 'vitest'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  expectRefused,
  forged,
  type Holder,
  isShown,
  live,
  ops,
  plant,
  request,
  served,
  shell,
  ship,
  someVersion,
  store,
  teamA,
  teamB,
  trustKey,
  withKeyedSite,
  withVersion,
} from '../../testing/keyed-site.ts'
import { publishText } from '../../testing/site.ts'
import type { Release } from '../records/releases.ts'
import type { Shared } from '../records/shared.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import { changeShare, promote, shareVersion } from '../releasing/share.ts'

withKeyedSite()

async function shareAs(by: Holder, part: string, text: string): Promise<Release> {
  const version = await publishText(bucket, part, text)
  const chosen = await chooseVersions(store, channel, [`${part}@${version}`])
  const { release } = await shareVersion(request(by), chosen, 50)
  return release
}

it('lets a team share its part, but not change or end another team’s share', async () => {
  const { number } = await shareAs(teamA, 'mf-a', 'a2')
  await isShown(number)
  const part = 'mf-a'
  for (const act of [
    () => changeShare({ ...request(teamB), part, percent: 60 }),
    () => promote({ ...request(teamB), part }),
    () => rollback({ ...request(teamB), part }),
  ])
    await expect(act()).rejects.toThrow('team-b may not change mf-a')
  await changeShare({ ...request(teamA), part, percent: 60 })
  await promote({ ...request(shell), part })
  await isShown(number + 2)
})

it('keeps a share while other teams deploy, settings change, and keys change', async () => {
  await shareAs(teamA, 'mf-a', 'a2')
  const { shared } = await live()
  await ship(teamB, 'mf-b', 'b2')
  await trustKey(ops, teamB, 'team-b', ['mf-c'])
  expect((await live()).shared).toEqual(shared)
  await changeSettings({ ...request(ops), settings: { origin: 'https://bridge.example' } })
  const { number, shared: moved } = await live()
  expect(moved).toMatchObject({ percent: 50, salt: shared?.salt })
  await isShown(number)
})

const withoutShared = { format: 1, shared: undefined } as unknown as Partial<Release>
const changed = (base: Release, change: Partial<Shared>): Partial<Release> => ({
  shared: { ...(base.shared as Shared), ...change },
})
const notAllowed = /may not change who gets mf-a/

it.each<[string, RegExp, (base: Release) => Partial<Release>, () => Holder]>([
  ['another team raises the percentage', notAllowed, (base) => changed(base, { percent: 99 }), () => teamB],
  [
    'another team chooses the visitors',
    notAllowed,
    (base) => changed(base, { salt: '0'.repeat(16) }),
    () => teamB,
  ],
  ['another team ends the share', notAllowed, () => withoutShared, () => teamB],
  [
    'another team shares its own part instead',
    notAllowed,
    (base) => changed(base, { part: 'mf-b' }),
    () => teamB,
  ],
  [
    'new settings change the percentage too',
    notAllowed,
    (base) => ({
      ...changed(base, { percent: 99 }),
      settings: { ...base.settings, origin: 'https://other.example' },
    }),
    () => ops,
  ],
  [
    'new settings change the version too',
    notAllowed,
    (base) => ({
      ...changed(base, { state: { ...(base.shared as Shared).state, version: someVersion } }),
      settings: { ...base.settings, origin: 'https://other.example' },
    }),
    () => ops,
  ],
  [
    'the part’s team sets the percentage to zero',
    /percent must be a number above 0/,
    (base) => changed(base, { percent: 0 }),
    () => teamA,
  ],
  ['the part’s team writes the record as format 1', /must have format 2/, () => ({ format: 1 }), () => teamA],
  [
    'the shared part is the shell',
    /must not be a version of the shell/,
    (base) => changed(base, { part: 'shell' }),
    () => shell,
  ],
  [
    'the shared version is the live one',
    /must be a version other than the live one/,
    (base) => withVersion(base, 'mf-a', (base.shared as Shared).state.version),
    () => teamA,
  ],
  [
    'no key has signed the record',
    /it is not signed/,
    (base) => changed(base, { percent: 99 }),
    () => undefined as never,
  ],
])('refuses a record with a share when %s', async (_, why, change, by) => {
  const { number } = await shareAs(teamA, 'mf-a', 'a2')
  await isShown(number)
  await plant(await forged(by(), change))
  await expectRefused(why)
  expect(JSON.parse((await ask(served.address, '/release.json')).text).shared).toMatchObject({ percent: 50 })
})

it('does not let a key that may only change keys end a share', async () => {
  const { number } = await shareAs(teamA, 'mf-a', 'a2')
  await isShown(number)
  await trustKey(ops, teamB, 'team-b', ['mf-c'])
  const { keys } = await live()
  await isShown(number + 1)
  await plant(
    await forged(ops, (base) => ({
      ...withoutShared,
      keys: { ...(keys as NonNullable<typeof keys>), version: (base.keys?.version ?? 0) + 1 },
    })),
  )
  await expectRefused(/it changes its keys and something else/)
})
