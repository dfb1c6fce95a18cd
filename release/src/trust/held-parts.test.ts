import { expect, it, vi } from 'vitest'
import { brokenParts, strayPage, withState } from '../../testing/broken-parts.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  isShown,
  live,
  plantPages,
  request,
  said,
  served,
  ship,
  shown,
  someVersion,
  start,
  store,
  teamA,
  teamB,
  trust,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { publishText } from '../../testing/site.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { makePreview } from '../releasing/make-preview.ts'
import { keys } from '../store/keys.ts'

withKeyedSite()

const text = async (address: string) => (await ask(served.address, address)).text
const release = async () => JSON.parse(await text('/release.json'))
const isSaid = (what: RegExp) => vi.waitFor(() => expect(said.join('\n')).toMatch(what), { timeout: 5000 })

it.each(Object.entries(brokenParts))(
  'does not let a team cut others off from visitors with %s',
  async (_, attack) => {
    await isShown(5)
    const own = (await live()).parts['mf-a']?.version
    await attack()
    await isSaid(/still serving release 5: /)
    expect((await ship(teamB, 'mf-b', 'next of b')).number).toBe(7)
    await isShown(7)
    await isSaid(/serving release 7, but mf-a (stays as it was|is not shared): /)
    expect(await text('/b')).toContain('next of b')
    expect(await text('/a')).toContain('mf-a-1')
    expect((await release()).parts['mf-a']).toBe(own)
    expect((await release()).shared).toBeUndefined()
    await served.close()
    await start(trust)
    expect(await shown()).toBe(7)
    expect(await text('/b')).toContain('next of b')
    expect(await text('/a')).toContain('mf-a-1')
  },
)

it('does not let a team cut others off from visitors with an address that cannot be encoded', async () => {
  await isShown(5)
  const path = '/posts/\ud800'
  await plantPages(teamB, 'mf-b', ({ pages }) => ({ pages: pages.map((page) => ({ ...page, path })) }))
  await isSaid(/still serving release 5: the pages of mf-b are refused: .* is not an address of mf-b/)
  await ship(teamA, 'mf-a', 'next of a')
  await isShown(7)
  expect(await text('/a')).toContain('next of a')
  expect(await text('/posts')).toContain('mf-b-1')
})

it('does not let a team keep others from showing a preview', async () => {
  await isShown(5)
  await strayPage()
  await isSaid(/still serving release 5: /)
  const version = await publishText(bucket, 'mf-b', 'unmerged b')
  const asked = { ...request(teamB), name: 'pr-1', until: new Date(Date.now() + 3_600_000) }
  await makePreview(asked, await chooseVersions(store, channel, [`mf-b@${version}`]))
  const preview = (address: string) => ask(served.address, address, { headers: { host: 'pr-1.localhost' } })
  expect((await preview('/b')).text).toContain('unmerged b')
  expect((await preview('/a')).text).toContain('mf-a-1')
})

it('shows a broken part again once it is released with pages that can be served', async () => {
  await isShown(5)
  await strayPage()
  await ship(teamB, 'mf-b', 'next of b')
  await isShown(7)
  await ship(teamA, 'mf-a', 'next of a')
  await isShown(8)
  expect(await text('/a')).toContain('next of a')
  expect(await text('/b')).toContain('next of b')
})

it.each([
  ['a missing fallback', someVersion, 'nothing'],
  ['a fallback with an altered artifact', someVersion, '{}'],
])('lets a server with copies keep following the channel despite %s', async (_, fallback, description) => {
  await served.close()
  await start(trust, { copies: { folder: await newFolder(), maxBytes: 1e9 } })
  await isShown(5)
  if (description !== 'nothing') await bucket.putIfAbsent(keys.artifact('mf-a', fallback), description)
  await withState((state) => ({ ...state, fallback }))()
  await isShown(6)
  await ship(teamB, 'mf-b', 'next of b')
  await isShown(7)
  expect(await text('/b')).toContain('next of b')
})
