import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as brand from '../brand.ts'
import type { Field, Fields, FrontMatter, MarkdownDocument } from '../markdown.ts'
import { BuildError } from './build-error.ts'
import { readFrontMatter } from './front-matter.ts'
import { markdownBody, type SectionIds } from './markdown-body.ts'
import { MarkdownError } from './markdown-error.ts'

export interface MarkdownKind<F extends Fields> {
  /** Front matter of documents of this kind. */
  readonly fields: F
  /** Section ids: the section's number ('1', '2', …), or the words of its heading. */
  readonly ids: SectionIds
}

/**
 * Turns `*.md` into modules of plain data, checked at build time. `x.md` is the whole document,
 * `x.md?fields=title,date` only its slug and these fields, for lists that must not bundle every document.
 */
export const markdown = <F extends Fields>(kind: MarkdownKind<F>): Plugin => ({
  name: 'bridge:markdown',
  enforce: 'pre',
  load: {
    filter: { id: /\.md(\?fields=[\w,]+)?$/ },
    async handler(id) {
      const [file, fields] = id.split('?fields=') as [string, string?]
      this.addWatchFile(file)
      const document = parseMarkdown(await readFile(file, 'utf8'), file, kind)
      const content = fields ? picked(document, file, ['slug', ...fields.split(',')], kind.fields) : document
      return { code: `export const content = ${JSON.stringify(content)}`, map: null, moduleType: 'js' }
    },
  },
})

function picked(document: object, file: string, names: readonly string[], fields: Fields): object {
  const entries = new Map(Object.entries(document))
  for (const name of names)
    if (!entries.has(name))
      throw new BuildError(
        `${shownPath(file)}: '?fields=' asks for '${name}', which is not a field`,
        `the fields are ${[...entries.keys()].join(', ')}`,
      )
  return Object.fromEntries(names.map((name) => [name, inList(entries.get(name), fields[name])]))
}

const inList = (value: unknown, field: Field | undefined): unknown =>
  field?.is === 'value' && field.inLists ? field.inLists(value) : value

export function parseMarkdown<F extends Fields>(
  text: string,
  file: string,
  { fields, ids }: MarkdownKind<F>,
): MarkdownDocument<F> {
  try {
    const source = nameCompany(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'))
    const { values, rest } = readFrontMatter(source, fields)
    const slug = path.basename(file, '.md')
    return { ...(values as FrontMatter<F>), slug, body: markdownBody(rest, ids), words: wordsIn(rest) }
  } catch (cause) {
    if (!(cause instanceof MarkdownError)) throw cause
    throw new BuildError(`${shownPath(file)}:${cause.line}: ${cause.message}`, cause.hint, cause)
  }
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}₹]\S*/gu)?.length ?? 0

const shownPath = (file: string): string => path.relative(process.cwd(), file)

/** A code block fenced by ``` or ~~~, or inline code between backticks. */
const code =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|(`+)[^`\n](?:[^\n]*?[^`\n])?\2(?!`)/gm

/**
 * Documents use placeholders for company details, so that rebranding does not touch them. Other braces in
 * code are left alone.
 */
const names: Readonly<Record<string, string>> = {
  product: brand.product,
  legalName: brand.legalName,
  email: brand.email,
  phone: brand.phone.shown,
}

function nameCompany(source: string): string {
  const codes = [...source.matchAll(code)].map(({ index, 0: text }) => [index, index + text.length] as const)
  return source.replace(/\{(\w*)\}/g, (placeholder, name: string, offset: number) => {
    if (Object.hasOwn(names, name)) return names[name] as string
    if (codes.some(([from, to]) => offset >= from && offset < to)) return placeholder
    const known = Object.keys(names).map((key) => `{${key}}`)
    throw new MarkdownError(
      lineAt(source, offset),
      `unknown placeholder ${placeholder}; the placeholders are ${known.join(', ')}`,
    )
  })
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length
