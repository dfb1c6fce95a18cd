import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
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
import { sealed } from '../records/seal.ts'
import { changeKeys, trusting } from '../releasing/change-keys.ts'
import { changeSettings } from '../releasing/settings.ts'
import { idOf } from '../signing/key-pair.ts'
import { keys } from '../store/keys.ts'
import { saidHash } from './refusals.ts'

withKeyedSite()

/** Has millions of objects, which take far more time and memory than their text. */
async function plantLarge(key: string, record: object, objects = 20_000_000): Promise<void> {
  const file = path.join(root, key)
  await mkdir(path.dirname(file), { recursive: true })
  const begun = JSON.stringify(record).slice(0, -1)
  await writeFile(`${file}.new`, sealed(`${begun},"more":[${'{},'.repeat(objects)}{}]}`))
  await rename(`${file}.new`, file)
}

/** The longest time in ms for which the server answers no request while this happens. */
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
    vi.waitFor(() => expect(said.join('\n')).toContain('is refused'), { timeout: 50_000 }),
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

it('does not take a forged release of too many pieces apart', async () => {
  await isShown(5)
  const { sha256: _, ...record } = await forged(undefined, toVersion)
  await plantLarge(keys.release(channel, 6), record, 2_000_000)
  await vi.waitFor(() => expect(said.join('\n')).toContain('it is not a well-formed record'), {
    timeout: 5000,
  })
})

it('releases no record that is too large to be read', async () => {
  const asked = request(ops, 'w'.repeat(8_000_000))
  const { publicKey } = teamA
  const change = trusting(idOf(publicKey), { name: 'team-a', public: publicKey, may: ['mf-b'] }, 1)
  await expect(changeKeys(asked, change)).rejects.toThrow('itself has more than 100,000 characters')
  expect((await live()).number).toBe(5)
  const { store } = await newSite() // without keys, a record may be as large as is read
  const settings = { formEndpoint: '/forms/other' }
  await expect(changeSettings({ ...asked, store, signers: [], settings })).rejects.toThrow(
    'a record too large to be read',
  )
})

it('needs no more memory for forged records the more of them follow each other', {
  timeout: 120_000,
  tags: 'long',
}, async () => {
  await served.close()
  const more = `,"more":[${'{},'.repeat(490_000)}{}]}`
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
