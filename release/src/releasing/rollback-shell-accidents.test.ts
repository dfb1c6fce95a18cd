import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, release, requestIn, routes } from '../../testing/site.ts'
import { type CompositionRef, readComposition } from '../records/composition.ts'
import { appendRelease, nextRelease } from '../records/next-release.ts'
import { type PartState, requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'

/** No part may keep a broken shell live, regardless of the state of its files. */

let root: string
let store: FileStore

beforeEach(async () => {
  ;({ root, store } = await newSite())
})

const stateOf = async (part: string) => (await requireLive(store, 'production')).parts[part] as PartState

async function pageOf({ composition }: PartState): Promise<string> {
  const [first] = (await readComposition(store, composition as CompositionRef)).pages
  return path.join(root, keys.page(first?.page ?? ''))
}

const accidents: Record<string, (state: PartState) => Promise<void>> = {
  'description is lost': ({ version }) => rm(path.join(root, keys.artifact('mf-a', version))),
  'description is damaged': ({ version }) => writeFile(path.join(root, keys.artifact('mf-a', version)), '{'),
  'pages with the restored shell are damaged': ({ composition }) =>
    writeFile(path.join(root, keys.composition(composition?.key ?? '')), '{}'),
  'page with the restored shell is lost': async (state) => rm(await pageOf(state)),
  'page with the restored shell is altered': async (state) => writeFile(await pageOf(state), 'x'),
}

it.each(Object.entries(accidents))('rolls back a part whose %s', async (_, happens) => {
  const first = await stateOf('mf-a')
  await release(store, 'mf-a', 'a2')
  const second = await stateOf('mf-a')
  await publishMade(store, makeShell({ routes, text: 'two' }), 'shell')
  await deploy({ ...requestIn(store, 'next'), targets: ['shell'] })
  await happens(second)
  const { warnings } = await rollback({ ...requestIn(store, 'back'), part: 'shell' })
  expect(warnings).toEqual([expect.stringMatching(/^mf-a is rolled back too, to \w{12}, /)])
  expect((await stateOf('mf-a')).version).toBe(first.version)
})

it('rolls back a part whose links fit a composition with the live shell, but not with the restored one', async () => {
  const first = await stateOf('mf-a')
  const { version: earlier } = await stateOf('shell')
  await release(store, 'shell', 'two')
  const bomb = (page: string) => `
import { readdirSync } from 'node:fs'
const isEarlier = () => readdirSync(new URL('../../../shell/', import.meta.url)).includes('${earlier}')
const link = (_, i) => '<a href="/posts/' + '中'.repeat(5000) + '${page}' + i + '">x</a>'
export default () => isEarlier() ? Array.from({ length: 240 }, link).join('') : 'fine'
export const head = () => ({ title: 'A', description: 'A.' })
`
  const made = makeRemote({ name: 'mf-a', modules: { home: bomb('home'), one: bomb('one') } })
  await publishMade(store, made, 'mf-a')
  await deploy({ ...requestIn(store, 'many links'), targets: ['mf-a'] })
  const composed = await store.list(keys.compositions)
  const { warnings } = await rollback({ ...requestIn(store, 'back'), part: 'shell' })
  expect(warnings).toEqual([
    expect.stringMatching(
      /^mf-a is rolled back too, to \w{12}, .* is refused: its pages need a description of 2\d\.\d MB; the limit is 16 MB$/,
    ),
  ])
  expect((await stateOf('mf-a')).version).toBe(first.version)
  expect(await store.list(keys.compositions), 'adds no unreadable composition').toEqual(composed)
})

it('restores a version that was rolled back later if there is no other way to replace the broken shell', async () => {
  await publishMade(store, makeShell({ routes, text: 'two' }), 'shell')
  await deploy({ ...requestIn(store, 'next'), targets: ['shell'] })
  const base = await requireLive(store, 'production')
  const { parts } = base
  const a1 = await stateOf('mf-a')
  const lost = { ...a1, version: `1.0.0-${'f'.repeat(32)}`, takenBack: [a1.version] }
  const planted = { ...base, channel: 'production', changed: ['mf-a'], parts: { ...parts, 'mf-a': lost } }
  await appendRelease(store, nextRelease(base, planted))
  expect((await rollback({ ...requestIn(store, 'back'), part: 'shell' })).warnings).toEqual([
    expect.stringMatching(
      /^mf-a is rolled back too, to .* although it has been rolled back since, because nothing else/,
    ),
  ])
  expect(await stateOf('mf-a')).toMatchObject({ version: a1.version })
  expect((await stateOf('mf-a')).takenBack).toBeUndefined()
})
