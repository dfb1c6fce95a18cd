import type { ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { newSite, release, requestIn, share } from '../../testing/site.ts'
import { shortened } from '../names.ts'
import { requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import { BegunRollback } from './begun-rollback.ts'
import { rollback } from './rollback.ts'

const command = ['rollback', 'mf-a', '--why', 'errors']

it('goes one version back, however often a killed rollback is repeated', { timeout: 240_000 }, async () => {
  const { root, store } = await newSite()
  const second = await release(store, 'mf-a', 'a2')
  const third = await release(store, 'mf-a', 'a3')
  const { number } = await requireLive(store, 'production')

  const outcomes = new Set<string>()
  for (let moment = 1, isKilled = true; isKilled; moment++) {
    const [copy, trust] = [await newFolder(), await newFolder()]
    await cp(root, copy, { recursive: true })
    const env = { STORE: `file:${copy}`, TRUST: trust }
    const killing = { ...env, KILL_UNDER: copy, KILL_BEFORE: String(moment) }
    isKilled = (await runCli(command, { env: killing, preload: './kill-at.mjs' })).signal !== null
    if (!isKilled) break
    const copied = new FileStore(copy)
    const live = () => requireLive(copied, 'production')
    const hasLanded = (await live()).number > number
    if (hasLanded) for (let i = 0; i < 6; i++) await release(copied, 'mf-b', `b${i}`)
    const repeated = await runCli(command, { env })
    expect((await live()).parts['mf-a']?.version).toBe(second)
    if (hasLanded) {
      expect(repeated.stderr).toContain(
        `mf-a@${shortened(third)} has already been rolled back: ${shortened(second)} is live`,
      )
      const seen = String((await live()).number)
      expect(repeated.stderr).toContain(`must be rolled back too, add --seen ${seen}`)
      expect(await runCli([...command, '--to', second], { env })).toEqual(repeated)
      expect(await runCli([...command, '--seen', seen], { env })).toMatchObject({ code: 0, stderr: '' })
    } else expect(repeated).toMatchObject({ code: 0, stderr: '' })
    outcomes.add(hasLanded ? 'landed' : 'lost')
  }
  expect([...outcomes].sort()).toEqual(['landed', 'lost'])
})

it('withdraws only the shared version, however often the withdrawal is repeated', async () => {
  const { store } = await newSite()
  const live = await release(store, 'mf-a', 'a2')
  await share(store, 'mf-a', 'shared')
  const begun = new BegunRollback(await newFolder(), 'production', 'mf-a')
  const withdraw = () => rollback({ ...requestIn(store, 'errors'), part: 'mf-a', begun })
  await withdraw() // killed before `begun` is cleared
  await release(store, 'mf-b', 'b2')
  await expect(withdraw()).rejects.toThrow(`has already been rolled back: ${shortened(live)} is live`)
  expect((await requireLive(store, 'production')).parts['mf-a']?.version).toBe(live)
})

it('does not refuse to roll back a version that was deployed after an interrupted rollback', async () => {
  const { store } = await newSite()
  await release(store, 'mf-a', 'a2')
  const begun = new BegunRollback(await newFolder(), 'production', 'mf-a')
  const back = () => rollback({ ...requestIn(store, 'errors'), part: 'mf-a', begun })
  await back() // killed before `begun` is cleared
  const before = (await requireLive(store, 'production')).parts['mf-a']?.version
  await release(store, 'mf-a', 'a3')
  await back()
  expect((await requireLive(store, 'production')).parts['mf-a']?.version).toBe(before)
})

it('asks for nothing once a rollback has printed its result', async () => {
  const { root, store } = await newSite()
  const first = (await requireLive(store, 'production')).parts['mf-a']?.version
  await release(store, 'mf-a', 'a2')
  await release(store, 'mf-a', 'a3')
  const env = { STORE: `file:${root}`, TRUST: await newFolder() }
  for (const _ of ['to a2', 'to a1']) expect(await runCli(command, { env })).toMatchObject({ code: 0 })
  expect((await requireLive(store, 'production')).parts['mf-a']?.version).toBe(first)
})

it.each([
  { output: 'a pipe that nobody reads', open: () => undefined },
  { output: 'a full disk', open: () => openSync('/dev/full', 'w') },
])('does not go back twice when the result of the first rollback went to $output', async ({ open }) => {
  const { root, store } = await newSite()
  const second = await release(store, 'mf-a', 'a2')
  await release(store, 'mf-a', 'a3')
  const env = { STORE: `file:${root}`, TRUST: await newFolder() }
  const stdout = open()
  await runCli(command, { env, ...(stdout === undefined ? { onStart: leave } : { stdout }) })
  expect((await requireLive(store, 'production')).parts['mf-a']?.version).toBe(second)
  const { code, stderr } = await runCli(command, { env })
  expect(code).toBe(1)
  expect(stderr).toContain(`has already been rolled back: ${shortened(second)} is live`)
})

const leave = ({ stdout }: ChildProcess) => stdout?.destroy()

it('rolls back on a machine that cannot record that the rollback has begun, and reports that', async () => {
  const { root, store } = await newSite()
  await release(store, 'mf-a', 'a2')
  const trust = await newFolder()
  await mkdir(path.join(trust, 'production.mf-a.rollback')) // no file can take its place
  const env = { STORE: `file:${root}`, TRUST: trust }
  const { code, stderr } = await runCli(command, { env })
  expect(code).toBe(0)
  expect(stderr).toMatch(/^note: if this command is killed, run 'pnpm release status' before you repeat it: /)
})
