import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { bucket, channel, live, request, root, teamA, withKeyedSite } from '../../testing/keyed-site.ts'
import { makers } from '../../testing/site.ts'
import type { Publication } from '../artifacts/publications.ts'
import { publish } from '../artifacts/publish.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { deploy } from '../releasing/deploy.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'

withKeyedSite()

const folder = keys.publications('mf-a')
const at = (number: number) => path.join(root, keys.publication('mf-a', number))

async function signed(text: string): Promise<string> {
  const made = { store: bucket, part: 'mf-a', by: 'a', signers: [teamA.signer] }
  const dist = await (makers['mf-a'] as (text: string) => Promise<string>)(text)
  return (await publish({ ...made, dist })).version
}

const lastNumber = async () => (await readdir(path.join(root, folder))).length

const copies: Record<string, (record: Publication, number: number) => object> = {
  'as it is': (record) => record,
  'without its place, as earlier tools wrote it': ({ placed: _, ...record }) => record,
  'with another place': (record, number) => ({ ...record, placed: { ...record.placed, number } }),
  'with another place and no signature of it': (record, number) => ({
    ...record,
    placed: { number, first: number },
  }),
}

it.each(Object.entries(copies))(
  'deploys no version whose publication was copied to the top %s',
  async (_, copy) => {
    await signed('superseded')
    const number = await lastNumber()
    const good = await signed('good')
    const record = JSON.parse(await readFile(at(number), 'utf8'))
    await writeFile(at(number + 2), JSON.stringify(copy(record, number + 2)))
    const { release } = await deploy({ ...request(teamA), targets: ['mf-a'] })
    expect(release.parts['mf-a']?.version).toBe(good)
  },
)

it('reads one publication, however many there are', async () => {
  for (let index = 0; index < 12; index++) await signed(`build ${index}`)
  const read: string[] = []
  class Watched extends FileStore {
    override get(key: string) {
      if (key.startsWith(folder)) read.push(key)
      return super.get(key)
    }
  }
  await chooseVersions(new Watched(root), channel, ['mf-a'])
  expect(read).toEqual([keys.publication('mf-a', await lastNumber())])
})

it('wants a build that was published before the live one to be named, when it is published again', async () => {
  const before = await signed('before')
  await deploy({ ...request(teamA), targets: [`mf-a@${await signed('after')}`] })
  expect(await signed('before')).toBe(before)
  await expect(deploy({ ...request(teamA), targets: ['mf-a'] })).rejects.toThrow('is older than')
  const { parts } = await live()
  expect(parts['mf-a']?.version).not.toBe(before)
})
