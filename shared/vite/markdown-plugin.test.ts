import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fields } from '../markdown.ts'
import { type MarkdownKind, markdown } from './markdown.ts'
import { head, policy } from './sample-document.ts'

describe('the plugin', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bridge-markdown-'))
    await mkdir(path.join(folder, 'content'))
    await writeFile(path.join(folder, 'content/terms.md'), `${head}## Scope\n\nThe long text.\n`)
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function built(entry: string, kind: MarkdownKind<Fields> = policy): Promise<string> {
    await writeFile(path.join(folder, 'entry.ts'), entry)
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [markdown(kind)],
      build: { write: false, lib: { entry: 'entry.ts', formats: ['es'], fileName: 'entry' } },
    })
    const outputs = [result].flat() as Rolldown.RolldownOutput[]
    return outputs.flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : ''))).join('\n')
  }

  it('emits a document as data, without a parser', async () => {
    const code = await built("export * as terms from './content/terms.md'")
    expect(code).toContain('The long text.')
    expect(code.length).toBeLessThan(600)
  })

  it('emits only the fields that a list asks for', async () => {
    const code = await built(
      "export const all = import.meta.glob('./content/*.md', { query: '?fields=title,order', eager: true })",
    )
    expect(code).toContain('Terms')
    expect(code).not.toContain('What we agree on.')
    expect(code).not.toContain('The long text.')
  })

  it('emits what `inLists` makes of a field for lists, and its value elsewhere', async () => {
    const inLists = (value: unknown) => (value === 3 ? 'third' : 'other')
    const fields = { ...policy.fields, order: { is: 'value', read: Number, inLists } } as const
    const code = await built("export * as terms from './content/terms.md?fields=order'", {
      ...policy,
      fields,
    })
    expect(code).toMatch(/order: ?[`"]third/)
    expect(await built("export * as terms from './content/terms.md'", { ...policy, fields })).toMatch(
      /order: ?3/,
    )
  })

  it('fails the build if a list asks for a field that no document has', async () => {
    const asking = built("export * as terms from './content/terms.md?fields=title,odrer'")
    await expect(asking).rejects.toThrow("terms.md: '?fields=' asks for 'odrer', which is not a field")
  })

  it('fails the build if a document is invalid', async () => {
    await writeFile(path.join(folder, 'content/terms.md'), 'no front matter')
    await expect(built("export * as terms from './content/terms.md'")).rejects.toThrow('terms.md:1:')
  })
})
