import { rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { ask } from '../../testing/http.ts'
import { makeRemote, publishMade } from '../../testing/parts.ts'
import { newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { type PartState, requireLive } from '../records/releases.ts'
import { serve } from '../serve/serve.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'

/** A part none of whose versions can still be rendered with the restored shell must not keep a broken one live. */

let root: string
let store: FileStore
let shell: string
let part: PartState

const liveState = async (name: string) => (await requireLive(store, 'production')).parts[name] as PartState

beforeEach(async () => {
  ;({ root, store } = await newSite())
  shell = await publishText(store, 'shell', 'good')
  const page = `
import { readdirSync } from 'node:fs'
const isBack = () => readdirSync(new URL('../../../shell/', import.meta.url)).includes('${shell}')
export default ({ site }) => {
  if (isBack() && site.formEndpoint.startsWith('https:')) throw new Error('never again')
  return 'as it was'
}
export const head = () => ({ title: 'A', description: 'A.' })
`
  await publishMade(store, makeRemote({ name: 'mf-a', modules: { home: page, one: page } }), 'mf-a')
  await deploy({ ...requestIn(store, 'a'), targets: ['mf-a'] })
  await deploy({ ...requestIn(store, 'good'), targets: ['shell'] })
  part = await liveState('mf-a')
  await release(store, 'shell', 'broken')
  const settings = { formEndpoint: 'https://forms.example/contact' }
  await changeSettings({ ...requestIn(store, 'form'), settings })
})

/** Rolls the shell back, and returns what visitors get at /a. */
async function afterRollback(): Promise<{ warnings: readonly string[]; status: number; text: string }> {
  const { warnings } = await rollback({ ...requestIn(store, 'back'), part: 'shell' })
  expect((await liveState('shell')).version).toBe(shell)
  const served = await serve({ store, channel: 'production', port: 0 })
  const { status, text } = await ask(served.address, '/a')
  expect((await ask(served.address, '/b')).text).toContain('mf-b-1')
  await served.close()
  return { warnings, status, text }
}

it('shows the part as it was with the restored shell', async () => {
  const { warnings, status, text } = await afterRollback()
  expect(warnings).toEqual([
    expect.stringMatching(/^mf-a is rolled back too, to \w{12} with the pages .*never again/),
  ])
  expect([status, text]).toEqual([200, expect.stringContaining('as it was')])
  expect((await liveState('mf-a')).composition).toEqual(part.composition)
  await release(store, 'mf-b', 'b2')
  await release(store, 'mf-a', 'a3')
  expect((await liveState('mf-a')).composition).not.toEqual(part.composition)
})

it('leaves the part without pages if its earlier pages are lost', async () => {
  await rm(path.join(root, keys.composition(part.composition?.key ?? '')))
  const { warnings, status } = await afterRollback()
  expect(warnings).toContainEqual(expect.stringMatching(/^mf-a has no pages for now: .*never again/))
  expect(status).not.toBe(200)
  await release(store, 'mf-b', 'b2')
  await release(store, 'mf-a', 'a3')
  expect((await liveState('mf-a')).composition).toBeDefined()
})
