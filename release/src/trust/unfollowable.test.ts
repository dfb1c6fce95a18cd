import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  expectRefused,
  forged,
  isShown,
  plant,
  served,
  ship,
  teamA,
  teamB,
  toVersion,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { type PartState, type Release, requireLive } from '../records/releases.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

const nested = (levels: number): unknown => (levels ? [nested(levels - 1)] : 'deep')

/** Changes made to a record before it is signed, so that its signature is valid. */
const signedOnes: Record<string, (base: Release) => object> = {
  'has no format': () => ({ format: undefined }),
  'has a future format': () => ({ format: 3 }),
  'is nested too deeply to read': ({ parts }) => ({
    parts: { ...parts, 'mf-a': { ...(parts['mf-a'] as PartState), more: nested(200) } },
  }),
  'belongs to another channel': () => ({ channel: 'staging' }),
}

/** Changes to a record that no key has signed. */
const unsigned: Record<string, object> = {
  'has text as its parent': { parent: 'x y' },
  'has a path as its parent': { parent: '../../x' },
  'has an object as its parent': { parent: {} },
  'has a fraction as its parent': { parent: 5.5 },
}

/** Asserts that other teams' releases reach visitors, running servers and machines without trust state. */
async function othersRelease(): Promise<void> {
  const { number } = await ship(teamB, 'mf-b', 'by another team')
  await isShown(number)
  expect((await ask(served.address, '/b')).text).toContain('by another team')
  const newcomer = new TrustedStore(bucket, await newFolder())
  expect((await requireLive(newcomer, channel)).number).toBe(number)
}

it.each(Object.entries(signedOnes))(
  'lets others release after a signed record that %s',
  async (_, change) => {
    await isShown(5)
    await plant(await forged(teamA, change as (base: Release) => Partial<Release>))
    await expectRefused(/is refused|is not the record of release/)
    await othersRelease()
  },
)

it.each(Object.entries(unsigned))('lets others release after a forgery that %s', async (_, change) => {
  await isShown(5)
  await plant({ ...(await forged(undefined, toVersion)), ...change } as Release)
  await expectRefused(/refused/)
  await othersRelease()
})
