import { type FieldReader, readMap } from '../fields.ts'
import { type FigureBase, readBase } from '../figure-base.ts'

interface Group {
  readonly name: string
  readonly count: number
}

/** A stroke for each of many things, in groups, and the few that they all come down to. */
export interface TicksFigure extends FigureBase {
  readonly form: 'ticks'
  readonly groups: readonly Group[]
  /** The stroke that the article names, counted from 1. */
  readonly row: number
  readonly rowName: string
  readonly ends: readonly string[]
}

export function readTicks(fields: FieldReader): TicksFigure {
  const [groups, total, row] = [fields.list('groups', readGroup), fields.whole('total'), fields.whole('row')]
  const sum = groups.reduce((all, { count }) => all + count, 0)
  if (sum !== total) throw new Error(`has groups that add up to ${sum}, not ${total}`)
  if (row > total) throw new Error(`must have a 'row' of at most ${total}, not ${row}`)
  const [rowName, ends] = [fields.text('rowName'), fields.texts('ends')]
  return { form: 'ticks', ...readBase(fields), groups, row, rowName, ends }
}

const readGroup = (value: unknown): Group =>
  readMap(value, 'each of its groups', (fields) => ({
    name: fields.text('name'),
    count: fields.whole('count'),
  }))
