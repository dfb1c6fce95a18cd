import { type FieldReader, readMap } from '../fields.ts'
import { type FigureBase, readBase } from '../figure-base.ts'

interface Stratum {
  readonly name: string
  readonly value: number
  /** The part of `value` that is marked. */
  readonly part: number
}

/** The rest of a layer, without its marked part. */
export const restOf = ({ value, part }: Stratum): number => value - part

/** A total as layers whose thickness is to scale. In each layer, the part that can go is marked. */
export interface StrataFigure extends FigureBase {
  readonly form: 'strata'
  /** A value in words: '₹# lakh'. */
  readonly measure: string
  /** What is written after the amount of a marked part: 'can go'. */
  readonly marked: string
  /** The layers, from the top down. */
  readonly strata: readonly Stratum[]
}

export function readStrata(fields: FieldReader): StrataFigure {
  const strata = fields.list('strata', readStratum)
  const [total, parts] = [fields.whole('total'), fields.whole('parts')]
  const sum = (of: 'value' | 'part') => strata.reduce((all, stratum) => all + stratum[of], 0)
  if (sum('value') !== total)
    throw new Error(`has strata whose values add up to ${sum('value')}, not ${total}`)
  if (sum('part') !== parts) throw new Error(`has strata whose parts add up to ${sum('part')}, not ${parts}`)
  return {
    form: 'strata',
    ...readBase(fields),
    measure: fields.text('measure'),
    marked: fields.text('marked'),
    strata,
  }
}

const readStratum = (value: unknown): Stratum =>
  readMap(value, 'each of its strata', (fields) => {
    const stratum = { name: fields.text('name'), value: fields.whole('value'), part: fields.number('part') }
    if (stratum.part > stratum.value)
      throw new Error(`must have a part of at most ${stratum.value} in '${stratum.name}'`)
    return stratum
  })
