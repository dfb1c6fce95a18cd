import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import {
  channel,
  isShown,
  said,
  served,
  ship,
  start,
  teamA,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { canMount, SmallDisk } from '../../testing/small-disk.ts'

withKeyedSite()

it.skipIf(!canMount)(
  'follows releases while the disk that holds TRUST is full, warns only once, and remembers them when there is space',
  async () => {
    const disk = await SmallDisk.mount('1m')
    await served.close()
    await start(disk.folder)
    disk.fill()
    await isShown((await ship(teamA, 'mf-a', 'a2')).number)
    await isShown((await ship(teamA, 'mf-a', 'a3')).number)
    expect(said).toEqual([
      expect.stringMatching(/^note: cannot remember in .* which release is trusted: ENOSPC/),
    ])
    disk.makeRoom()
    const remembered = async () =>
      JSON.parse(await readFile(path.join(disk.folder, `${channel}.json`), 'utf8'))
    await vi.waitFor(async () => expect((await remembered()).number).toBe(7), 20_000)
    expect(await readdir(path.join(disk.folder, '.unfinished'))).toEqual([])
  },
  40_000,
)
