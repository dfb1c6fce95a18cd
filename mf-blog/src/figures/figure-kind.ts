import { readDots } from './dots/dots-figure.ts'
import { type FieldReader, readMap } from './fields.ts'
import { readArea } from './forms/area-figure.ts'
import { readCalendar } from './forms/calendar-figure.ts'
import { readColumns } from './forms/columns-figure.ts'
import { readDays } from './forms/days-figure.ts'
import { readDial } from './forms/dial-figure.ts'
import { readGrid } from './forms/grid-figure.ts'
import { readSides } from './forms/sides-figure.ts'
import { readStrata } from './forms/strata-figure.ts'
import { readTicks } from './forms/ticks-figure.ts'

const readers = {
  area: readArea,
  calendar: readCalendar,
  columns: readColumns,
  days: readDays,
  dial: readDial,
  dots: readDots,
  grid: readGrid,
  sides: readSides,
  strata: readStrata,
  ticks: readTicks,
} as const

type Form = keyof typeof readers
const forms = Object.keys(readers) as readonly Form[]

/** An article's own figure, drawn to scale as its cover. */
export type Figure = ReturnType<(typeof readers)[Form]>

/** Reads `figure` in an article's front matter. */
export const readFigure = (value: unknown): Figure =>
  readMap(value, 'it', (fields): Figure => {
    const read: (fields: FieldReader) => Figure = readers[fields.oneOf('form', forms)]
    return read(fields)
  })

/** A figure without the texts that covers do not show. */
export function coverOf(figure: Figure): Figure {
  const silent = { note: undefined }
  return figure.form === 'dots' ? { ...figure, ...silent } : { ...figure, ...silent, alt: undefined }
}
