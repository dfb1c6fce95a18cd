import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { newSite, release } from '../../testing/site.ts'
import { shortened } from '../names.ts'
import { requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'

const command = ['rollback', 'mf-a', '--why', 'errors']

it('goes one version back, however often a killed rollback is repeated', { timeout: 240_000 }, async () => {
  const { root, store } = await newSite()
  const second = await release(store, 'mf-a', 'a2')
  await release(store, 'mf-a', 'a3')
  const { number } = await requireLive(store, 'production')

  const outcomes = new Set<string>()
  for (let moment = 1, isKilled = true; isKilled; moment++) {
    const [copy, trust] = [await newFolder(), await newFolder()]
    await cp(root, copy, { recursive: true })
    const env = { STORE: `file:${copy}`, TRUST: trust }
    const killing = { ...env, KILL_UNDER: copy, KILL_BEFORE: String(moment) }
    isKilled = (await runCli(command, { env: killing, preload: './kill-at.mjs' })).signal !== null
    if (!isKilled) break
    const live = () => requireLive(new FileStore(copy), 'production')
    const hasLanded = (await live()).number > number
    const repeated = await runCli(command, { env })
    expect((await live()).parts['mf-a']?.version).toBe(second)
    if (hasLanded) {
      expect(repeated.stderr).toContain(
        `mf-a was rolled back by a command that was interrupted, in release ${number + 1}: errors`,
      )
      expect(repeated.stderr).toContain(
        `if ${shortened(second)} must be rolled back too, add --seen ${number + 1}`,
      )
      expect((await runCli(command, { env })).code).toBe(1)
      const further = await runCli([...command, '--seen', String(number + 1)], { env })
      expect(further).toMatchObject({ code: 0, stderr: '' })
    } else expect(repeated).toMatchObject({ code: 0, stderr: '' })
    outcomes.add(hasLanded ? 'landed' : 'lost')
  }
  expect([...outcomes].sort()).toEqual(['landed', 'lost'])
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

it('rolls back on a machine that cannot record that it has begun, and reports it', async () => {
  const { root, store } = await newSite()
  await release(store, 'mf-a', 'a2')
  const trust = await newFolder()
  await mkdir(path.join(trust, 'production.mf-a.rollback')) // no file can take its place
  const env = { STORE: `file:${root}`, TRUST: trust }
  const { code, stderr } = await runCli(command, { env })
  expect(code).toBe(0)
  expect(stderr).toMatch(/^note: if this command is killed, run 'pnpm release status' before you repeat it: /)
})
