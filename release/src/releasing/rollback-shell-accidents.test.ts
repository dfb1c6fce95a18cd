import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, release, requestIn, routes } from '../../testing/site.ts'
import { type PartState, requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'

/** No part may keep a broken shell live, whatever has happened to its files. */
let root: string
let store: FileStore

beforeEach(async () => {
  ;({ root, store } = await newSite())
})

const stateOf = async (part: string) => (await requireLive(store, 'production')).parts[part] as PartState

const accidents: Record<string, (state: PartState) => Promise<void>> = {
  'description is lost': ({ version }) => rm(path.join(root, keys.artifact('mf-a', version))),
  'description is damaged': ({ version }) => writeFile(path.join(root, keys.artifact('mf-a', version)), '{'),
  'pages with that shell are damaged': ({ composition }) =>
    writeFile(path.join(root, keys.composition(composition?.key ?? '')), '{}'),
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
