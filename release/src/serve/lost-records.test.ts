import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { newSite, release } from '../../testing/site.ts'
import { orDamage } from '../errors.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { withCopies } from './copied.ts'

const channel = 'production'
const key = (number: number) => keys.release(channel, number)

let root: string
let folder: string
const fileOf = (number: number) => path.join(root, key(number))
const open = () => withCopies(new FileStore(root), channel, { folder, maxBytes: 50_000_000 })
const copyOf = (number: number) =>
  path.join(folder, encodeURIComponent(`${channel} file:${root}`), key(number))

beforeEach(async () => {
  root = (await newSite()).root
  folder = await newFolder()
  for (const text of ['a2', 'a3', 'a4']) await release(new FileStore(root), 'mf-a', text)
  const copying = await open()
  for (const number of [1, 2, 3, 4]) await copying.get(key(number))
  await vi.waitFor(async () => {
    for (const number of [1, 2, 3, 4]) await readFile(copyOf(number))
  }, 10_000)
})

const damages: [how: string, damage: (file: string) => Promise<void>][] = [
  ['missing', (file) => rm(file)],
  ['damaged', (file) => truncate(file, 10)],
  ['damaged', (file) => writeFile(file, '')],
]

it.each(damages)(
  'keeps its copies of records that are %s in the store, and reports where the copies are',
  async (how, damage) => {
    const whole = await Promise.all([2, 3].map((number) => readFile(fileOf(number))))
    for (const number of [2, 3]) await damage(fileOf(number))
    const copying = await open()
    for (const number of [3, 2])
      expect(await orDamage(copying.get(key(number)))).toMatchObject({
        message: `${key(number)} in the store file:${root} is ${how}, while this machine has an intact copy, ${copyOf(number)}`,
        hint: `restore the file from ${copyOf(number)}`,
      })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await Promise.all([2, 3].map((number) => readFile(copyOf(number))))).toEqual(whole)
    await writeFile(fileOf(2), await readFile(copyOf(2)))
    expect(await copying.get(key(2))).toEqual(whole[0])
  },
)

it('removes its copies of records that are missing from an earlier state of the store', async () => {
  for (const number of [3, 4]) await rm(fileOf(number))
  const copying = await open()
  expect(await copying.get(key(3))).toBeUndefined()
  await vi.waitFor(() => expect(readFile(copyOf(3))).rejects.toThrow('ENOENT'), 10_000)
})

it('answers from its copy of a record that the store lists, but does not return, and keeps the copy', async () => {
  const store = new FileStore(root)
  const get = store.get.bind(store)
  vi.spyOn(store, 'get').mockImplementation(async (asked, ...options) =>
    asked === key(4) ? undefined : get(asked, ...options),
  )
  const copying = await withCopies(store, channel, { folder, maxBytes: 50_000_000 })
  const before = performance.now()
  expect(await copying.get(key(4))).toEqual(await readFile(fileOf(4)))
  expect(copying.substitutedAt).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await readFile(copyOf(4))).toEqual(await readFile(fileOf(4)))
})

it('replaces its copy of a record once the store has another under the same number', async () => {
  const { sha256: _, ...record } = JSON.parse(await readFile(fileOf(3), 'utf8'))
  const other = sealed(JSON.stringify({ ...record, why: 'another' }))
  await writeFile(fileOf(3), other)
  expect(String(await (await open()).get(key(3)))).toBe(other)
  await vi.waitFor(async () => expect(await readFile(copyOf(3), 'utf8')).toBe(other), 10_000)
})

it('does not keep a copy that was itself altered', async () => {
  await writeFile(copyOf(2), (await readFile(copyOf(2), 'utf8')).replace('"why":"', '"why":"not '))
  await rm(fileOf(2))
  expect(await (await open()).get(key(2))).toBeUndefined()
})
