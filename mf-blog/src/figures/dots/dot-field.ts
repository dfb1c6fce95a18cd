/** A grid of dots with a notch for the numeral in its top left corner. All lengths are in dots. */
export interface Sheet {
  readonly columns: number
  readonly notch: { readonly columns: number; readonly rows: number }
}

export type Point = readonly [x: number, y: number]

/** Rows that the sheet needs for this many dots. The last one may be shorter. */
export const rowsOf = ({ columns, notch }: Sheet, total: number): number =>
  Math.ceil((total + notch.columns * notch.rows) / columns)

/** Path around exactly this many dots. */
export function outline(sheet: Sheet, total: number): string {
  const { columns, notch } = sheet
  const rows = rowsOf(sheet, total)
  const last = columns - (rows * columns - notch.columns * notch.rows - total)
  return `M${notch.columns} 0H${columns}V${rows - 1}H${last}V${rows}H0V${notch.rows}H${notch.columns}Z`
}

/** Columns of the sheet, from one up to another. */
export type Band = readonly [from: number, to: number]

/** This many dots of a band, from left to right, spread evenly but as if by chance. No two share a column. */
export function scattered(sheet: Sheet, total: number, count: number, [from, to]: Band): readonly Point[] {
  const { columns, notch } = sheet
  const rows = rowsOf(sheet, total)
  return Array.from({ length: count }, (_, index): Point => {
    const across = (index + 0.15 + 0.7 * fraction(index + 1, 2)) / count
    const x = Math.min(Math.floor(from + across * (to - from)), columns - 1)
    const top = x < notch.columns ? notch.rows : 0
    const y = top + 2 + Math.floor(fraction(Math.floor(from) + 1 + 5 * index, 3) * (rows - top - 5))
    return [x, y]
  })
}

/** The van der Corput sequence: https://en.wikipedia.org/wiki/Van_der_Corput_sequence */
function fraction(index: number, base: number): number {
  let [rest, digit, value] = [index, 1 / base, 0]
  for (; rest > 0; rest = Math.floor(rest / base), digit /= base) value += (rest % base) * digit
  return value
}
