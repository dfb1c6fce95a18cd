import { rename, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { releaseShown, servedSite, untilShown } from '../../testing/served-site.ts'
import { publishText, release, requestIn } from '../../testing/site.ts'
import { twoReleasesLater } from '../../testing/two-releases-later.ts'
import { UnsteadyStore } from '../../testing/unsteady-store.ts'
import { readRelease, requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { followChannel } from './follow-channel.ts'
import { loadSite } from './live-site.ts'
import { PageLists } from './page-lists.ts'
import { type Served, serve } from './serve.ts'

let root: string
let store: FileStore
let served: Served

beforeEach(async () => {
  ;({ root, store, served } = await servedSite())
})
afterEach(() => served.close())

const shown = () => releaseShown(served.address)
const until = (number: number) => untilShown(served.address, number)

/** Adds to `known` the response for each address in the live release. */
async function collect(known: Map<string, Set<string>>): Promise<void> {
  const site = await loadSite(new PageLists(store), await requireLive(store, 'production'))
  const add = (address: string, text: unknown) =>
    known.set(address, (known.get(address) ?? new Set()).add(String(text)))
  for (const [address, page] of site.pages) add(encodeURI(address), await store.get(keys.page(page)))
  for (const [address, text] of site.texts) add(address, await text.read('identity'))
}

it('follows the channel within a second, with no failed or mixed response', { timeout: 30_000 }, async () => {
  const known = new Map<string, Set<string>>()
  await collect(known)
  const agent = new Agent({ keepAlive: true })
  const seen: { address: string; text: string; status: number }[] = []
  let done = false
  const hammer = async (encoding: string) => {
    while (!done)
      for (const address of ['/', '/a', '/b', '/posts/first', '/posts/a%C3%B1o%201', '/live/mf-a.json']) {
        const { status, text } = await ask(served.address, address, {
          agent,
          headers: { 'accept-encoding': encoding },
        })
        seen.push({ address, text, status })
      }
  }
  const hammers = ['br', 'gzip', 'identity', 'br'].map(hammer)
  const steps = [
    () => release(store, 'mf-a', 'a2'),
    () => release(store, 'mf-b', 'b2'),
    () => rollback({ ...requestIn(store, 'back'), part: 'mf-a' }),
    () => release(store, 'shell', 'shell-2'),
    () => changeSettings({ ...requestIn(store, 'move'), settings: { origin: 'https://bridge.example' } }),
    () => rollback({ ...requestIn(store, 'back'), part: 'shell' }),
  ]
  for (const [index, step] of steps.entries()) {
    await step()
    await until(index + 2)
    await collect(known)
  }
  done = true
  await Promise.all(hammers)
  agent.destroy()
  expect(seen.length).toBeGreaterThan(500)
  const wrong = seen.filter(({ address, text, status }) => status !== 200 || !known.get(address)?.has(text))
  expect(wrong.slice(0, 3)).toEqual([])
  for (const address of ['/', '/a', '/b'])
    expect(
      new Set(seen.filter((one) => one.address === address).map(({ text }) => text)).size,
    ).toBeGreaterThan(3)
})

it('serves the files of versions that are no longer live, and of versions published since', async () => {
  const first = (await requireLive(store, 'production')).parts['mf-a']?.version
  const published = await publishText(store, 'mf-a', 'a2')
  for (const version of [first, published])
    expect((await ask(served.address, `/mf-a/${version}/assets/direct.one.js`)).status).toBe(200)
  await release(store, 'mf-a', 'a3')
  await until(2)
  expect((await ask(served.address, `/mf-a/${first}/assets/direct.one.js`)).status).toBe(200)
})

it('keeps serving while the store is unreachable, logs it once, and catches up', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  await ask(served.address, '/a')
  await rename(path.join(root, 'releases'), path.join(root, 'aside'))
  await writeFile(path.join(root, 'releases'), 'a file where a folder should be')
  await vi.waitFor(() => expect(complaints).toHaveBeenCalled(), 2000)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(complaints.mock.calls).toEqual([[expect.stringMatching(/^still serving release 1: cannot read/)]])
  expect((await ask(served.address, '/a')).status).toBe(200)
  await rm(path.join(root, 'releases'))
  await rename(path.join(root, 'aside'), path.join(root, 'releases'))
  complaints.mockRestore()
  await release(store, 'mf-a', 'a2')
  await until(2)
})

/** Files that only the second release of a store has. */
const recordOf = async () => keys.release('production', 2)
const compositionOf = async (later: FileStore) =>
  keys.composition((await readRelease(later, 'production', 2)).parts['mf-a']?.composition?.key as string)

it.each([
  { what: 'a damaged record', fileOf: recordOf, damage: (file: string) => writeFile(file, '{') },
  { what: 'a damaged composition', fileOf: compositionOf, damage: (file: string) => writeFile(file, '{') },
  { what: 'a lost composition', fileOf: compositionOf, damage: rm },
])('skips a release with $what, and serves the next one', async ({ fileOf, damage }) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { later, bring } = await twoReleasesLater(root)
  await damage(path.join(later.root, await fileOf(later.store)))
  await bring(2)
  await vi.waitFor(() => expect(complaints).toHaveBeenCalled(), 2000)
  expect(await shown()).toBe(1)
  const restarted = await serve({ store, channel: 'production', port: 0 })
  expect(JSON.parse((await ask(restarted.address, '/release.json')).text).release).toBe(1)
  await bring(3)
  await until(3)
  await restarted.close()
  complaints.mockRestore()
})

it('serves the newest release when the record of an earlier one is lost', async () => {
  const follower = await serve({ store, channel: 'production', port: 0, every: 10 })
  const { bring } = await twoReleasesLater(root)
  await bring(3)
  await vi.waitFor(
    async () => expect(JSON.parse((await ask(follower.address, '/release.json')).text).release).toBe(3),
    10_000,
  )
  await follower.close()
})

it('moves on to the newest intact release, and logs what it skips', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const refused: number[] = []
  const seen: number[] = []
  const behind = new UnsteadyStore(root)
  const unfollow = await followChannel(behind, 'production', 10, {
    onSite: ({ release }) => seen.push(release.number),
    onRefused: (number) => refused.push(number),
  })
  behind.network = 'down'
  for (const text of ['a2', 'a3', 'a4', 'a5']) await release(store, 'mf-a', text)
  for (const number of [4, 5]) await writeFile(path.join(root, keys.release('production', number)), '{')
  behind.network = 'up'
  await vi.waitFor(() => expect(seen.at(-1)).toBe(3), { timeout: 10_000 })
  await vi.waitFor(
    () => expect(complaints.mock.calls.join('\n')).toContain('still serving release 3: '),
    10_000,
  )
  expect(refused.slice(0, 2)).toEqual([4, 5])
  expect(seen).toEqual([1, 3])
  await release(store, 'mf-a', 'a6')
  await vi.waitFor(() => expect(seen.at(-1)).toBe(6), { timeout: 10_000 })
  unfollow()
})

it('does not start on a port that is in use, or without a release', async () => {
  const port = Number(new URL(served.address).port)
  await expect(serve({ store, channel: 'production', port })).rejects.toThrow(`port ${port} is in use`)
  const nowhere = serve({ store, channel: 'nowhere', port: 0 })
  await expect(nowhere).rejects.toThrow('nothing is released on channel nowhere')
})
