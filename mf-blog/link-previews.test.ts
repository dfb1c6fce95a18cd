import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { articlePreviews } from './link-previews.tsx'
import { previewFile } from './src/link-preview-file.ts'

const articles = path.resolve(import.meta.dirname, 'src/content/articles')

describe('the articles', () => {
  it('have 13 different link previews, each of at most 60 KB', async () => {
    const previews = [...(await articlePreviews(articles)).values()]
    for (const preview of previews) expect(preview.length).toBeLessThanOrEqual(60 * 1024)
    expect(new Set(previews.map((preview) => Buffer.from(preview).toString('base64'))).size).toBe(13)
  })
})

it.each([
  ['upi-limits-raised', 'previews/upi-limits-raised.png'],
  ["what's new", 'previews/what~27s~20new.png'],
  ['नई', 'previews/~928~908.png'],
])('the preview of %s has a file name that stores accept', (slug, file) => {
  expect(previewFile(slug)).toBe(file)
})

describe('two articles with the same id', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bridge-articles-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('are rejected with an error that names both files', async () => {
    const text = await readFile(path.join(articles, 'upi-limits-raised.md'), 'utf8')
    await writeFile(path.join(folder, 'first.md'), text)
    await writeFile(path.join(folder, 'second.md'), text)
    await expect(articlePreviews(folder)).rejects.toThrow(
      'article ids must be unique, but first.md and second.md both have 2',
    )
  })
})
