import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Field, Fields } from '../markdown.ts'
import { MarkdownError } from './markdown-error.ts'

interface FrontMatterSource {
  readonly values: Readonly<Record<string, string | number>>
  /** The text below, with empty lines where the front matter was: its lines keep their numbers. */
  readonly rest: string
}

/** Reads the YAML between the two `---` lines at the top of a document and holds it to its fields. */
export function readFrontMatter(source: string, fields: Fields): FrontMatterSource {
  const [whole, yaml] = source.match(/^---\n([\s\S]*?\n)---(?:\n|$)/) ?? []
  if (whole === undefined || yaml === undefined)
    throw new MarkdownError(1, "front matter between two '---' lines is missing")
  const rest = whole.replace(/[^\n]/g, '') + source.slice(whole.length)
  return { values: checkedValues(yaml, fields), rest }
}

function checkedValues(yaml: string, fields: Fields): Record<string, string | number> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineOf = (offset = 0) => lines.linePos(offset).line + 1
  const [broken] = document.errors
  if (broken) throw new MarkdownError(lineOf(broken.pos[0]), broken.message)
  if (!isMap(document.contents)) throw new MarkdownError(2, "front matter is 'key: value' lines")

  const values: Record<string, string | number> = {}
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : ''
    const line = lineOf(isScalar(key) ? key.range?.[0] : 0)
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field)
      throw new MarkdownError(line, `'${name}' is not known; there are ${Object.keys(fields).join(', ')}`)
    values[name] = checked(name, isScalar(value) ? value.value : undefined, field, line)
  }
  for (const name of Object.keys(fields))
    if (!(name in values)) throw new MarkdownError(1, `'${name}' is missing`)
  return values
}

function checked(name: string, value: unknown, { is, max }: Field, line: number): string | number {
  if (is === 'number') {
    if (typeof value === 'number') return value
    throw new MarkdownError(line, `'${name}' is to be a number`)
  }
  if (typeof value !== 'string' || value.trim() === '')
    throw new MarkdownError(line, `'${name}' is to be a text`)
  if (is === 'date' && !isDay(value))
    throw new MarkdownError(line, `'${name}' is to be a date such as 2025-09-01`)
  if (max !== undefined && value.length > max)
    throw new MarkdownError(line, `'${name}' has ${value.length} characters, at most ${max} are shown`)
  return value
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
