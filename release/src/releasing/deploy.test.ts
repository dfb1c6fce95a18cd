import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '../../testing/http.ts'
import { MemoryStore } from '../../testing/memory-store.ts'
import { makeRemote } from '../../testing/parts.ts'
import { newSite, pagesOf, publishText, release, requestIn } from '../../testing/site.ts'
import { shortened } from '../names.ts'
import { requireLive } from '../records/releases.ts'
import { serve } from '../serve/serve.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'

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
    new RegExp(`mf-a@${shortened(version ?? '')} is already live, released by Asha at \\S+`),
  )
})

it('changes nothing in a dry run, and reports what would change', async () => {
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

it('deploys, serves and rolls back to an old artifact that can no longer be published', async () => {
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
