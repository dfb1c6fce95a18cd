import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  expectRefused,
  type Holder,
  holder,
  live,
  ops,
  plant,
  request,
  root,
  served,
  shell,
  store,
  teamA,
  teamB,
  withKeyedSite,
  withVersion,
} from '../../testing/keyed-site.ts'
import { publishText, requestIn } from '../../testing/site.ts'
import type { Preview } from '../records/preview.ts'
import type { PartState, Release } from '../records/releases.ts'
import { changeKeys, revoking } from '../releasing/change-keys.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { endPreview, makePreview } from '../releasing/make-preview.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { accessTo, signPreview } from './sign-preview.ts'

withKeyedSite()

const show = async (
  by: Holder | undefined,
  name: string,
  part = 'mf-a',
  text = 'unmerged',
  isPrivate = false,
) => {
  const version = await publishText(bucket, part, text)
  const until = new Date(Date.now() + 3_600_000)
  const asked = { ...(by ? request(by) : requestIn(store, 'x')), name, until, isPrivate }
  return (await makePreview(asked, await chooseVersions(store, channel, [`${part}@${version}`]))).preview
}

const at = (name: string, address: string, headers = {}) =>
  ask(served.address, address, { headers: { host: `${name}.localhost`, ...headers } })

const plantPreview = async (preview: Preview) => {
  const file = path.join(root, keys.preview(channel, preview.name, preview.number))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, sealed(JSON.stringify(preview)))
}

it('lets each team preview its own part, and the platform every part', async () => {
  await show(teamA, 'pr-1')
  expect((await at('pr-1', '/a')).text).toContain('unmerged')
  await show(shell, 'pr-2', 'mf-b', 'by the platform')
  await vi.waitFor(async () => expect((await at('pr-2', '/b')).text).toContain('by the platform'), {
    timeout: 4000,
  })
})

it('refuses a key that may not make or end a preview, before anything is composed', async () => {
  await expect(show(teamB, 'pr-1')).rejects.toThrow('team-b may not change mf-a')
  await expect(show(undefined, 'pr-1')).rejects.toThrow('must be signed')
  await show(teamA, 'pr-1')
  await expect(endPreview(request(teamB), 'pr-1')).rejects.toThrow('team-b may not change mf-a')
  await endPreview(request(teamA), 'pr-1')
})

it('shows none of the previews that the bucket’s owner forges from a real one', async () => {
  const shown = await show(teamA, 'pr-1')
  const { signature: _, ...unsigned } = shown
  const parts = { ...shown.release.parts, 'mf-b': (await live()).parts['mf-a'] as never }
  const forgeries: [string, Preview][] = [
    ['unsigned', { ...unsigned, number: 2 }],
    ['replayed under another number', { ...shown, number: 2 }],
    ['under another name', { ...shown, name: 'pr-9', number: 1 }],
    ['longer', { ...shown, number: 2, until: new Date(Date.now() + 1e10).toISOString() }],
    ['of other parts', { ...shown, number: 2, release: { ...shown.release, parts } }],
  ]
  for (const [, preview] of forgeries) await plantPreview(preview)
  expect((await at('pr-1', '/a')).text).toContain('unmerged')
  expect((await at('pr-9', '/a')).status).toBe(500)
})

it('never lets a preview become a release', async () => {
  const { release, signature } = await show(teamA, 'pr-1')
  await plant({ ...release, ...(signature && { signature }) })
  await expectRefused(/the signature of team-a is not valid/)
})

it('stops showing a preview once the key that signed it is revoked', async () => {
  await show(teamA, 'pr-1')
  await changeKeys(request(ops), revoking(teamA.signer.id))
  await vi.waitFor(async () => expect((await at('pr-1', '/a')).status).toBe(500), { timeout: 5000 })
})

