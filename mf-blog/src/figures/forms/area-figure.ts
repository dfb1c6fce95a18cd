import { type FieldReader, readMap } from '../fields.ts'
import { type FigureBase, readBase } from '../figure-base.ts'

interface Area {
  readonly name: string
  readonly wide: number
  readonly high: number
  /** What its width and height are, in words. */
  readonly across: string
  readonly up: string
}

/** Two rectangles that share a corner: width times height, before and after. */
export interface AreaFigure extends FigureBase {
  readonly form: 'area'
  readonly before: Area
  /** Wider and lower than `before`. */
  readonly after: Area
}

export function readArea(fields: FieldReader): AreaFigure {
  const [before, after] = fields.list('areas', readOne)
  if (!before || !after || after.wide <= before.wide || after.high >= before.high)
    throw new Error('must have two areas, the second one wider and lower')
  return { form: 'area', ...readBase(fields), before, after }
}

const readOne = (value: unknown): Area =>
  readMap(value, 'each of its areas', (fields) => ({
    name: fields.text('name'),
    wide: fields.whole('wide'),
    high: fields.whole('high'),
    across: fields.text('across'),
    up: fields.text('up'),
  }))
