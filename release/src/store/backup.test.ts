import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { makeRemote, publishMade } from '../../testing/parts.ts'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { verify } from '../releasing/verify.ts'
import { FileStore } from './file-store.ts'

/** The two steps of the documented command. */
const [first = '', second = ''] =
  readFileSync(new URL('../../../docs/store.md', import.meta.url), 'utf8')
    .match(/\| the store must be backed up \|[^\n]*`(rsync [^`]+)`/)?.[1]
    ?.split(' && ') ?? []

it('backs up a whole store while releases land, with all of its files', async () => {
  const { root, store } = await newSite()
  const notes = { 'client/releases/2026.txt': 'what is new' }
  const pages = { home: '"home"', one: '"one"' }
  await publishMade(store, makeRemote({ name: 'mf-a', pages, files: notes }), 'mf-a')
  await deploy({ ...requestIn(store, 'notes'), targets: ['mf-a'] })
  const { number } = await requireLive(store, 'production')

  const copy = await newFolder()
  const run = (step: string) => {
    const [program = '', ...words] = step
      .split(' ')
      .map((word) => word.replace(/^store\//, `${root}/`).replace(/^copy\//, `${copy}/`))
    execFileSync(program, words)
  }
  const published = readdirSync(path.join(root, 'published'), { recursive: true })
  run(first)
  await release(store, 'mf-b', 'landed meanwhile')
  run(second)

  const copied = new FileStore(copy)
  expect((await requireLive(copied, 'production')).number).toBe(number)
  expect(await verify(copied, 'production')).toMatchObject({ problems: [] })
  // If the second step copied publications too, one that landed after the parts were copied would name a version that
  // the copy lacks.
  expect(readdirSync(path.join(copy, 'published'), { recursive: true }).sort()).toEqual(published.sort())
})
