import { rm, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import {
  bucket,
  channel,
  expectRefused,
  fileOf,
  isShown,
  served,
  shell,
  ship,
  shown,
  start,
  teamA,
  teamB,
  trust,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { becomeOrdinaryUser, lock } from '../../testing/ordinary-user.ts'
import { keys } from '../store/keys.ts'

const canBeDenied = becomeOrdinaryUser()
withKeyedSite()

it.skipIf(!canBeDenied)(
  'keeps serving the release before an unreadable record, but starts no server once releases follow that record',
  async () => {
    await isShown(5)
    await served.close()
    await ship(teamA, 'mf-a', 'a2')
    const unlock = await lock(fileOf(6))
    await start(trust, { every: 100_000 }) // a poll that outlasts close() could read the record once it is unlocked
    await expectRefused(/6\.json in the store .* cannot be read, although the store can .* chmod a\+r /)
    await served.close()
    await unlock()
    await ship(teamB, 'mf-b', 'b2')
    const unlockAgain = await lock(fileOf(6))
    await expect(start(trust)).rejects.toThrow(
      /release 7, signed by team-b, follows release 6, but .*6\.json .* cannot be read.* chmod a\+r /,
    )
    await unlockAgain()
    await start(trust)
    expect(await shown()).toBe(7)
  },
)

it.skipIf(!canBeDenied)(
  'does not start a server with a release older than the one that it trusted last',
  async () => {
    await ship(teamA, 'mf-a', 'a2')
    await isShown(6)
    await served.close()
    const unlock = await lock(fileOf(6))
    await expect(start(trust)).rejects.toThrow(/6\.json .* cannot be read.* chmod a\+r /)
    await unlock()
    await start(trust)
    expect(await shown()).toBe(6)
  },
)

it.skipIf(!canBeDenied)(
  'lets all teams release once an empty file replaces a planted one that nobody may read',
  async () => {
    await isShown(5)
    await writeFile(fileOf(6), 'planted', { mode: 0 })
    await expectRefused(/6\.json .* cannot be read/)
    await expect(ship(teamB, 'mf-b', 'b2')).rejects.toThrow('release 6 may be live and would be undone')
    await rm(fileOf(6))
    await bucket.putIfAbsent(keys.release(channel, 6), '')
    await ship(shell, 'shell', 's2')
    await isShown(7)
    await ship(teamB, 'mf-b', 'b3')
    await isShown(8)
  },
)
