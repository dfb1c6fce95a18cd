import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { exportable } from '../../testing/exportable.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { startNginx } from '../../testing/nginx.ts'
import { release, requestIn } from '../../testing/site.ts'
import { readComposition } from '../records/composition.ts'
import { type PartState, requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { exportTree } from './export.ts'

const channel = 'production'

const stateOf = async (store: Store, part: string) =>
  (await requireLive(store, channel)).parts[part] as PartState

async function loseHome(store: Store, root: string): Promise<void> {
  const { composition } = await stateOf(store, 'mf-a')
  if (!composition) throw new Error('mf-a has no pages')
  const { pages } = await readComposition(store, composition)
  const home = pages.find(({ path }) => path === '/')?.page ?? ''
  for (const ending of ['', '.br', '.gz'])
    await rm(path.join(root, keys.page(home) + ending), { force: true })
}

it('keeps a working page if the store loses its next version before the export', async () => {
  const { store, root, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const nginx = await startNginx(folder)
  try {
    const home = async () => (await ask(nginx.address, '/')).status
    await release(store, 'mf-a', 'second of a')
    await loseHome(store, root)
    const own = await exportTree({ store, channel, folder })
    expect(own).toMatchObject({
      isIncomplete: true,
      notes: [expect.stringContaining('1 is kept from an earlier export')],
    })
    expect(await home()).toBe(200)
    expect((await ask(nginx.address, '/a')).text).toContain('second of a')
    await release(store, 'mf-b', 'next of b')
    expect(await exportTree({ store, channel, folder })).toMatchObject({ isIncomplete: true })
    expect(await home()).toBe(200)
    expect((await ask(nginx.address, '/b')).text).toContain('next of b')
  } finally {
    await nginx.stop()
  }
})

it('does not show a page of a version that was rolled back, even if the store has lost the one before', async () => {
  const { store, root, folder } = await exportable()
  await release(store, 'mf-a', 'withdrawn a')
  await exportTree({ store, channel, folder })
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  await loseHome(store, root)
  expect(await exportTree({ store, channel, folder })).toMatchObject({
    isIncomplete: true,
    notes: [expect.stringContaining('1 is missing')],
  })
  await expect(readFile(path.join(folder, 'current/home.html'))).rejects.toThrow('ENOENT')
  expect(await readFile(path.join(folder, 'current/pages/a.html'), 'utf8')).toContain('mf-a-1')
})

it('does not count a version as kept whose files were missing when it was exported', async () => {
  const { store, root, folder } = await exportable()
  const { version } = await stateOf(store, 'mf-a')
  await rm(path.join(root, keys.file('mf-a', version, 'client/photo.Jpg')))
  expect(await exportTree({ store, channel, folder })).toMatchObject({ isIncomplete: true })
  const described = path.join(root, keys.artifact('mf-a', version))
  await writeFile(described, '{}')
  expect(await exportTree({ store, channel, folder })).toMatchObject({
    isIncomplete: true,
    notes: [expect.stringContaining('1 is missing')],
  })
})

it('counts a version as kept only while its folder holds all its files', async () => {
  const { store, root, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const { version } = await stateOf(store, 'mf-a')
  const photo = path.join(folder, 'parts/mf-a', version, 'photo.Jpg')
  const whole = await readFile(photo)
  await writeFile(path.join(root, keys.artifact('mf-a', version)), '{}')
  const kept = {
    isIncomplete: false,
    notes: [expect.stringContaining(': 1 is kept from an earlier export.')],
  }
  expect(await exportTree({ store, channel, folder })).toMatchObject(kept)
  await rm(photo)
  expect(await exportTree({ store, channel, folder })).toMatchObject(kept)
  expect(await readFile(photo)).toEqual(whole)
  await rm(photo)
  await rm(path.join(root, keys.file('mf-a', version, 'client/photo.Jpg')))
  expect(await exportTree({ store, channel, folder })).toMatchObject({
    isIncomplete: true,
    notes: [expect.stringContaining(': 1 is kept from an earlier export, 1 is missing.')],
  })
  await rm(path.join(folder, 'described'), { recursive: true }) // as an earlier tool would leave it
  expect(await exportTree({ store, channel, folder })).toMatchObject({ isIncomplete: true })
})

it('exports the rest of a version that has lost a file, and completes it once the file is back', async () => {
  const { store, root } = await exportable()
  const { version } = await stateOf(store, 'mf-a')
  const photo = path.join(root, keys.file('mf-a', version, 'client/photo.Jpg'))
  const content = await readFile(photo)
  await rm(photo)
  const folder = await newFolder()
  const { isIncomplete, notes } = await exportTree({ store, channel, folder })
  expect({ isIncomplete, notes }).toEqual({
    isIncomplete: true,
    notes: [expect.stringMatching(/^the store has lost files of mf-a: 1 is missing\. photo\.Jpg of mf-a@/)],
  })
  const exported = (file: string) => readFile(path.join(folder, 'parts/mf-a', version, file))
  await expect(exported('photo.Jpg')).rejects.toThrow('ENOENT')
  expect((await exported('assets/large.js')).length).toBeGreaterThan(0)
  await writeFile(photo, content)
  expect(await exportTree({ store, channel, folder })).toMatchObject({ isIncomplete: false, notes: [] })
  expect(await exported('photo.Jpg')).toEqual(content)
})

it('exits with 3 if a page is missing for visitors, and with 0 otherwise', async () => {
  const { store, root, folder } = await exportable()
  const run = () => runCli(['export', folder], { env: { STORE: `file:${root}` } })
  expect(await run()).toMatchObject({ code: 0, stdout: `release 2 exported to ${folder}\n`, stderr: '' })
  await rm(folder, { recursive: true })
  await loseHome(store, root)
  expect(await run()).toMatchObject({
    code: 3,
    stdout: `release 2 exported to ${folder}\n`,
    stderr: expect.stringMatching(
      /^note: the store has lost files of mf-a: 1 is missing\. \S+ is not in the store\n$/,
    ),
  })
})
