import type { FieldReader } from '../fields.ts'
import { type FigureBase, readBase } from '../figure-base.ts'

/** Three events, each before (b) or after (a) a date: the side with two of them wins. */
export interface SidesFigure extends FigureBase {
  readonly form: 'sides'
  /** The events, in the order of a case's letters. */
  readonly events: readonly string[]
  readonly date: string
  /** What applies before the date, and what applies from the date on. */
  readonly before: string
  readonly after: string
  /** Each case, as one letter per event: 'bba'. */
  readonly cases: readonly string[]
}

export function readSides(fields: FieldReader): SidesFigure {
  const [events, cases] = [fields.texts('events'), fields.texts('cases')]
  if (events.length !== 3) throw new Error("must have three 'events'")
  if (cases.some((one) => !/^(?=.*a)(?=.*b)[ab]{3}$/.test(one)) || new Set(cases).size !== cases.length)
    throw new Error("must have distinct 'cases' of three letters, with at least one a and one b each")
  const [date, before, after] = [fields.text('date'), fields.text('before'), fields.text('after')]
  return { form: 'sides', ...readBase(fields), events, date, before, after, cases }
}

/** The side that most of a case's events are on. */
export const sideOf = (letters: string): 'a' | 'b' => (letters.replaceAll('b', '').length > 1 ? 'a' : 'b')
