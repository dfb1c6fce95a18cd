import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { appendRelease } from '../records/next-release.ts'
import { newestRelease, requireLive } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { history } from './history.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import { verify } from './verify.ts'

const channel = 'production'

/** Ways to damage the newest of three releases. */
const broken = [
  { what: 'an empty newest record', damage: (file: string) => writeFile(file, '') },
  {
    what: 'an altered newest record',
    damage: async (file: string) => writeFile(file, (await readFile(file, 'utf8')).replace('"b2"', '"b3"')),
  },
]

it.each(broken)('continues from the newest intact release after $what, and says so', async ({ damage }) => {
  const { store, root } = await newSite()
  await release(store, 'mf-a', 'a2')
  await release(store, 'mf-b', 'b2')
  await damage(path.join(root, keys.release(channel, 3)))
  const said = [expect.stringMatching(/^skipped: releases\/production\/3\.json .* is damaged/)]
  expect(await status(store, channel)).toMatchObject({ release: 2, passedOver: said })
  expect((await verify(store, channel)).problems).toEqual(said)
  const back = await rollback({ ...requestIn(store, 'an emergency'), part: 'mf-a' })
  expect(back).toMatchObject({ release: { number: 4, parent: 2 }, warnings: said })
  expect(await status(store, channel)).not.toHaveProperty('passedOver')
  expect((await history(store, channel)).map(({ number }) => number)).toEqual([4, 2, 1])
})

it.each(['null', '{}', '[]', '"x"'])('skips the newest record if it is %s', async (text) => {
  const { store, root } = await newSite()
  await release(store, 'mf-a', 'a2')
  await writeFile(path.join(root, keys.release(channel, 2)), text)
  expect(await status(store, channel)).toMatchObject({ release: 1 })
})

it('lists the history around a damaged record', async () => {
  const { store, root } = await newSite()
  for (const text of ['a2', 'a3']) await release(store, 'mf-a', text)
  await writeFile(path.join(root, keys.release(channel, 2)), 'damaged')
  expect((await history(store, channel)).map(({ number }) => number)).toEqual([3, 1])
})

it('refuses to skip a record that a newer tool wrote', async () => {
  const { store, root } = await newSite()
  await release(store, 'mf-a', 'a2')
  await writeFile(path.join(root, keys.release(channel, 2)), '{"format":3}')
  await expect(status(store, channel)).rejects.toThrow(
    'release 2 of channel production must have format 1 or 2, not 3',
  )
})

it('releases a part while another one is damaged, and names the damaged one', async () => {
  const { store, root } = await newSite()
  await release(store, 'mf-a', 'a2')
  const { key = '' } = (await requireLive(store, channel)).parts['mf-b']?.composition ?? {}
  await writeFile(path.join(root, keys.composition(key)), 'damaged')
  await publishText(store, 'mf-a', 'a3')
  const attempts = [
    () => deploy({ ...requestIn(store, 'on'), targets: ['mf-a'] }),
    () => rollback({ ...requestIn(store, 'back'), part: 'mf-a' }),
  ]
  for (const attempt of attempts)
    expect((await attempt()).warnings).toEqual([
      expect.stringContaining(
        'the pages of mf-b cannot be served, so visitors get earlier ones: composition',
      ),
    ])
  await release(store, 'mf-b', 'b2')
  await publishText(store, 'mf-a', 'a4')
  expect((await deploy({ ...requestIn(store, 'on'), targets: ['mf-a'] })).warnings).toEqual([])
})

it('ignores a copied record under a later release number', async () => {
  const { store, root } = await newSite()
  await copyFile(path.join(root, keys.release(channel, 1)), path.join(root, keys.release(channel, 20261122)))
  await publishText(store, 'mf-a', 'a2')
  const { release } = await deploy({ ...requestIn(store, 'on'), targets: ['mf-a'] })
  expect(release.number).toBe(2)
  expect(await status(store, channel)).toMatchObject({
    release: 2,
    passedOver: [expect.stringContaining('20261122')],
  })
})

it('does not start a new history when every record is damaged', async () => {
  const { store, root } = await newSite()
  await writeFile(path.join(root, keys.release(channel, 1)), 'x')
  await expect(newestRelease(store, channel)).rejects.toThrow('1.json')
})

it('recognises its own record when a write succeeds but reports failure', async () => {
  const { store } = await newSite()
  const { sha256: _, ...live } = await requireLive(store, channel)
  const failing = Object.create(store, {
    get: { value: store.get.bind(store) },
    putIfAbsent: {
      value: async (key: string, value: Buffer) => {
        await store.putIfAbsent(key, value)
        throw new Error('EIO')
      },
    },
  })
  expect(await appendRelease(failing, { ...live, number: 2, parent: 1 })).toBe(true)
  await expect(appendRelease(failing, { ...live, number: 2, parent: 1, why: 'other' })).rejects.toThrow('EIO')
})

it('never rolls back to an altered composition, even a well-formed one', async () => {
  const { store, root } = await newSite()
  const { key = '' } = (await requireLive(store, channel)).parts['mf-a']?.composition ?? {}
  await release(store, 'mf-a', 'a2')
  const file = path.join(root, keys.composition(key))
  const composed = await readFile(file, 'utf8')
  await writeFile(file, composed.replace('"path":"/a', '"path":"/b'))
  await expect(rollback({ ...requestIn(store, 'back'), part: 'mf-a' })).rejects.toThrow(
    `composition ${key} is altered`,
  )
  await writeFile(file, composed)
  expect((await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })).release.number).toBe(3)
})
