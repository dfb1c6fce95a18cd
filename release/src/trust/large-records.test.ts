import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sha256 } from '@bridge/shared/hash'
import { expect, it, vi } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { ask } from '../../testing/http.ts'
import {
  channel,
  forged,
  isShown,
  live,
  ops,
  request,
  root,
  said,
  served,
  teamA,
  toVersion,
  trust,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { newSite } from '../../testing/site.ts'
import { appendRelease } from '../records/next-release.ts'
import { type PartState, requireLive } from '../records/releases.ts'
import type { Shared } from '../records/shared.ts'
import { changeKeys, trusting } from '../releasing/change-keys.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import type { KeyList } from '../signing/key-list.ts'
import { idOf } from '../signing/key-pair.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { saidHash } from './refusals.ts'
import { problemOfStep } from './step.ts'

withKeyedSite()

/** Plants a record with millions of objects: parsing it takes far more time and memory than reading its text. */
async function plantLarge(key: string, record: object, objects = 20_000_000): Promise<void> {
  const file = path.join(root, key)
  await mkdir(path.dirname(file), { recursive: true })
  const begun = JSON.stringify(record).slice(0, -1)
  await writeFile(`${file}.new`, sealed(`${begun},"more":[${'{},'.repeat(objects)}{}]}`))
  await rename(`${file}.new`, file)
}

/** The longest time, in ms, for which the server answers no request while this runs. */
async function longestWait(what: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay()
  delay.enable()
  await what()
  delay.disable()
  return delay.max / 1e6
}

it('does not make visitors wait for a forged release of 60 MB', { timeout: 60_000 }, async () => {
  await isShown(5)
  const { sha256: _, ...record } = await forged(undefined, toVersion)
  await plantLarge(keys.release(channel, 6), record)
  const wait = await longestWait(() =>
    vi.waitFor(() => expect(said.join('\n')).toContain('is larger than 8000000 bytes'), { timeout: 50_000 }),
  )
  expect(wait).toBeLessThan(2000)
})

it('does not make visitors wait for a forged preview of 60 MB', { timeout: 60_000 }, async () => {
  const { sha256: _, ...release } = await live()
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await plantLarge(keys.preview(channel, 'pr-1', 1), { format: 1, name: 'pr-1', number: 1, until, release })
  const wait = await longestWait(async () =>
    expect((await ask(served.address, '/a', { headers: { host: 'pr-1.localhost' } })).status).toBe(500),
  )
  expect(wait).toBeLessThan(2000)
})

it('does not parse a forged release with too many lists and objects', async () => {
  await isShown(5)
  const { sha256: _, ...record } = await forged(undefined, toVersion)
  await plantLarge(keys.release(channel, 6), record, 2_000_000)
  await vi.waitFor(() => expect(said.join('\n')).toContain('it is not a well-formed record'), {
    timeout: 5000,
  })
})

it('does not release a record that is too large to read', async () => {
  const settings = { formEndpoint: `/${'w'.repeat(10_000)}` }
  const given = changeSettings({ ...request(ops), settings })
  await expect(given).rejects.toThrow('the settings takes more than 10,000 bytes')
  expect((await live()).number).toBe(5)
  const { store } = await newSite() // without keys, a record may be as large as readers accept
  const { sha256: _, ...first } = await requireLive(store, channel)
  const large = { ...first, number: 2, parent: 1, why: 'w'.repeat(8_000_000) }
  await expect(appendRelease(store, large)).rejects.toThrow('a record too large to read')
})

it('does not release anything with a reason that is too long', async () => {
  const { publicKey } = teamA
  const change = trusting(idOf(publicKey), { name: 'team-a', public: publicKey, may: ['mf-b'] }, 1)
  const said = 'the author and the reason take 3,008 bytes together; the limit is 3,000'
  const asked = request(ops, 'w'.repeat(2997)) // 3,008 bytes with the author, as JSON
  await expect(changeKeys(asked, change)).rejects.toThrow(said)
  await expect(rollback({ ...asked, part: 'mf-a' })).rejects.toThrow(said)
  expect((await live()).number).toBe(5)
})

it('allows a release of 200 parts, each with as much text as the tool ever writes about a part', async () => {
  const base = await live()
  const [by, why] = ['Asha', 'w'.repeat(2985)]
  const version = `1.${'0'.repeat(59)}-${'a'.repeat(32)}`
  const state: PartState = {
    version,
    by,
    since: new Date().toISOString(),
    why,
    previous: { version, release: 1, fallback: version },
    fallback: version,
    takenBack: Array(20).fill(version),
    opened: { browser: 'HeadlessChrome/142.0.7444.175', pages: 12, of: 50_000 },
    composition: { key: 'a'.repeat(32), sha256: sha256('') },
  }
  const many = Array.from({ length: 200 }, (_, index) => `mf-${index}`)
  const changed = [...many, 'mf-a']
  const { publicKey } = teamA
  const key = { [idOf(publicKey)]: { name: 'all', public: publicKey, may: changed } }
  const keys = { ...(base.keys as KeyList), keys: key }
  const chosen = { part: 'mf-a', percent: 5, salt: '0'.repeat(16) }
  const shared: Shared = { ...chosen, by, since: state.since, why, state }
  const parts = { ...base.parts, ...Object.fromEntries(many.map((name) => [name, state])) }
  const release = await forged(teamA, () => ({ format: 2, keys, changed, by, why, parts, shared }))
  expect(problemOfStep({ ...base, keys }, release)).toBeUndefined()
})

it('runs status in a heap of 300 MB, even if many large forged records follow each other', {
  timeout: 120_000,
  tags: 'long',
}, async () => {
  await served.close()
  const more = `,"more":[${'{},'.repeat(290_000)}{}]}`
  let { signature: _, sha256: after, ...last } = await live()
  for (let count = 0; count < 25; count++) {
    last = { ...last, number: last.number + 1, parent: last.number, ...(after && { after }) }
    const text = sealed(JSON.stringify(last).slice(0, -1) + more)
    after = saidHash(Buffer.from(text))
    await writeFile(path.join(root, keys.release(channel, last.number)), text)
  }
  const env = { STORE: `file:${root}`, TRUST: trust, NODE_OPTIONS: '--max-old-space-size=300' }
  const { code, stderr } = await runCli(['status'], { env })
  expect(stderr).toContain('30.json in the store file:')
  expect(stderr).toContain('is refused: release 6: it is not signed')
  expect(code).toBe(0)
})
