import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { MemoryStore } from '../../testing/memory-store.ts'
import { makeRemote } from '../../testing/parts.ts'
import { makers, newSite, publishText, requestIn } from '../../testing/site.ts'
import { shortened } from '../names.ts'
import { deploy } from '../releasing/deploy.ts'
import { status } from '../releasing/status.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { commands } from './commands/commands.ts'
import { usage } from './usage.ts'

let root: string
let store: Store

beforeAll(async () => {
  const site = await newSite()
  root = site.root
  store = site.store
})

const run = (args: readonly string[], env: Record<string, string | undefined> = {}, cwd?: string) =>
  runCli(args, { env: { STORE: `file:${root}`, ...env }, ...(cwd && { cwd }) })

it('prints usage, and help for one command', async () => {
  expect(await runCli(['--help'], { isFromSources: true })).toMatchObject({
    code: 0,
    stdout: `${usage(commands)}\n`,
  })
  expect(await run(['rollback', '--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^usage: pnpm release rollback <part> --why TEXT/),
  })
})

it('takes a release engineer from publish to rollback, and reports each step', {
  timeout: 90_000,
}, async () => {
  const { root, store } = await newSite()
  const env = { STORE: `file:${root}`, RELEASE_BY: 'Ben' }
  const built = await (makers['mf-a'] as (text: string) => Promise<string>)('a2')
  const published = await run(['publish', 'mf-a', '--dist', built], env)
  expect(published).toMatchObject({ code: 0, stderr: '' })
  const [, version] = published.stdout.trim().match(/^mf-a@(1\.0\.0-[0-9a-f]{32})$/) ?? []

  const dry = await run(['deploy', 'mf-a', '--why', 'new words', '--dry-run', '--no-browser'], env)
  expect(dry.stdout).toMatch(`release 2 would be: deploy mf-a@${shortened(version ?? '')}\n`)
  expect((await status(store, 'production')).release).toBe(1)
  expect(dry.stdout).toMatch(/^mf-a [0-9a-f]{12} → [0-9a-f]{12}, published now by Ben\n/)
  const deployed = await run(['--', 'deploy', `mf-a@${version}`, '--why', 'new words', '--no-browser'], env)
  expect(deployed.stdout).toMatch(`release 2 is live: deploy mf-a@${shortened(version ?? '')}\n`)
  const shown = await run(['status', '--json'], env)
  expect(JSON.parse(shown.stdout)).toMatchObject({
    channel: 'production',
    release: 2,
    parts: { 'mf-a': { version, by: 'Ben', why: 'new words', opened: { skipped: '--no-browser' } } },
  })
  expect((await run(['status'], env)).stdout).toMatch(
    new RegExp(`mf-a +${shortened(version ?? '')} +now +Ben: new words, no browser`),
  )

  const back = await run(['rollback', 'mf-a', '--why', 'wrong words', '--by', 'Carla', '--json'], env)
  expect(JSON.parse(back.stdout)).toMatchObject({ composed: 0, release: { number: 3, by: 'Carla' } })
  expect((await run(['history', 'mf-a'], env)).stdout).toMatch(
    /^ +3 {2}now +rollback {2}mf-a \S{12} → \S{12} Carla: wrong words\n +2 {2}now +deploy +mf-a \S{12} → \S{12} \(rolled back\) Ben/,
  )
  expect((await run(['status'], env)).stdout).toContain(
    `, ${shortened(version ?? '')} was rolled back, no browser\n`,
  )
  expect(JSON.parse((await run(['history', '--json'], env)).stdout)).toHaveLength(3)
  const again = ['deploy', `mf-a@${version}`, '--why', 'again', '--dry-run', '--no-browser']
  expect((await run(again, env)).stdout).toMatch(/^mf-a \S{12} → \S{12}, which was rolled back: see pnpm/)
  const verified = await run(['verify'], env)
  expect(verified).toMatchObject({ code: 0, stdout: 'release 3: 3 artifacts and 7 pages hashed\n' })
  await writeFile(path.join(root, 'parts/mf-a', String(version), 'artifact.json'), '{}')
  expect((await run(['verify'], env)).code).toBe(0) // it is no longer live
})

it('publishes with --check only what would pass a deploy', { timeout: 90_000 }, async () => {
  const { root, store } = await newSite()
  const env = { STORE: `file:${root}` }
  const check = (dist: string) => run(['publish', 'mf-a', '--dist', dist, '--check', '--no-browser'], env)
  const before = (await MemoryStore.of(root)).values
  const refused = await check(
    await makeRemote({ name: 'mf-a', pages: { home: '"h"', one: '"1"' }, needs: { tokens: ['--none'] } }),
  )
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain('--none')
  expect((await MemoryStore.of(root)).values).toEqual(before)

  const passed = await check(await (makers['mf-a'] as (text: string) => Promise<string>)('a2'))
  expect(passed.stdout).toMatch(/^mf-a@1\.0\.0-[0-9a-f]{32}\nrelease 2 would be: deploy mf-a@/)
  expect(await store.list(keys.publications('mf-a'))).toHaveLength(2)
  expect(await store.list(keys.releases('production'))).toEqual(['1.json'])
})

it('builds a part with its own build script before publishing it', { tags: 'long' }, async () => {
  const workspace = await newFolder()
  const part = path.join(workspace, 'mf-a')
  const made = await (makers['mf-a'] as (text: string) => Promise<string>)('built')
  await mkdir(part)
  await cp(made, path.join(part, 'made'), { recursive: true })
  const writePackage = (build: string) =>
    writeFile(path.join(part, 'package.json'), JSON.stringify({ scripts: { build } }))

  await writePackage('node -e "process.exit(3)"')
  const broken = await run(['publish', 'mf-a'], {}, workspace)
  expect(broken).toMatchObject({ code: 1, stdout: '' })
  expect(broken.stderr).toContain('error: mf-a failed to build\nhint: ')
  await writePackage('cp -r made dist && echo talkative')
  const { code, stdout } = await run(['publish', 'mf-a'], {}, workspace)
  const { version } = JSON.parse(await readFile(path.join(made, 'artifact.json'), 'utf8'))
  expect({ code, stdout }).toEqual({ code: 0, stdout: `mf-a@${version}\n` })
  await expect(
    deploy({ ...requestIn(store, 'built'), targets: ['mf-a'], dryRun: true }),
  ).resolves.toMatchObject({
    release: { parts: { 'mf-a': { version } } },
  })
})

it.each([
  { what: 'holds another part', part: 'mf-b', break: async () => {}, says: 'holds mf-a, not mf-b' },
  {
    what: 'was altered',
    part: 'mf-a',
    break: (dist: string) => writeFile(path.join(dist, 'client/hand.woff2'), 'other'),
    says: 'client/hand.woff2 was altered after the build',
  },
  {
    what: 'has an artifact.json that is not JSON',
    part: 'mf-a',
    break: (dist: string) => writeFile(path.join(dist, 'artifact.json'), '{'),
    says: 'artifact.json is not valid JSON',
  },
  {
    what: 'has an artifact.json without content',
    part: 'mf-a',
    break: (dist: string) => writeFile(path.join(dist, 'artifact.json'), 'null'),
    says: 'its format must be 1, not undefined',
  },
])('refuses to publish a folder that $what', async ({ part, break: alter, says }) => {
  const dist = await (makers['mf-a'] as (text: string) => Promise<string>)('to be broken')
  await alter(dist)
  const { code, stderr } = await run(['publish', part, '--dist', dist])
  expect(code).toBe(1)
  expect(stderr).toContain(says)
  expect(stderr.trimEnd().split('\n')).toHaveLength(2)
})

it('reports that a version is already live when asked whether it can be deployed', async () => {
  const { root, store } = await newSite()
  const { parts } = await status(store, 'production')
  const env = { STORE: `file:${root}` }
  const live = `mf-a@${parts['mf-a']?.version}`
  const ask = (...targets: string[]) => run(['can-deploy', ...targets, '--no-browser'], env)
  expect(await ask(live)).toEqual({ code: 0, signal: null, stdout: `${live} is already live\n`, stderr: '' })
  const next = `mf-b@${await publishText(store, 'mf-b', 'b2')}`
  expect(await ask(live, next)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`\n${live} is already live\n${next} can be deployed\n`),
  })
})
