import { readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import {
  channel,
  isShown,
  root,
  served,
  ship,
  shown,
  start,
  teamA,
  teamB,
  trustOf,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { keys } from '../store/keys.ts'

withKeyedSite()

it('names the server’s own copy of a release that is damaged in the store, and keeps that copy', async () => {
  const copies = { folder: await newFolder(), maxBytes: 50_000_000 }
  await ship(teamA, 'mf-a', 'a2')
  await isShown((await ship(teamB, 'mf-b', 'b2')).number)
  await served.close()
  await start(await trustOf(5), { copies })
  await served.close()
  const file = path.join(root, keys.release(channel, 6))
  const copy = path.join(
    copies.folder,
    encodeURIComponent(`${channel} file:${root}`),
    keys.release(channel, 6),
  )
  const whole = await readFile(file)
  await truncate(file, 10)
  await expect(start(await trustOf(5), { copies })).rejects.toThrow(
    `release 7, signed by team-b, follows release 6, but ${keys.release(channel, 6)} in the store file:${root} is damaged, while this machine has an intact copy, ${copy}`,
  )
  expect(await readFile(copy)).toEqual(whole)
  await writeFile(file, await readFile(copy))
  await start(await trustOf(5), { copies })
  expect(await shown()).toBe(7)
})
