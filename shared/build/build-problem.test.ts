import { expect, it } from 'vitest'
import { builtPart } from './built-part.ts'

/** Imported by the fixture's sources, not by this file. */
const shared = '@bridge/shared'

const files = {
  'package.json': '{"name":"@bridge/mf-a","version":"1.0.0","type":"module"}',
  'tsconfig.json': '{"compilerOptions":{"verbatimModuleSyntax":true}}',
  'vite.config.ts': `import { remote } from '${shared}/vite'
import { markdown } from '${shared}/vite/markdown'
const kind = { fields: { title: { is: 'text' }, updated: { is: 'date' } }, ids: 'words' } as const
export default remote({ name: 'mf-a', pages: { one: 'src/one.tsx' }, plugins: () => [markdown(kind)] })`,
  'src/one.tsx': `import { content } from './terms.md'
export const head = () => ({ title: content.title, description: 'One.' })
export default () => <h1>{content.title}</h1>`,
  'src/terms.md': '---\ntitle: Terms\nupdated: 2026-01-31\n---\nText.\n',
}

type Changed = Partial<
  Record<keyof typeof files | 'src/नमस्ते.md' | 'public/my photo.jpg' | 'public/remoteEntry.js', string>
>

/** The output of the real command in a folder with one error. */
async function mistake(changed: Changed): Promise<string> {
  const { code, out, told, took } = await builtPart({ ...files, ...changed })
  if (code === 0) return out
  expect([code, out]).toEqual([1, ''])
  expect(took, 'time to fail').toBeLessThan(15_000)
  return told.trim()
}

const terms = (text: string): Changed => ({ 'src/terms.md': text })
const page = (text: string): Changed => ({ 'src/one.tsx': `${text}\n${files['src/one.tsx']}` })
const good = files['src/terms.md']

const mistakes = [
  [
    'invalid YAML',
    terms(good.replace('Terms', '[a')),
    /^error: src\/terms\.md:\d: Flow sequence .*\nhint: a document/,
  ],
  [
    'an unknown key',
    terms(good.replace('title', 'titel')),
    /^error: src\/terms\.md:2: unknown field 'titel'; the fields are title/,
  ],
  [
    'a missing key',
    terms(good.replace('updated: 2026-01-31\n', '')),
    /^error: src\/terms\.md:1: 'updated' is missing\nhint: add a/,
  ],
  [
    'an unknown placeholder',
    terms(`${good}{brand}\n`),
    /^error: src\/terms\.md:6: unknown placeholder \{brand\}/,
  ],
  [
    'HTML in a document',
    terms(`${good}<b>a</b>\n`),
    /^error: src\/terms\.md:6: html is not supported\nhint: documents may contain/,
  ],
  ['an unclosed element', page('export const a = <div>'), /^error: src\/one\.tsx:\d+:\d+: \S+ \S+/],
  [
    'a wrong import path',
    page("import './nowhere.ts'"),
    /^error: src\/one\.tsx:1:\d+: Could not resolve '.\/nowhere.ts'\nhint: imports need/,
  ],
  [
    'a missing package',
    page("import 'left-pad'"),
    /^error: src\/one\.tsx:1: cannot find package 'left-pad'\nhint: add it/,
  ],
  [
    'a name that a module does not export',
    page(`import { none } from '${shared}/brand'\nconsole.log(none)`),
    /^error: src\/one\.tsx:1:\d+: "none" is not exported by/,
  ],
  [
    'a default import of a shared library',
    page("import React from 'react'\nconsole.log(React)"),
    /: import react by name, as in 'import \{ useState \}'/,
  ],
  [
    'a missing page module',
    { 'vite.config.ts': files['vite.config.ts'].replace('src/one', 'src/on') },
    /^error: vite\.config\.ts: page 'one' is in src\/on\.tsx, which does not exist\n/,
  ],
  [
    'a page without a component',
    { 'src/one.tsx': files['src/one.tsx'].replace('export default ()', 'export const One = ()') },
    /^error: src\/one\.tsx: page 'one' must have a 'default' export\nhint: 'export default' is/,
  ],
  [
    'a page without a head',
    { 'src/one.tsx': files['src/one.tsx'].replace('const head', 'const heading') },
    /^error: src\/one\.tsx: page 'one' must have a 'head' export\nhint: 'export const head/,
  ],
  [
    'a remote without a name',
    { 'vite.config.ts': files['vite.config.ts'].replace("name: 'mf-a', ", '') },
    /^error: vite\.config\.ts: the remote's name must match mf-\[a-z0-9-\]\+, but is undefined\n/,
  ],
  [
    'an assignment to innerHTML',
    page('export const fill = (element: Element) => {\n  element.innerHTML = "<b>"\n}'),
    /^error: src\/one\.tsx:2: HTML strings are blocked .*\nhint: render elements/,
  ],
  [
    'an undefined token',
    page("export const a = 'var(--inc)'"),
    /^error: mf-a reads --inc, which .* does not define\nhint: use a token/,
  ],
  [
    'a public file with a space in its name',
    { 'public/my photo.jpg': 'x' },
    /^error: public\/my photo\.jpg must have a path/,
  ],
  [
    'a public file named like a built one',
    { 'public/remoteEntry.js': 'x' },
    /^error: public\/remoteEntry\.js would overwrite/,
  ],
] satisfies [string, Changed, RegExp][]

async function reports(_: string, changed: Changed, message: RegExp): Promise<void> {
  const said = await mistake(changed)
  expect(said).toMatch(message)
  expect(said).toMatch(/^error: .*(\nhint: .*)?$/)
}

it.concurrent.each(mistakes.slice(0, 3))('reports where %s is', reports)
it.concurrent.each(mistakes.slice(3))('reports where %s is', { tags: 'long' }, reports)

it.concurrent('builds a part without errors', async () => {
  expect(await mistake({})).toMatch(/^built mf-a@1\.0\.0-[0-9a-f]{32} in \S+ s\n$/)
})

it.concurrent.each(["import { useState } from 'react'", "import 'react'"])(
  'builds a page with the unused import %s',
  { tags: 'long' },
  async (unused) => {
    expect(await mistake(page(unused))).toMatch(/^built mf-a@/)
  },
)

it.concurrent('gives every file a name that stores accept', async () => {
  const folder = `export const load = () => import('./नमस्ते.md')`
  expect(await mistake({ ...page(folder), 'src/नमस्ते.md': good })).toMatch(/^built mf-a@/)
})
