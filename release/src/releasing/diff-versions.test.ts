import { readdir } from 'node:fs/promises'
import { beforeEach, expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, publishText, release, requestIn, routes } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { diffVersions } from './diff-versions.ts'

let root: string
let store: FileStore

beforeEach(async () => {
  ;({ root, store } = await newSite())
})

const diff = (part: string, ...versions: string[]) => diffVersions(requestIn(store, 'diff'), part, versions)
const liveVersion = async (part: string) =>
  (await requireLive(store, 'production')).parts[part]?.version ?? ''
const everything = async () => (await readdir(root, { recursive: true })).sort()

it('compares the live version with the one published last, and changes nothing', async () => {
  const from = await liveVersion('mf-a')
  const to = await publishText(store, 'mf-a', 'other words')
  const before = await everything()
  expect(await diff('mf-a')).toEqual({
    part: 'mf-a',
    from,
    to,
    of: 2,
    pages: [
      {
        path: '/',
        change: 'text',
        lines: [
          { mark: '-', text: 'mf-a-1 home' },
          { mark: '+', text: 'other words home' },
        ],
        files: [],
      },
      {
        path: '/a',
        change: 'text',
        lines: [
          { mark: '-', text: 'mf-a-1' },
          { mark: '+', text: 'other words' },
        ],
        files: [],
      },
    ],
  })
  expect(await everything()).toEqual(before)
})

it('compares the live version with a named one, and two that are not live, by abbreviated hashes', async () => {
  const first = await liveVersion('mf-a')
  const second = await release(store, 'mf-a', 'second')
  const third = await release(store, 'mf-a', 'third')
  await release(store, 'mf-a', 'fourth')
  const short = (version: string) => version.replace(/.*-/, '').slice(0, 12)
  const texts = async (...versions: string[]) =>
    (await diff('mf-a', ...versions)).pages.flatMap(({ lines }) => lines.map(({ text }) => text))
  expect(await texts(short(first))).toEqual(['fourth home', 'mf-a-1 home', 'fourth', 'mf-a-1'])
  expect(await texts(second, short(third))).toEqual(['second home', 'third home', 'second', 'third'])
})

it('reports new and removed pages, and changed files', async () => {
  const source = (slug: string) => `
export default ({ params }) => 'post ' + (params.slug ?? 'missing')
export const params = [{ slug: '${slug}' }]
export const head = ({ params }) => params.slug && { title: params.slug, description: 'A post.' }
`
  const list = `
export default () => 'mf-b-1 list'
export const head = () => ({ title: 'Posts', description: 'All posts.', modified: '2025-09-01', feed: 'feed.xml' })
export const files = () => ({ 'feed.xml': '<feed>another</feed>' })
`
  await publishMade(
    store,
    makeRemote({ name: 'mf-b', pages: { one: "'mf-b-1'" }, modules: { list, post: source('second') } }),
    'mf-b',
  )
  const { pages } = await diff('mf-b')
  const changes = pages.map(({ path, change, files }) => [path, change, ...files])
  expect(changes).toContainEqual(['/posts', 'files', 'feed.xml'])
  expect(changes).toContainEqual(['/posts/first', 'gone'])
  expect(changes).toContainEqual(['/posts/second', 'new'])
  expect(changes.map(([path]) => path)).not.toContain('/b')
})

it('reports no difference where only code changes', async () => {
  await publishMade(
    store,
    makeRemote({ name: 'mf-a', pages: { home: "'mf-a-1' + ' home'", one: "'mf-a-1'" } }),
    'mf-a',
  )
  expect(await diff('mf-a')).toMatchObject({ of: 2, pages: [] })
})

