import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { becomeOrdinaryUser, lock } from '../../testing/ordinary-user.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { newSite, publishText, release, requestIn, share } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { changeKeys } from './change-keys.ts'
import { chooseVersions } from './choose-versions.ts'
import { deploy } from './deploy.ts'
import { history } from './history.ts'
import { endPreview, listPreviews, makePreview } from './make-preview.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'
import { changeShare, promote } from './share.ts'
import { status } from './status.ts'
import { verify } from './verify.ts'

const canBeDenied = becomeOrdinaryUser()
const channel = 'production'

/** A team has released mf-a, and only its own account can read the record. Another team shares a version of mf-b. */
async function deniedSite() {
  const { root, store } = await newSite()
  await share(store, 'mf-b', 'b2')
  await release(store, 'mf-a', 'a2')
  await publishText(store, 'mf-b', 'b3')
  const file = path.join(root, keys.release(channel, 3))
  return { root, store, file, unlock: await lock(file) }
}

const deniedAs = ({ store, file }: { store: FileStore; file: string }) =>
  `releases/production/3.json in the store ${store.name} cannot be read, although the store can (EACCES: permission denied): its owner must run chmod a+r ${file}`

const commands: Record<string, (store: FileStore) => Promise<unknown>> = {
  deploy: (store) => deploy({ ...requestIn(store, 'on'), targets: ['mf-b'] }),
  'deploy --dry-run': (store) => deploy({ ...requestIn(store, 'on'), targets: ['mf-b'], dryRun: true }),
  rollback: (store) => rollback({ ...requestIn(store, 'back'), part: 'mf-b' }),
  share: (store) => changeShare({ ...requestIn(store, 'more'), part: 'mf-b', percent: 20 }),
  promote: (store) => promote({ ...requestIn(store, 'all'), part: 'mf-b' }),
  settings: (store) =>
    changeSettings({ ...requestIn(store, 'move'), settings: { origin: 'https://bridge.example' } }),
  keys: (store) => changeKeys(requestIn(store, 'keys'), (before) => before),
}

describe.skipIf(!canBeDenied)('while this account may not read the newest release', () => {
  it.each(Object.entries(commands))('%s undoes nothing, and says how to proceed', async (_, command) => {
    const site = await deniedSite()
    const before = await readdir(path.dirname(site.file))
    await expect(command(site.store)).rejects.toMatchObject({
      message: `nothing was released, because release 3 may be live and would be undone: ${deniedAs(site)}`,
      hint: expect.stringContaining('replace the file with an empty one'),
    })
    expect(await readdir(path.dirname(site.file))).toEqual(before)
  })

  it('builds on that release once it can be read', async () => {
    const { store, unlock } = await deniedSite()
    await unlock()
    const { release: live } = await rollback({ ...requestIn(store, 'back'), part: 'mf-b' })
    expect(live).toMatchObject({ number: 4, parent: 3 })
  })

  it('passes over that record once an empty file is in its place', async () => {
    const { store, file } = await deniedSite()
    await rm(file)
    await writeFile(file, '')
    const { release: live } = await rollback({ ...requestIn(store, 'back'), part: 'mf-b' })
    expect(live).toMatchObject({ number: 4, parent: 2 })
  })

  it('ignores an unreadable record above unused numbers', async () => {
    const { root, store } = await newSite()
    await writeFile(path.join(root, keys.release(channel, 9)), '{}', { mode: 0 })
    await release(store, 'mf-a', 'a2')
    expect(await requireLive(store, channel)).toMatchObject({ number: 2, parent: 1 })
  })

  it('names the record in status and verify, and passes over it in the history', async () => {
    const site = await deniedSite()
    const said = [`skipped: ${deniedAs(site)}`]
    expect(await status(site.store, channel)).toMatchObject({ release: 2, passedOver: said })
    expect((await verify(site.store, channel)).problems).toEqual(said)
    await site.unlock()
    await release(site.store, 'mf-a', 'a3')
    await lock(site.file)
    expect((await history(site.store, channel)).map(({ number }) => number)).toEqual([4, 2, 1])
  })

  it('does not let prune remove anything', async () => {
    const site = await deniedSite()
    await expect(pruneNow(site.store)).rejects.toThrow(`nothing is removed: ${deniedAs(site)}`)
  })
})

it.skipIf(!canBeDenied)(
  'releases a part while the files of another one are denied, and names them',
  async () => {
    const { root, store } = await newSite()
    await release(store, 'mf-a', 'a2')
    const { version, composition } = Object((await requireLive(store, channel)).parts['mf-b'])
    await lock(path.join(root, keys.composition(composition.key)))
    await lock(path.join(root, keys.version('mf-b', version)))
    const back = await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
    expect(back.release.number).toBe(3)
    expect(back.warnings).toEqual([expect.stringMatching(/^the pages of mf-b cannot be served.*chmod a\+r /)])
    const { problems } = await verify(store, channel)
    expect(problems.filter((problem) => problem.includes('chmod a+r'))).toHaveLength(2)
  },
)

it.skipIf(!canBeDenied)(
  'shows no preview to an account that may not read the record of its end',
  async () => {
    const { root, store } = await newSite()
    const version = await publishText(store, 'mf-a', 'preview')
    const until = new Date(Date.now() + 3_600_000)
    const chosen = await chooseVersions(store, channel, [`mf-a@${version}`])
    await makePreview({ ...requestIn(store, 'x'), name: 'pr-1', until }, chosen)
    await endPreview(requestIn(store, 'merged'), 'pr-1')
    const key = keys.preview(channel, 'pr-1', 2)
    await lock(path.join(root, key))
    const { previews, problems } = await listPreviews({ store, channel })
    expect(previews).toEqual([])
    expect(problems).toEqual([expect.stringContaining(`${key} in the store ${store.name} cannot be read`)])
  },
)

describe.skipIf(!canBeDenied)('prune', () => {
  it('removes nothing while a preview, or a release before the live one, is denied', async () => {
    const { root, store } = await newSite()
    const preview = await publishText(store, 'mf-a', 'preview')
    const until = new Date(Date.now() + 3_600_000)
    const chosen = await chooseVersions(store, channel, [`mf-a@${preview}`])
    await makePreview({ ...requestIn(store, 'x'), name: 'pr-1', until }, chosen)
    for (const text of ['a2', 'a3']) await release(store, 'mf-a', text)
    for (const key of [keys.preview(channel, 'pr-1', 1), keys.release(channel, 2)]) {
      const unlock = await lock(path.join(root, key))
      await expect(pruneNow(store)).rejects.toThrow(`nothing is removed: ${key} in the store`)
      await unlock()
    }
    for (let run = 0; run < 2; run++) await pruneNow(store)
    expect(await store.list(keys.part('mf-a'))).toContain(preview)
  })

  it('removes a version that nothing needs, even if its artifact.json cannot be read', async () => {
    const { root, store } = await newSite()
    const { version } = Object((await requireLive(store, channel)).parts['mf-a'])
    for (const text of ['a2', 'a3', 'a4']) await release(store, 'mf-a', text)
    await lock(path.join(root, keys.artifact('mf-a', version)))
    await pruneNow(store)
    expect((await pruneNow(store)).removed).toContain(keys.version('mf-a', version))
    expect(await store.get(keys.artifact('mf-a', version))).toBeUndefined()
  })
})
