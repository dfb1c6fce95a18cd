import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Field, Fields } from '../markdown.ts'
import { MarkdownError } from './markdown-error.ts'
import { typographic } from './typographic.ts'

const isYaml =
  "a document must begin with YAML between two '---' lines; quote text that contains ':', '#' or a bracket"

interface FrontMatterSource {
  readonly values: Readonly<Record<string, unknown>>
  /** The document with each line of its front matter blanked, so that line numbers are preserved. */
  readonly rest: string
}

/** Reads the YAML between two `---` lines at the top of a document and validates it against the fields. */
export function readFrontMatter(source: string, fields: Fields): FrontMatterSource {
  const [whole, yaml] = source.match(/^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)/) ?? []
  if (whole === undefined || yaml === undefined)
    throw new MarkdownError(1, "front matter between two '---' lines is missing", isYaml)
  const rest = whole.replace(/[^\n]/g, '') + source.slice(whole.length)
  return { values: checkedValues(yaml, fields), rest }
}

function checkedValues(yaml: string, fields: Fields): Record<string, unknown> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineOf = (offset = 0) => lines.linePos(offset).line + 1
  const [broken] = document.errors
  if (broken) throw new MarkdownError(lineOf(broken.pos[0]), broken.message, isYaml)
  if (!isMap(document.contents)) throw new MarkdownError(2, "front matter must be 'key: value' lines", isYaml)

  const values: Record<string, unknown> = {}
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : ''
    const line = lineOf(isScalar(key) ? key.range?.[0] : 0)
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field)
      throw new MarkdownError(
        line,
        `unknown field '${name}'; the fields are ${Object.keys(fields).join(', ')}`,
      )
    values[name] =
      field.is === 'value'
        ? read(name, typeset(isNode(value) ? value.toJS(document) : value), field, line)
        : checked(name, plain(value), field, line)
  }
  for (const [name, field] of Object.entries(fields)) {
    if (name in values) continue
    if (field.is === 'value') values[name] = read(name, undefined, field, 1)
    else
      throw new MarkdownError(
        1,
        `'${name}' is missing`,
        `add a line '${name}: …' between the two '---' lines`,
      )
  }
  return values
}

/** Makes the quotes in every string of a value typographic. */
function typeset(value: unknown): unknown {
  if (typeof value === 'string') return typographic(value)
  if (Array.isArray(value)) return value.map(typeset)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typeset(inner)]))
}

const plain = (node: unknown): unknown =>
  isScalar(node) ? node.value : isSeq<Node>(node) ? node.items.map(plain) : undefined

type ReadField = Extract<Field, { is: 'value' }>

function read(name: string, value: unknown, field: ReadField, line: number): unknown {
  try {
    return field.read(value)
  } catch (cause) {
    throw new MarkdownError(line, `'${name}' ${cause instanceof Error ? cause.message : cause}`)
  }
}

function checked(name: string, value: unknown, field: Exclude<Field, ReadField>, line: number): unknown {
  const refuse = (what: string) => new MarkdownError(line, `'${name}' ${what}`)
  switch (field.is) {
    case 'number':
      if (typeof value === 'number') return value
      throw refuse('must be a number')
    case 'names': {
      const { of, atLeast, atMost } = field
      if (!Array.isArray(value) || value.length < atLeast || value.length > atMost)
        throw refuse(`must be a list of ${atLeast} to ${atMost} names`)
      return value.map((item) => {
        if (Object.hasOwn(of, item)) return of[item] as string
        throw refuse(`has the unknown name '${item}'; the names are ${Object.keys(of).sort().join(', ')}`)
      })
    }
    case 'date':
      if (typeof value === 'string' && isDay(value)) return value
      throw refuse('must be a date such as 2025-09-01')
    case 'text':
      if (typeof value !== 'string' || value.trim() === '') throw refuse('must be non-empty text')
      if (field.max !== undefined && value.length > field.max)
        throw refuse(`must have at most ${field.max} characters, not ${value.length}`)
      return typographic(value)
  }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
