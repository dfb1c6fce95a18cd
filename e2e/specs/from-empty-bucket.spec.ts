import { type ChildProcessWithoutNullStreams as Shell, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type BucketServer, keysOf, startBucketServer } from '../../release/testing/bucket.ts'
import { ask } from '../../release/testing/http.ts'
import { startVarnish } from '../../release/testing/varnish.ts'
import { expect, test } from '../support/fixtures.ts'
import { root } from '../support/project.ts'
import { readmeCommands } from '../support/readme.ts'
import { long } from '../support/sample.ts'
import { teamFolder } from '../support/team-folder.ts'

/** The README's commands, from an empty bucket to production. */

/**
 * Leaves out two slow steps that other specs cover: parts are published as global-setup.ts built them, and no browser
 * opens their pages.
 */
const pnpm = `pnpm() {
  shift
  case $1 in
    publish) set -- "$@" --dist "${root}/$2/dist" ;;
    deploy) set -- "$@" --no-browser ;;
  esac
  node "${root}/release/bin/release.js" "$@"
}`

const mayRead = ['s3:ListBucket', 's3:GetObject']
const mayWrite = [...mayRead, 's3:PutObject']
const users = { server: mayRead, team: mayWrite, pruner: [...mayWrite, 's3:DeleteObject'] }
type User = keyof typeof users

const address = `export STORE=s3://bridge-releases/site AWS_REGION=ap-south-1`
const clause = 'A clause of our own.'

let bucket: BucketServer
let place: string
const running: Shell[] = []
const inPlace = (...names: string[]) => path.join(place, ...names)

test.beforeAll(async () => {
  test.setTimeout(60_000)
  place = await mkdtemp(path.join(tmpdir(), 'bridge-many-'))
  bucket = await startBucketServer()
  await bucket.letIn(await bucket.newBucket('bridge-releases'), users)
})
test.afterAll(async () => {
  for (const { pid } of running) if (pid) process.kill(-pid)
  bucket?.stop()
  await rm(place, { recursive: true, force: true })
})

function start(script: string, user: User, cwd: string, more = {}): Shell {
  const env = { ...process.env, ...bucket.env, ...keysOf(user), RELEASE_BY: user, ...more }
  return spawn('bash', ['-e', '-o', 'pipefail', '-c', `${pnpm}\n${script}`], { cwd, env, detached: true })
}

async function run(script: string, user: User, cwd = place) {
  const shell = start(script, user, cwd)
  const ended = new Promise((resolve) => shell.on('close', resolve))
  const [code, out, error] = await Promise.all([ended, text(shell.stdout), text(shell.stderr)])
  return { code, out, said: out + error }
}

async function succeed(script: string, user: User, cwd?: string): Promise<string> {
  const { code, out, said } = await run(script, user, cwd)
  expect(code, said).toBe(0)
  return out
}

/** What a long-running command prints first. */
async function firstWords(shell: Shell): Promise<string> {
  running.push(shell)
  return new Promise((resolve, reject) => {
    shell.stdout.on('data', (said) => resolve(String(said)))
    text(shell.stderr).then((said) => reject(new Error(said)))
  })
}

async function startServer(script: string, name: string): Promise<string> {
  await mkdir(inPlace(name), { recursive: true })
  await cp(inPlace('bridge-releases%2Fsite-trust'), inPlace(name, 'trust'), { recursive: true })
  const own = script.replaceAll('/var/lib/bridge', inPlace(name))
  const said = await firstWords(start(own, 'server', inPlace(name), { PORT: '0' }))
  return (said.match(/http:\S+/)?.[0] ?? '').replace('0.0.0.0', '127.0.0.1')
}

test('the README leads from an empty bucket to two teams and three servers', long, async () => {
  test.setTimeout(300_000)
  const blocks = await readmeCommands('## When one machine is not enough')
  const [first = '', serve = '', watch = '', prune = ''] = blocks.map((lines) => lines.join('\n'))
  await succeed(first, 'team')
  const servers = await Promise.all(['one', 'two', 'three'].map((name) => startServer(serve, name)))
  const edge = await startVarnish(...servers)
  const team = await teamFolder('mf-legal')
  try {
    const purge = watch.replace('http://127.0.0.1:6081', edge.address)
    await firstWords(start(`${address} TRUST=trust\n${purge}`, 'server', inPlace('one')))
    const all = [edge.address, ...servers]
    /** Whether the page has the clause, at the edge and at each server. */
    const haveClause = async (host = 'bridge.example') => {
      const answers = await Promise.all(all.map((at) => ask(at, '/terms', { headers: { host } })))
      return answers.map(({ text }) => text.includes(clause))
    }
    const [everywhere, nowhere] = [all.map(() => true), all.map(() => false)]
    expect(await haveClause()).toEqual(nowhere)

    await team.edit('mf-legal/src/content/terms.md', (content) => `${content}\n${clause}\n`)
    const asTeam = (name: string) =>
      `${address} PREVIEWS=preview.bridge.example RELEASE_KEY=${inPlace(`${name}.key`)}`
    const preview = `${asTeam('legal')}\npnpm release preview mf-legal --name pr-12 --no-browser`
    const previewed = await succeed(preview, 'team', team.folder)
    await expect
      .poll(() => haveClause('pr-12.preview.bridge.example'), { timeout: 30_000 })
      .toEqual(everywhere)
    expect(await haveClause()).toEqual(nowhere)

    const [version = ''] = previewed.match(/mf-legal@1\.\S+/) ?? []
    const deploy = `pnpm release deploy ${version} --why 'clause 7'`
    const refused = await run(`${asTeam('blog')}\n${deploy}`, 'team')
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('blog may not change mf-legal') })
    const powerless = await run(`${asTeam('legal')}\n${deploy}`, 'server')
    expect(powerless).toMatchObject({ code: 1, said: expect.stringContaining('AccessDenied') })
    await succeed(`${asTeam('legal')}\n${deploy}`, 'team')
    await expect.poll(() => haveClause(), { timeout: 30_000 }).toEqual(everywhere)
    await succeed(`${asTeam('legal')}\npnpm release rollback mf-legal --why 'not signed off'`, 'team')
    await expect.poll(() => haveClause(), { timeout: 30_000 }).toEqual(nowhere)
    expect(await succeed(`${address}\n${prune}`, 'pruner')).toContain('removed: 0 versions')
  } finally {
    await edge.stop()
    await team.remove()
  }
})
