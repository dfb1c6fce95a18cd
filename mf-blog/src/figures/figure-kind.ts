/** How an exception is marked, and so what is done about it: a shape as well as a colour. */
const marks = ['full', 'ring', 'half', 'target'] as const
export type MarkKind = (typeof marks)[number]

/** Exceptions that are alike. */
export interface Part {
  readonly count: number
  readonly mark: MarkKind
  /** What happened, in the words of the article's table. */
  readonly name: string
  /** What to do about it, in the words of the article's table. */
  readonly answer: string
}

/** One dot for each of many things, and the few exceptions among them. */
export interface DotsFigure {
  readonly form: 'dots'
  readonly total: number
  /** What a dot stands for, in the plural. */
  readonly unit: string
  readonly exceptions: number
  readonly parts: readonly Part[]
  /** What became of all others: 'arrived by 6.20 p.m.' */
  readonly others: string
  /** Below the drawing: its scale and its source. */
  readonly note: string
}

/** An article's own figure, drawn to scale as its cover. */
export type Figure = DotsFigure

/** Reads `figure` in an article's front matter. An article without one has a bridge as its cover. */
export function readFigure(value: unknown): Figure | undefined {
  if (value === undefined) return
  const fields = record(value, 'it')
  if (fields['form'] !== 'dots') throw new Error("must have 'form: dots'")
  const parts = list(fields['parts'], 'parts').map(readPart)
  const total = count(fields['total'], 'total')
  const exceptions = count(fields['exceptions'], 'exceptions')
  const sum = parts.reduce((all, part) => all + part.count, 0)
  if (sum !== exceptions) throw new Error(`has parts that add up to ${sum}, not ${exceptions}`)
  if (exceptions >= total) throw new Error('must have fewer exceptions than its total')
  const [unit, others, note] = [words(fields, 'unit'), words(fields, 'others'), words(fields, 'note')]
  return { form: 'dots', total, unit, exceptions, parts, others, note }
}

function readPart(value: unknown): Part {
  const fields = record(value, 'each of its parts')
  const mark = marks.find((kind) => kind === fields['mark'])
  if (!mark) throw new Error(`must have parts with a mark: ${marks.join(', ')}`)
  const amount = count(fields['count'], 'count')
  return { count: amount, mark, name: words(fields, 'name'), answer: words(fields, 'answer') }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function record(value: unknown, what: string): Fields {
  if (isFields(value)) return value
  throw new Error(`is not valid: ${what} must be 'key: value' lines`)
}

function list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`must have a list '${name}'`)
}

function count(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  throw new Error(`must have '${name}', a whole number above 0`)
}

function words(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'string' && value.trim() !== '') return value
  throw new Error(`must have '${name}', a text`)
}
