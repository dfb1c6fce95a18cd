import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { newSite, publishText, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { lastPublication } from './publications.ts'

let root: string
let store: FileStore

beforeEach(async () => {
  ;({ root, store } = await newSite())
})

const damage = (number: number) => writeFile(path.join(root, keys.publication('mf-a', number)), '{')

/** Publishes, and returns the version with what was said. */
async function publishing(text: string) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const version = await publishText(store, 'mf-a', text)
  const lines = said.mock.calls.flat()
  said.mockRestore()
  return { version, lines }
}

it('publishes after records that are damaged, and says so in one line', async () => {
  await publishText(store, 'mf-a', 'second')
  await publishText(store, 'mf-a', 'third')
  await Promise.all([damage(2), damage(3)])
  const { version, lines } = await publishing('fourth')
  expect(lines).toEqual([
    expect.stringMatching(/^note: .* is passed over: published\/mf-a\/3\.json .* is not JSON$/),
  ])
  expect(await lastPublication(store, 'mf-a')).toMatchObject({ version, placed: { number: 4, first: 4 } })
  await deploy({ ...requestIn(store, 'next'), targets: ['mf-a'] })
  expect((await requireLive(store, 'production')).parts['mf-a']?.version).toBe(version)
})

it('knows of a version that is published again when it was first published, beside damaged records', async () => {
  await publishText(store, 'mf-a', 'second')
  await publishText(store, 'mf-a', 'third')
  await damage(3)
  const { version } = await publishing('second')
  expect(await lastPublication(store, 'mf-a')).toMatchObject({ version, placed: { number: 4, first: 2 } })
})

it('deploys no older version in the place of the last one, whose record is damaged', async () => {
  await publishText(store, 'mf-a', 'second')
  await publishText(store, 'mf-a', 'third')
  await damage(3)
  await expect(deploy({ ...requestIn(store, 'next'), targets: ['mf-a'] })).rejects.toThrow('mf-a/3.json')
})