it('shows a private preview only through a link, which sets a cookie for that host', async () => {
  const shown = await show(teamA, 'pr-1', 'mf-a', 'unmerged', true)
  expect((await at('pr-1', '/a')).status).toBe(403)
  expect((await at('pr-1', '/live/mf-a.json')).status).toBe(403)
  const access = accessTo(shown, teamA.signer)
  const entry = await at('pr-1', `//a?x=1&access=${access}`)
  expect(entry.status).toBe(303)
  expect(entry.headers.location).toBe('/a?x=1')
  const [cookie = ''] = entry.headers['set-cookie'] ?? []
  expect(cookie).toMatch(
    /^__Host-bridge-preview=[^;]+; Path=\/; Max-Age=3[56]\d\d; Secure; HttpOnly; SameSite=Lax$/,
  )
  const seen = await at('pr-1', '/a', { cookie: `other=1; ${cookie.split(';')[0]}` })
  expect(seen.text).toContain('unmerged')
})

it('refuses links that were altered, signed with another key, or made for another or an earlier preview', async () => {
  const shown = await show(teamA, 'pr-1', 'mf-a', 'unmerged', true)
  const other = await show(teamA, 'pr-2', 'mf-a', 'unmerged', true)
  const good = accessTo(shown, teamA.signer)
  const [until, id, value] = good.split('.')
  const tries = [
    accessTo(shown, teamB.signer),
    accessTo(shown, holder().signer),
    accessTo(other, teamA.signer),
    accessTo({ ...shown, begun: new Date(Date.now() - 1000).toISOString() }, teamA.signer),
    `${Number(until) + 1}.${id}.${value}`,
    `${until}.${id}.${'A'.repeat(86)}`,
    `${until}.__proto__.${value}`,
    '',
    'x'.repeat(5000),
  ]
  for (const access of tries) {
    expect((await at('pr-1', `/a?access=${access}`)).status, access).toBe(403)
    expect((await at('pr-1', '/a', { cookie: `__Host-bridge-preview=${access}` })).status, access).toBe(403)
  }
  expect((await at('pr-1', `/a?access=${accessTo(shown, shell.signer)}`)).status).toBe(303)
})

it('keeps a private preview private when it is created again, and refuses its old links once it has ended', async () => {
  const first = await show(teamA, 'pr-1', 'mf-a', 'first', true)
  const leaked = accessTo(first, teamA.signer)
  const again = await show(teamA, 'pr-1', 'mf-a', 'second')
  expect(again.isPrivate).toBe(true)
  const seen = await at('pr-1', '/a', { cookie: `__Host-bridge-preview=${leaked}` })
  expect(seen.text).toContain('second')
  expect((await at('pr-1', '/a')).status).toBe(403)
  await endPreview(request(teamA), 'pr-1')
  const third = await show(teamA, 'pr-1', 'mf-a', 'third', true)
  const withLeaked = () => at('pr-1', '/a', { cookie: `__Host-bridge-preview=${leaked}` })
  // once the server has caught up
  await vi.waitFor(async () => expect((await withLeaked()).status).toBe(403), { timeout: 4000 })
  expect((await at('pr-1', `/a?access=${leaked}`)).status).toBe(403)
  const access = accessTo(third, teamA.signer)
  const long = await at('pr-1', `/a?access=${access}&q=${'y'.repeat(3000)}`)
  expect([long.status, long.headers.location]).toEqual([303, '/'])
  expect((await at('pr-1', '/a', { cookie: `__Host-bridge-preview=${access}` })).text).toContain('third')
})

it.each([0, 1_000_000_000_000_000])('bases no preview on a planted release %i', async (parent) => {
  const base = await live()
  const evil = await publishText(bucket, 'shell', 'evil')
  const planted = { ...base, ...withVersion(base, 'shell', evil), number: parent, parent: 0 }
  const record = sealed(JSON.stringify({ ...planted, sha256: undefined }))
  await writeFile(path.join(root, keys.release(channel, parent)), record)
  const { signature: _, sha256: __, ...rest } = base
  const release: Release = {
    ...rest,
    parts: { ...planted.parts, 'mf-a': { ...(base.parts['mf-a'] as PartState), why: 'another' } },
    number: parent + 1,
    parent,
    after: JSON.parse(record).sha256,
    action: 'deploy',
    changed: ['mf-a'],
  }
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const preview: Preview = { format: 1, name: 'pr-1', number: 1, until, release }
  await plantPreview(await signPreview(bucket, base, preview, [teamA.signer]))
  expect((await at('pr-1', '/release.json')).text).not.toContain(evil)
})
