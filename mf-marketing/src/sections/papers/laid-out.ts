/**
 * Measures of the paper on the desk, in rem. Where paper and screen lie side by side, the thread is drawn from
 * them, so that its ends meet the line and the row.
 */
const sheet = { top: 1.75, letterhead: 4.5, fields: 4, margin: 1.875 }
const table = { head: 2.75, line: 2.125 }
/** Where they lie side by side: the sheet's width, and the gap that the thread spans. */
const desk = { width: 47, gap: 3.5 }
const screen = { head: 3.25, row: 3.375 }

/** How far below the sheet's top the screen lies. */
const screenTop = 7.25

export const laidOut = {
  ...sheet,
  ...table,
  ...desk,
  screen,
  screenTop,
  /** From here on, a line shows all its columns. */
  wide: '@media (width >= 52rem)',
  narrow: '@media (width < 52rem)',
  /** From here on, the screen lies beside the paper. */
  beside: '@media (width >= 80rem)',
}

/** The foot of a line, from the top of the sheet. */
export const footOf = (line: number): number =>
  sheet.top + sheet.letterhead + sheet.fields + table.head + (line + 1) * table.line

/** The middle of a row, from the top of the sheet, where the screen lies beside it. */
export const middleOf = (row: number): number => screenTop + screen.head + (row + 0.5) * screen.row
