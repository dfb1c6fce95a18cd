import { type FieldReader, readMap } from '../fields.ts'
import { type FigureBase, readBase } from '../figure-base.ts'

export interface Column {
  readonly name: string | undefined
  /** The value at its foot: above 0 for a step of a waterfall. */
  readonly from: number
  /** Stacked, bottom to top. */
  readonly parts: readonly number[]
  readonly mark: boolean
  /** Whether its value is written above it. */
  readonly labelled: boolean
}

/** A limit, from one column to the right edge. With `marks`, the parts of these columns above it are marked. */
export interface Limit {
  readonly at: number
  readonly name: string
  readonly from: number
  readonly marks: boolean
  /** What happens to the part above the limit: 'declined'. */
  readonly over: string | undefined
}

/** Columns on one baseline: stacked, or the steps of a waterfall. */
export interface ColumnsFigure extends FigureBase {
  readonly form: 'columns'
  /** A value in words: '₹# lakh'. */
  readonly measure: string
  readonly columns: readonly Column[]
  /** Names of a stacked column's parts, bottom to top. Empty unless columns are stacked. */
  readonly parts: readonly string[]
  readonly limits: readonly Limit[]
}

export const heightOf = ({ from, parts }: Column): number => parts.reduce((sum, part) => sum + part, from)

export function readColumns(fields: FieldReader): ColumnsFigure {
  const columns = fields.list('columns', readColumn)
  const parts = fields.has('parts') ? fields.texts('parts') : []
  for (const [index, column] of columns.entries()) {
    if (parts.length > 0 && column.parts.length !== parts.length)
      throw new Error(`must have ${parts.length} parts in column ${index + 1}`)
    if (column.from > 0) checkStep(columns, index)
  }
  const limits = fields.has('limits') ? fields.list('limits', readLimit) : []
  const measure = fields.text('measure')
  return { form: 'columns', ...readBase(fields), measure, columns, parts, limits }
}

/** A step of a waterfall reaches from the top of the next column up to the top of the previous one. */
function checkStep(columns: readonly Column[], index: number) {
  const [before, step, after] = [columns[index - 1], columns[index], columns[index + 1]]
  if (!before || !step || !after || heightOf(before) !== heightOf(step) || heightOf(after) !== step.from)
    throw new Error(
      `must have column ${index + 1} reach from the top of the next column up to the top of the previous one`,
    )
}

const readColumn = (value: unknown): Column =>
  readMap(value, 'each of its columns', (fields) => ({
    name: fields.note('name'),
    from: fields.has('from') ? fields.number('from') : 0,
    parts: fields.list('parts', readNumber),
    mark: fields.flag('mark'),
    labelled: fields.flag('labelled'),
  }))

const readLimit = (value: unknown): Limit =>
  readMap(value, 'each of its limits', (fields) => ({
    at: fields.number('at'),
    name: fields.text('name'),
    from: fields.number('from'),
    marks: fields.flag('marks'),
    over: fields.note('over'),
  }))

function readNumber(value: unknown): number {
  if (typeof value === 'number' && value > 0) return value
  throw new Error("must have 'parts' that are numbers above 0")
}
