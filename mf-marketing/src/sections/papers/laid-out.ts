import type { Make, Opening, Paper } from '../../content/paper.ts'

/**
 * Measures of the paper on the desk, in rem. Where paper and screen lie side by side, the thread is drawn from
 * them, so that its ends meet the line and the row.
 */
const sheet = { top: 1.75, letterhead: 4.5, fields: 4, says: 3.5, margin: 1.875 }
const table = { head: 2.75, line: 2.125 }
/** Where they lie side by side: a wide sheet, and the gap that the thread spans. */
const desk = { width: 47, gap: 3.5 }
const screen = { head: 3.25, row: 3.375 }

/** How a kind of paper lies on the desk, where our screen lies beside it. */
export interface Lie {
  /** How far below the desk's edge our screen lies, in rem. */
  readonly screenTop: number
  /** How far the sheet is turned, in degrees. */
  readonly tilt: number
  /** How far it hangs into the words above it, in rem; negative when it keeps away from them. */
  readonly hangs: number
  /** How high a line is, in rem. */
  readonly line: number
  /** Our screen lies to its left, below the words. */
  readonly atRight?: true
  /** The page opens on ink. */
  readonly onInk?: true
}

const flat: Lie = { screenTop: 11.5, tilt: 0, hangs: 0, line: table.line }

export const lies: Record<Make, Lie> = {
  statement: { ...flat, tilt: -1.4 },
  book: flat,
  form: { ...flat, screenTop: 12.5, tilt: 0.9 },
  roll: { ...flat, screenTop: 2, hangs: 17, line: 3 },
  letter: { ...flat, screenTop: 4, tilt: -2 },
  fanfold: { ...flat, screenTop: 2, hangs: 27.5, atRight: true, onInk: true },
  clipped: { ...flat, tilt: 1.2, hangs: -1 },
  bound: { ...flat, hangs: -0.5 },
}

/** What an opening of its own changes in that. */
const openings: Record<Opening, Partial<Lie>> = {
  spread: { screenTop: 1.25, hangs: 16.25 },
  night: { screenTop: 1.25, hangs: 15, atRight: true, onInk: true },
}

export const lieOf = ({ make = 'statement', opening }: Pick<Paper, 'make' | 'opening'>): Lie => ({
  ...lies[make],
  ...(opening && openings[opening]),
})

/** Where our screen starts: at half the page beside a sheet that is narrow enough, else at two thirds. */
const half = 37.875

/** A narrow sheet lies to the right, so that our screen starts where a second column does on every page. */
export const indentOf = (width: number) =>
  width + desk.gap <= half ? half - desk.gap - width : Math.max(0, desk.width - width)

/** What is kept clear of words to their left and right, in rem; with room for their screen only, they are smaller. */
export interface Room {
  readonly left: number
  readonly right: number
  /** On a tablet, where a drawing stands beside them too. */
  readonly onTablet?: number
}

/** How wide a drawing that stands beside the words is until our screen is beside the paper, in rem. */
export const standingWidth = 21

/** Undefined where the words stand above everything, or an opening of its own places them. */
export function roomFor({ width = desk.width, standing, ...paper }: Paper): Room | undefined {
  const { hangs, atRight } = lieOf(paper)
  if (standing) return { left: 0, right: standing.width + desk.gap, onTablet: standingWidth + 1 }
  if (paper.opening || hangs <= 0) return undefined
  const beside = indentOf(width) + width + desk.gap
  return atRight ? { left: 0, right: beside } : { left: beside, right: 0 }
}

export const laidOut = {
  ...sheet,
  ...table,
  ...desk,
  screen,
  /** Where the second column beside a wide sheet starts, in rem. */
  second: desk.width + desk.gap,
  /** From here on, a line shows all its columns. */
  wide: '@media (width >= 52rem)',
  narrow: '@media (width < 52rem)',
  /** From here on, the screen lies beside the paper. */
  beside: '@media (width >= 80rem)',
}

/** The foot of the stitched line, from the top of the sheet. */
export const footOf = ({ make = 'statement', fields, says, stitched }: Paper): number =>
  sheet.top +
  sheet.letterhead +
  rowsOf(fields) * sheet.fields +
  (says ? sheet.says : 0) +
  table.head +
  (stitched + 1) * lies[make].line

/** Four fields in a row. */
export const rowsOf = (fields: Paper['fields']): number => Math.ceil(fields.length / 4)

/** The middle of the stitched line's row, from the desk's edge, where the screen lies beside the paper. */
export const middleOf = (paper: Paper): number =>
  lieOf(paper).screenTop + screen.head + (paper.stitched + 0.5) * screen.row
