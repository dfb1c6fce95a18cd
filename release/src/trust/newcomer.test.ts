import { expect, it } from 'vitest'
import { channel, forged, live, plant, ship, store, teamA, withKeyedSite } from '../../testing/keyed-site.ts'
import { liveRelease } from '../records/releases.ts'
import { problemOfNewcomer } from './newcomer.ts'

withKeyedSite()

it('finds no problem if a release has landed since', async () => {
  const before = await live()
  await ship(teamA, 'mf-a', 'second')
  expect(await problemOfNewcomer(store, before)).toBeUndefined()
})

it('reports a release that only a machine without trust state takes for the live one', async () => {
  const before = await live()
  await liveRelease(store, channel) // from now on, this machine remembers a release with keys
  const { keys: _, ...without } = await forged(undefined, () => ({}))
  await plant({ ...without, after: 'forged' })
  const problem = await problemOfNewcomer(store, before)
  expect(problem).toMatch(/release 6/)
})
