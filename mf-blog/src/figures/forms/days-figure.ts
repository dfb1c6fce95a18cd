import { type FieldReader, readMap } from '../fields.ts'
import { type FigureBase, readBase } from '../figure-base.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** Minutes since the beginning of the week. */
type Moment = number

interface Happening {
  readonly at: Moment
  readonly name: string
}

/** A week of working days, hour by hour: a long wait, and the short time in it that matters. */
export interface DaysFigure extends FigureBase {
  readonly form: 'days'
  readonly from: Moment
  readonly to: Moment
  readonly mark: { readonly from: Moment; readonly to: Moment }
  readonly happenings: readonly Happening[]
}

export const minutesInDay = 24 * 60
export const dayNames: readonly string[] = days

export function readDays(fields: FieldReader): DaysFigure {
  const moment = (name: string) => readMoment(fields.text(name))
  const figure = { from: moment('from'), to: moment('to') }
  const mark = { from: moment('markFrom'), to: moment('markTo') }
  if (!(figure.from <= mark.from && mark.from < mark.to && mark.to <= figure.to))
    throw new Error("must have 'markFrom' before 'markTo', and both between 'from' and 'to'")
  const [waited, marked] = [fields.whole('minutes'), fields.whole('marked')]
  if (figure.to - figure.from !== waited)
    throw new Error(
      `must have ${figure.to - figure.from} as 'minutes', the time from 'from' to 'to', not ${waited}`,
    )
  if (mark.to - mark.from !== marked)
    throw new Error(
      `must have 'marked' as ${mark.to - mark.from}, the time from 'markFrom' to 'markTo', not ${marked}`,
    )
  return {
    form: 'days',
    ...readBase(fields),
    ...figure,
    mark,
    happenings: fields.list('happenings', readHappening),
  }
}

const readHappening = (value: unknown): Happening =>
  readMap(value, 'each of its happenings', (fields) => ({
    at: readMoment(fields.text('at')),
    name: fields.text('name'),
  }))

/** Reads a moment such as 'Wednesday 15:30'. */
function readMoment(text: string): Moment {
  const [, day = '', hour, minute] = /^(\w+) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  const index = dayNames.indexOf(day)
  if (index < 0)
    throw new Error(`must have moments from Monday to Friday such as 'Wednesday 15:30', not '${text}'`)
  return index * minutesInDay + Number(hour) * 60 + Number(minute)
}