it('compares all pages with another version of the shell', async () => {
  const renderer = `
export const render = async ({ module, params, content, site, assets }) =>
  ({ html: '<h1>' + module.default({ params, content, site, assets }) + '</h1>', css: '' })
export const layout = async () => ({ before: '<header>A new menu</header><main id="main">', after: '</main>', css: '' })
`
  await publishMade(store, makeShell({ routes, renderer }), 'shell')
  const { of, pages } = await diff('shell')
  expect(pages).toHaveLength(of)
  for (const { lines } of pages) expect(lines).toEqual([{ mark: '+', text: 'A new menu' }])
  const { stdout } = await runCli(['diff', 'shell'], { env: { STORE: `file:${root}` } })
  expect(stdout).toMatch(
    /would change for visitors\n\n\/ and \d+ more: 0 lines removed, 1 line added\n {2}\/ \/a .*\n\+ A new menu\n$/,
  )
})

it('ends a dry run with a summary, and shortens long lines to what changes', async () => {
  const long = (word: string) => `${'before '.repeat(30)}${word}${' after'.repeat(30)}`
  await release(store, 'mf-a', long('one'))
  const version = await publishText(store, 'mf-a', long('two'))
  const env = { STORE: `file:${root}` }
  const dry = await runCli(['deploy', 'mf-a', '--dry-run', '--no-browser', '--why', 'x'], { env })
  const short = version.replace(/.*-/, '').slice(0, 12)
  expect(dry.stdout).toContain(`  2 of 2 pages would change for visitors
    /: 1 line removed, 1 line added
    /a: 1 line removed, 1 line added
    the text: pnpm release diff mf-a ${short}
`)
  const { stdout } = await runCli(['diff', 'mf-a', short], { env })
  expect(stdout).toMatch(/^- ….{50,60}one.{50,60}…\n\+ ….{50,60}two.{50,60}…$/m)
})

it('compares a page line by line up to 1,000 changed lines, and says so when there are more', {
  tags: 'long',
}, async () => {
  const page = (word: string, lines: number) =>
    `Array.from({ length: 2000 }, (_, at) => '<p>' + (at >= 100 && at % 2 && at < 100 + ${lines} ? '${word} ' : '') + at + '</p>').join('')`
  const publishPage = (word: string, lines: number) =>
    publishMade(
      store,
      makeRemote({ name: 'mf-a', pages: { home: "'home'", one: page(word, lines) } }),
      'mf-a',
    )
  const one = await publishPage('one', 1000)
  const other = await publishPage('other', 1000)
  const env = { STORE: `file:${root}` }
  const exact = await runCli(['diff', 'mf-a', one, other], { env })
  expect(exact.stdout).toContain(
    '/a: 500 lines removed, 500 lines added\n- one 101\n+ other 101\n- one 103\n',
  )
  const more = [await publishPage('one', 1002), await publishPage('other', 1002)]
  const coarse = await runCli(['diff', 'mf-a', ...more], { env })
  expect(coarse.stdout).toContain(
    `/a: more than 1000 lines change\n  all lines from the first to the last of them are shown as removed and added\n- one 101\n- 102\n`,
  )
  expect(coarse.stdout).toMatch(/\n\+ other 1101\n$/)
})

it('finds no difference in an unchanged version', async () => {
  const version = await liveVersion('mf-b')
  expect(await diff('mf-b')).toEqual({ part: 'mf-b', from: version, to: version, of: 0, pages: [] })
  const { code, stdout } = await runCli(['diff', 'mf-b'], { env: { STORE: `file:${root}` } })
  expect([code, stdout]).toEqual([
    0,
    `mf-b ${version.replace(/.*-/, '').slice(0, 12)}: both are the same version\n`,
  ])
})

it('says why a version cannot be compared', async () => {
  const shell = await publishMade(
    store,
    makeShell({ routes: [...routes, { path: '/new', part: 'mf-a', page: 'new' }] }),
    'shell',
  )
  await expect(diff('shell', shell)).rejects.toThrow(/mf-a/)
  await expect(diff('mf-none')).rejects.toThrow('mf-none is not live')
  const env = { STORE: `file:${root}` }
  const { code, stderr } = await runCli(['diff', 'mf-a', '1', '2', '3'], { env })
  expect([code, stderr]).toEqual([
    1,
    'error: diff compares two versions, not 3\nhint: name one to compare with what is live, or two\n',
  ])
})
