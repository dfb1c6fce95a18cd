/** A grid of dots with a notch in its top left corner, where the numeral stands. All lengths are in dots. */
export interface Sheet {
  readonly columns: number
  readonly notch: { readonly columns: number; readonly rows: number }
}

export type Point = readonly [x: number, y: number]

/** Rows that the sheet needs for so many dots. The last one may be shorter. */
export const rowsOf = ({ columns, notch }: Sheet, total: number): number =>
  Math.ceil((total + notch.columns * notch.rows) / columns)

/** Path around exactly so many dots. */
export function outline(sheet: Sheet, total: number): string {
  const { columns, notch } = sheet
  const rows = rowsOf(sheet, total)
  const last = columns - (rows * columns - notch.columns * notch.rows - total)
  return `M${notch.columns} 0H${columns}V${rows - 1}H${last}V${rows}H0V${notch.rows}H${notch.columns}Z`
}

/** So many dots of the sheet, from left to right, as evenly spread as chance would allow. No two share a column. */
export function scattered(sheet: Sheet, total: number, count: number): readonly Point[] {
  const { columns, notch } = sheet
  const rows = rowsOf(sheet, total)
  const beside = rows - notch.rows
  return Array.from({ length: count }, (_, index): Point => {
    const cell = Math.floor(((index + 0.1 + 0.8 * fraction(index + 1, 2)) / count) * total)
    const below = notch.columns * beside
    const x = cell < below ? Math.floor(cell / beside) : notch.columns + Math.floor((cell - below) / rows)
    const top = x < notch.columns ? notch.rows : 0
    const y = top + 1 + Math.floor(fraction(1 + ((11 * index) % count), 3) * (rows - top - 3))
    return [Math.min(x, columns - 1), y]
  })
}

/** The van der Corput sequence: https://en.wikipedia.org/wiki/Van_der_Corput_sequence */
function fraction(index: number, base: number): number {
  let [rest, digit, value] = [index, 1 / base, 0]
  for (; rest > 0; rest = Math.floor(rest / base), digit /= base) value += (rest % base) * digit
  return value
}
