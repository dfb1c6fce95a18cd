import { type FieldReader, readMap } from '../fields.ts'
import { type FigureBase, readBase } from '../figure-base.ts'

interface Plate {
  readonly name: string
  readonly total: number
  readonly marked: number
}

/** One cell for each of many things; the cells of those that matter are gathered at the foot. */
export interface GridFigure extends FigureBase {
  readonly form: 'grid'
  /** The number of cells in a row. */
  readonly columns: number
  /** Cells are lines, as in a statement, or squares. */
  readonly cell: 'line' | 'square'
  readonly plates: readonly Plate[]
}

export function readGrid(fields: FieldReader): GridFigure {
  const [columns, cell] = [fields.whole('columns'), fields.oneOf('cell', ['line', 'square'])]
  return { form: 'grid', ...readBase(fields), columns, cell, plates: fields.list('plates', readPlate) }
}

const readPlate = (value: unknown): Plate =>
  readMap(value, 'each of its plates', (fields) => {
    const plate = { name: fields.text('name'), total: fields.whole('total'), marked: fields.number('marked') }
    if (plate.marked > plate.total)
      throw new Error(`must have a 'marked' of at most ${plate.total} in '${plate.name}'`)
    return plate
  })
