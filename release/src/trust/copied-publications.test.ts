import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash } from '@bridge/shared/hash'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { bucket, channel, live, request, root, teamA, withKeyedSite } from '../../testing/keyed-site.ts'
import { makers } from '../../testing/site.ts'
import type { Publication } from '../artifacts/publications.ts'
import { publish } from '../artifacts/publish.ts'
import { hashOf } from '../names.ts'
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
  unchanged: (record) => record,
  'without its place, as earlier versions of the tool wrote it': ({ placed: _, ...record }) => record,
  'with another place': (record, number) => ({ ...record, placed: { ...record.placed, number } }),
  'with another place, which is not signed': (record, number) => ({
    ...record,
    placed: { number, first: number },
  }),
}

it.each(Object.entries(copies))(
  'deploys no version whose publication was copied to the highest number, %s',
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

it('reads only one publication to choose a version, even if there are many', async () => {
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

it('does not deploy a republished build that is older than the live one, unless it is named', async () => {
  const before = await signed('before')
  await deploy({ ...request(teamA), targets: [`mf-a@${await signed('after')}`] })
  expect(await signed('before')).toBe(before)
  await expect(deploy({ ...request(teamA), targets: ['mf-a'] })).rejects.toThrow('is older than')
  const { parts } = await live()
  expect(parts['mf-a']?.version).not.toBe(before)
})

it('deploys no version planted by the bucket’s owner with the hash prefix that a team names', async () => {
  const good = await signed('good')
  const begun = hashOf(good).slice(0, 4)
  const planted = await planting(begun)
  const hidden = path.join(root, keys.version('mf-a', good))
  const away = path.join(await newFolder(), 'away')
  await rename(hidden, away)
  const named = deploy({ ...request(teamA), targets: [`mf-a@${begun}`] })
  await expect(named).rejects.toThrow('was not published by a key that may change mf-a')
  await rename(away, hidden)
  await rm(path.join(root, keys.version('mf-a', planted)), { recursive: true })
  const { release } = await deploy({ ...request(teamA), targets: [`mf-a@${begun}`] })
  expect(release.parts['mf-a']?.version).toBe(good)
})

it('redeploys a version that was live before, by the prefix of its hash', async () => {
  const { parts } = await live()
  const before = parts['mf-a']?.version ?? ''
  await deploy({ ...request(teamA), targets: [`mf-a@${await signed('after')}`] })
  const { release } = await deploy({ ...request(teamA), targets: [`mf-a@${hashOf(before).slice(0, 8)}`] })
  expect(release.parts['mf-a']?.version).toBe(before)
})

/** Finds by brute force a version whose hash begins with this prefix, and plants it in the bucket. */
async function planting(begun: string): Promise<string> {
  const dist = await (makers['mf-a'] as (text: string) => Promise<string>)('of the owner')
  const file = path.join(dist, 'artifact.json')
  const { version: _, ...made } = JSON.parse(await readFile(file, 'utf8'))
  const text = JSON.stringify(made).slice(0, -1)
  let tries = 0
  const hashNow = () => contentHash(`${text},"tries":${tries}}`)
  while (!hashNow().startsWith(begun)) tries++
  const version = `1.0.0-${hashNow()}`
  await writeFile(file, JSON.stringify({ ...made, tries, version }))
  await cp(dist, path.join(root, keys.version('mf-a', version)), { recursive: true })
  return version
}
