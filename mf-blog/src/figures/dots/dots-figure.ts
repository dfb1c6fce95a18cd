import { type FieldReader, readMap } from '../fields.ts'

/** Marks of exceptions, one for each way of dealing with them. They differ in shape, not only in colour. */
const marks = ['full', 'ring', 'half', 'target'] as const
export type MarkKind = (typeof marks)[number]

/** Exceptions that are alike. */
export interface Part {
  readonly count: number
  readonly mark: MarkKind
  /** Drawn brighter than the others: the part that is expensive to get wrong. */
  readonly key: true | undefined
  /** What happened, in the words of the article's table. */
  readonly name: string
  /** What to do about it, in the words of the article's table. */
  readonly answer: string
  /** What not to do, in the words of the article's table. */
  readonly warning: string | undefined
}

/** One dot for each of many things, and the few exceptions among them. */
export interface DotsFigure {
  readonly form: 'dots'
  readonly ground: 'ink'
  readonly total: number
  /** What a dot stands for, in the plural. */
  readonly unit: string
  readonly exceptions: number
  readonly parts: readonly Part[]
  /** The outcome of all others: 'arrived by 18:20'. */
  readonly others: string
  /** The note below the drawing: its scale and its source. Left out of lists. */
  readonly note: string | undefined
}

export function readDots(fields: FieldReader): DotsFigure {
  const parts = fields.list('parts', readPart)
  const total = fields.whole('total')
  const exceptions = fields.whole('exceptions')
  const sum = parts.reduce((all, part) => all + part.count, 0)
  if (sum !== exceptions) throw new Error(`has parts that add up to ${sum} exceptions, not ${exceptions}`)
  if (exceptions >= total) throw new Error('must have fewer exceptions than its total')
  const [unit, others, note] = [fields.text('unit'), fields.text('others'), fields.text('note')]
  return { form: 'dots', ground: 'ink', total, unit, exceptions, parts, others, note }
}

const readPart = (value: unknown): Part =>
  readMap(value, 'each of its parts', (fields) => ({
    count: fields.whole('count'),
    mark: fields.oneOf('mark', marks),
    key: fields.flag('key') || undefined,
    name: fields.text('name'),
    answer: fields.text('answer'),
    warning: fields.note('warning'),
  }))
