import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import {
  bucket,
  forged,
  isShown,
  plant,
  request,
  ship,
  store,
  teamA,
  teamB,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { publishText } from '../../testing/site.ts'
import type { PartState } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { keys } from '../store/keys.ts'

withKeyedSite()

const day = 86_400_000

let published: string[]
/** In ms: everything was published before this time. */
let since: number

beforeEach(async () => {
  await isShown(5)
  published = []
  for (const text of ['b2', 'b3', 'b4', 'b5']) published.push(await publishText(bucket, 'mf-b', text))
  await setTimeout(5)
  since = Date.now()
})

const deployEach = async (versions: readonly string[]) => {
  for (const version of versions) await deploy({ ...request(teamB), targets: [`mf-b@${version}`] })
}

/** Plants a release of team A's own part, which its key allows, with a false date. */
const plantDated = async (when: number, why = String(when)) =>
  plant(
    await forged(teamA, ({ parts }) => ({
      when: new Date(when).toISOString(),
      parts: { ...parts, 'mf-a': { ...(parts['mf-a'] as PartState), why } },
    })),
  )

/** The versions of team B that the next run would mark. */
async function marked(from = since): Promise<string[]> {
  const dry = await pruneNow(bucket, { store, keep: Date.now() - from, dryRun: true })
  return published.filter((version) => dry.marked.includes(keys.version('mf-b', version)))
}

it('keeps what other teams had live, even if one team backdates many releases', async () => {
  await deployEach(published)
  for (let count = 0; count < 101; count++) await plantDated(Date.parse('2000-01-01'), `dated ${count}`)
  expect(await marked()).toEqual([])
})

it.each([
  ['in the future', 900 * 365 * day],
  ['long ago', -20 * 365 * day],
])('lets other teams release after a release dated %s, and still removes old versions', async (_, ahead) => {
  await deployEach(published.slice(0, 3))
  await plantDated(Date.now() + ahead)
  await deployEach(published.slice(3))
  await setTimeout(5)
  const later = Date.now()
  const { number } = await ship(teamB, 'mf-b', 'b6')
  await isShown(number)
  expect(await marked()).toEqual([])
  expect(await marked(later)).toEqual(published.slice(0, 1))
})
