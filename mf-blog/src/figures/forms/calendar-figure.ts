import { type FieldReader, readMap } from '../fields.ts'
import { type FigureBase, readBase } from '../figure-base.ts'

interface Season {
  readonly name: string
  /** The amount of work on a day: outside the season, and in it. */
  readonly usual: number
  readonly peak: number
  readonly from: string
  readonly to: string
  readonly mark: boolean
}

/** Consecutive days, with the amount of each kind of work on each day, which peaks in that kind's season. */
export interface CalendarFigure extends FigureBase {
  readonly form: 'calendar'
  readonly from: string
  readonly to: string
  readonly feast: { readonly day: string; readonly name: string }
  readonly seasons: readonly Season[]
}

export function readCalendar(fields: FieldReader): CalendarFigure {
  const [from, to] = [fields.day('from'), fields.day('to')]
  const seasons = fields.list('seasons', readSeason)
  const feast = { day: fields.day('feastDay'), name: fields.text('feast') }
  for (const day of [feast.day, ...seasons.flatMap((season) => [season.from, season.to])])
    if (day < from || day > to) throw new Error(`must have days between ${from} and ${to}, not ${day}`)
  return { form: 'calendar', ...readBase(fields), from, to, feast, seasons }
}

const readSeason = (value: unknown): Season =>
  readMap(value, 'each of its seasons', (fields) => ({
    name: fields.text('name'),
    usual: fields.whole('usual'),
    peak: fields.whole('peak'),
    from: fields.day('from'),
    to: fields.day('to'),
    mark: fields.flag('mark'),
  }))

/** The number of days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000
