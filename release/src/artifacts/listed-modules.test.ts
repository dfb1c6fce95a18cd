import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Artifact } from '@bridge/shared/artifact'
import { expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, requestIn, routes } from '../../testing/site.ts'
import { deploy } from '../releasing/deploy.ts'
import { keys } from '../store/keys.ts'
import { ListedModules } from './listed-modules.ts'

const head = `export const head = () => ({ title: 't', description: 'd' })\nexport default () => 'text'\n`
const late = { 'client/assets/late.js': 'export const late = 1' }
const content = { a: ['client/assets/a.js', 'client/assets/of-a.js'], b: ['client/assets/b.js'] } as const

const made = (code: string, more: Record<string, string> = {}) =>
  makeRemote({
    name: 'mf-a',
    modules: { one: `${code}\n${head}` },
    contents: content,
    files: {
      'client/assets/a.js': "import './of-a.js'; import './direct.one.js'",
      'client/assets/of-a.js': '',
      'client/assets/b.js': '',
      ...late,
      ...more,
    },
  })

const publish = (dist: Promise<string>) => publishMade(new MemoryStore(), dist, 'mf-a')

it.each([
  ['a static import', `import './late.js'`],
  ['a re-export', `export * from './late.js'`],
  ['a dynamic import', `setTimeout(() => import('./late.js'))`],
  ['a dynamic import of a template literal', 'setTimeout(() => import(`./late.js`))'],
  ['an import with escape sequences', `setTimeout(() => import('./l\\u0061te.js'))`],
  ['an import with percent-encoding', `import './l%61te.js'`],
  ['an import via the parent folder', `import '../assets/late.js'`],
])('publish refuses a page that reaches an unlisted file through %s', async (_, code) => {
  await expect(publish(made(code))).rejects.toThrow(
    /client\/assets\/direct\.one\.js imports client\/assets\/l\S+te\.js, which the list of modules of page 'one' does not/,
  )
})

it.each(['./..%2fassets%2flate.js', './x%2F..%2flate.js', './.%2flate.js', './%ff/..%2flate.js'])(
  'publish refuses a page that imports %s, at which servers find an unlisted file',
  async (address) => {
    await expect(publish(made(`setTimeout(() => import('${address}'))`))).rejects.toThrow(
      `imports client/assets/${address.slice(2)}, which the list of modules of page 'one' does not name`,
    )
  },
)

it.each([
  [
    'a listed file under another address',
    `import './direct.one.js?again'`,
    /imports client\/assets\/direct\.one\.js\?again/,
  ],
  ['a content module statically', `import './b.js'`, /imports client\/assets\/b\.js, which/],
  [
    "a content module's own import",
    `setTimeout(() => import('./of-a.js'))`,
    /imports client\/assets\/of-a\.js, which/,
  ],
  ['anything in code that cannot be parsed', `import '`, /direct\.one\.js is not a JavaScript module/],
])('publish refuses a page that imports %s', async (_, code, because) => {
  await expect(publish(made(code))).rejects.toThrow(because)
})

it.each([
  ['a content module of another page', `setTimeout(() => import('./b.js'))`],
  ['a file that is not listed', `import './late.js'`],
])('publish refuses a content module that imports %s', async (_, code) => {
  await expect(publish(made('', { 'client/assets/a.js': code }))).rejects.toThrow(
    /client\/assets\/a\.js imports client\/assets\/(b|late)\.js, which the list of modules of 'a' on page 'one' does not/,
  )
})

it('publish accepts imports of listed files, of libraries, and of names known only at run time', async () => {
  const code = `import 'react'; const name = './late.js'
export const load = ({ slug }) => slug === 'a' ? import('./a.js') : import('./b.js')
setTimeout(() => { import(name); import('/elsewhere.js'); import.meta.url; 'import("./late.js")' })`
  await expect(publish(made(code))).resolves.toMatch(/^1\.0\.0-/)
})

it('publish refuses a shell that imports an unlisted file', async () => {
  const store = new MemoryStore()
  const shell = (text: string) => publishMade(store, makeShell({ routes, imports: `${text};` }), 'shell')
  await expect(shell(`import './platform.js'`)).resolves.toBeTruthy()
  await expect(shell(`import('./unlisted.js')`)).rejects.toThrow(
    'client/entry.js imports client/unlisted.js, which the list of modules of the shell does not name',
  )
})

it('deploy refuses a version that imports an unlisted file, however it got into the store', async () => {
  const { store } = await newSite()
  const folder = await made(`import './late.js'`)
  const bytes = await readFile(path.join(folder, 'artifact.json'))
  const { version, files } = JSON.parse(bytes.toString()) as Artifact
  for (const file of Object.keys(files))
    await store.putIfAbsent(keys.file('mf-a', version, file), await readFile(path.join(folder, file)))
  await store.putIfAbsent(keys.artifact('mf-a', version), bytes)
  await expect(deploy({ ...requestIn(store, 'try'), targets: [`mf-a@${version}`] })).rejects.toThrow(
    `mf-a@${version} is refused: client/assets/direct.one.js imports client/assets/late.js, which the list of modules`,
  )
})

it.each([
  ['repeats an import', () => `import './b.js';`],
  ['imports what is elsewhere', (index: number) => `import '/elsewhere-${index}.js';`],
])('checks a file that %s as fast as any other, however many lists name it', async (_, written) => {
  const modules = ['client/a.js', 'client/b.js']
  const contents = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [index, modules]))
  const artifact: Artifact = Object.assign(
    JSON.parse(await readFile(path.join(await made(''), 'artifact.json'), 'utf8')),
    { files: { 'client/a.js': '', 'client/b.js': '' }, pages: { one: { client: [], contents, server: '' } } },
  )
  const listed = await ListedModules.of(artifact)
  const imports = Array.from({ length: 40_000 }, (_, index) => written(index))
  listed.look('client/a.js', Buffer.from(imports.join('')))
  listed.look('client/b.js', Buffer.from(''))
  const began = performance.now()
  expect(listed.problem()).toBeUndefined()
  expect(performance.now() - began, 'ms; otherwise, several seconds').toBeLessThan(500)
})
