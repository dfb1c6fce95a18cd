import { chmod, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { besideStore, openStore } from './open-store.ts'

it.each([
  [0o755, 0o077, 0o755, 0o644],
  [0o700, 0o022, 0o755, 0o644],
  [0o700, 0o077, 0o700, 0o600],
  [0o775, 0o022, 0o775, 0o644],
  [0o1777, 0o022, 0o775, 0o644],
  [0o2770, 0o027, 0o2770, 0o640],
  [0o2750, 0o077, 0o2750, 0o640],
])(
  'grants the same access as its folder (%o), regardless of the umask (%o)',
  async (mode, umask, folder, file) => {
    const root = await newFolder()
    await chmod(root, mode)
    const before = process.umask(umask)
    try {
      await openStore(`file:${root}`).putIfAbsent('parts/mf-a/artifact.json', '1')
    } finally {
      process.umask(before)
    }
    const modeOf = async (name: string) => (await stat(path.join(root, name))).mode & 0o7777
    expect(await Promise.all(['parts', 'parts/mf-a', 'parts/mf-a/artifact.json'].map(modeOf))).toEqual([
      folder,
      folder,
      file,
    ])
  },
)

it.each([
  ['file:./.store', './.store-trust'],
  ['file:/srv/store/', '/srv/store-trust'],
  ['s3://bucket', './bucket-trust'],
  ['s3://bucket/site', './bucket%2Fsite-trust'],
  ['s3://bucket/site/two/', './bucket%2Fsite%2Ftwo-trust'],
])('keeps what belongs to %s at %s', (address, place) => {
  expect(besideStore(address, '-trust')).toBe(place)
})

it('keeps using what an earlier version stored for the whole bucket', async () => {
  const before = process.cwd()
  onTestFinished(() => process.chdir(before))
  process.chdir(await newFolder())
  const trust = () => ['s3://bucket/one', 's3://bucket/two'].map((address) => besideStore(address, '-trust'))
  await mkdir('bucket-trust')
  expect(trust()).toEqual(['./bucket-trust', './bucket-trust'])
  await mkdir('bucket%2Ftwo-trust')
  expect(trust()).toEqual(['./bucket-trust', './bucket%2Ftwo-trust'])
})
