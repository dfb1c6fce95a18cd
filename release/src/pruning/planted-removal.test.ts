import { link } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pruneNow } from '../../testing/prune-now.ts'
import { fiveVersions, makers, newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { publish } from '../artifacts/publish.ts'
import { ReleaseError } from '../errors.ts'
import { readComposition } from '../records/composition.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { verify } from '../releasing/verify.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { unfinishedRemovals } from '../store/removal.ts'
import { TrustedStore } from '../trust/trusted-store.ts'

/** Plants an announced removal, as anyone who can write to the store can. No run of `prune` will carry it out. */
async function announce(store: FileStore, number: number): Promise<void> {
  const parts = await Promise.all(
    (await store.list(keys.parts)).map(async (name) =>
      (await store.list(keys.part(name))).map((version) => keys.version(name, version)),
    ),
  )
  const [compositions, pages] = await Promise.all(
    [keys.compositions, keys.pages].map((one) => store.list(one)),
  )
  const named = [
    ...parts.flat(),
    ...(compositions ?? []).map((name) => `${keys.compositions}/${name}`),
    ...(pages ?? []).filter((name) => name.endsWith('.html')).map((name) => `${keys.pages}/${name}`),
  ]
  const removal = { format: 1, when: '2026-01-01', by: 'nobody', keys: named, files: {} }
  await store.putIfAbsent(keys.removal(number), JSON.stringify(removal))
}

it.each([1, 999_999_999_999_999])(
  'does not let a planted removal (%i) block a rollback, deploy or publication',
  async (number) => {
    const { store } = await newSite()
    const first = (await requireLive(store, 'production')).parts['mf-a']
    await release(store, 'mf-a', 'second')
    const third = await publishText(store, 'mf-a', 'third')
    await announce(store, number)
    const begun = performance.now()
    const back = await rollback({ ...requestIn(store, 'back'), part: 'mf-a', pruneStops: 100 })
    expect(back.release.parts['mf-a']?.version).toBe(first?.version)
    expect(performance.now() - begun).toBeGreaterThan(100)
    const { release: live } = await deploy({
      ...requestIn(store, 'on'),
      targets: [`mf-a@${third}`],
      pruneStops: 100,
    })
    const composition = live.parts['mf-a']?.composition
    if (composition) await readComposition(store, composition)
    const dist = await makers['mf-a']?.('second')
    await publish({ store, part: 'mf-a', by: 'Asha', dist: String(dist), pruneStops: 100 })
    expect(await verify(store, 'production')).toMatchObject({ problems: [] })
  },
)

it('marks a damaged announcement as done, so that releases need not read it forever', async () => {
  const { store } = await newSite()
  await store.putIfAbsent(keys.removal(1), '{}')
  await pruneNow(store)
  expect(await unfinishedRemovals(store)).toEqual([])
})

it('removes nothing while a preview cannot be read', async () => {
  const { store } = await newSite()
  await fiveVersions(store)
  await store.putIfAbsent(keys.preview('production', 'pr-1', 1), '{}')
  class Failing extends FileStore {
    override async get(key: string) {
      if (key.startsWith('previews/')) throw new ReleaseError(`cannot read ${key}`)
      return super.get(key)
    }
  }
  const root = store.name.replace('file:', '')
  await expect(pruneNow(store, { store: new TrustedStore(new Failing(root), root) })).rejects.toThrow(
    'cannot read',
  )
})

it.each(['marks', 'removals'])(
  'removes what nothing needs, even when the highest number in %s is taken',
  async (folder) => {
    const { store } = await newSite()
    const [oldest = ''] = await fiveVersions(store)
    const removal = { format: 1, when: '2026-01-01', by: 'nobody', keys: [], files: {} }
    await store.putIfAbsent(`${folder}/999999999999999.json`, JSON.stringify(removal))
    await pruneNow(store)
    expect((await pruneNow(store)).removed).toContain(keys.version('mf-a', oldest))
    expect(await store.list(folder)).toContain('1.json')
  },
)

it('does not let many large announcements delay a rollback, and clears them at the next prune', {
  timeout: 60_000,
  tags: 'long',
}, async () => {
  const { store, root } = await newSite()
  await release(store, 'mf-a', 'second')
  const named = Array.from({ length: 400_000 }, (_, at) => keys.page(at.toString(16).padStart(32, '0')))
  const removal = { format: 1, when: '2026-01-01', by: 'nobody', keys: named, files: {} }
  await store.putIfAbsent(keys.removal(1), JSON.stringify(removal))
  for (let number = 2; number <= 30; number++)
    await link(path.join(root, keys.removal(1)), path.join(root, keys.removal(number)))
  const begun = performance.now()
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a', pruneStops: 100 })
  expect(performance.now() - begun).toBeLessThan(15_000)
  await pruneNow(store)
  expect(await unfinishedRemovals(store)).toEqual([])
})
