import type { Make, Opening, Paper } from '../../content/paper.ts'

/**
 * Dimensions of the paper on the desk, in rem. If paper and screen are side by side, the thread is drawn from these, so
 * that its ends meet the line and the row.
 */
const sheet = { top: 1.5, letterhead: 4.25, fields: 3.5, says: 3.25, slip: 8.75, margin: 1.875 }
/** How far the stitched line's tint extends into the margin; the thread's ring is at its end. */
const tint = 0.625
const table = { head: 2.75, line: 2.125 }
/** The desk with paper and screen side by side: a wide sheet, and the gap that the thread spans. */
const desk = { width: 47, gap: 3.5 }
const screen = { head: 3.25, row: 3.375 }

/** How a kind of paper is placed on the desk if our screen is beside it. */
export interface Lie {
  /** How far our screen is below the desk's edge, in rem. */
  readonly screenTop: number
  /** How far the sheet is turned, in degrees. */
  readonly tilt: number
  /** How far it extends into the words above it, in rem; negative for a gap. */
  readonly hangs: number
  /** The height of a line, in rem. */
  readonly line: number
  /** Whether the sheet is on the right, and our screen on its left, below the words. */
  readonly atRight?: true
  /** Whether the top of the page has a background of ink. */
  readonly onInk?: true
}

/** Without `screenTop`, our screen is placed where the thread needs it. */
type OwnLie = Omit<Lie, 'screenTop'> & Partial<Pick<Lie, 'screenTop'>>

const flat: OwnLie = { tilt: 0, hangs: 0, line: table.line }

export const lies: Record<Make, OwnLie> = {
  statement: { ...flat, tilt: -1.4 },
  book: flat,
  form: { ...flat, tilt: 0.9 },
  roll: { ...flat, screenTop: 1, hangs: 16, line: 3 },
  letter: { ...flat, tilt: -2 },
  fanfold: { ...flat, screenTop: 1, hangs: 26, atRight: true, onInk: true },
  clipped: { ...flat, tilt: 1.2, hangs: -1 },
  bound: { ...flat, hangs: -0.5 },
}

/** How a custom opening changes the placement of its paper. */
const openings: Record<Opening, Partial<Lie>> = {
  spread: { screenTop: 0.5, hangs: 15.5 },
  night: { screenTop: 0.75, hangs: 13.5, atRight: true, onInk: true },
  across: {},
  aside: { screenTop: 1.25, hangs: 22.5, atRight: true },
  tailgate: { screenTop: 0, hangs: 28, atRight: true, tilt: -0.7 },
  runway: { tilt: -1.5 },
  ageing: { screenTop: 0, hangs: 15.75, tilt: 0.4 },
  board: { screenTop: 0, hangs: 0.375 },
  ward: { tilt: -0.8 },
}

export function lieOf(paper: Paper): Lie {
  const lie = { ...lies[paper.make ?? 'statement'], ...(paper.opening && openings[paper.opening]) }
  const row = footOf(paper) - lie.hangs - springs
  return { screenTop: paper.standing ? -8 : Math.min(row, lowest) - rowIn(paper), ...lie }
}

/** How far the thread springs from the foot of the line up to the middle of its row, in rem. */
const springs = 2
/** In rem: how far below the desk's edge the row may be and still be visible in a window of 1280 × 720. */
const lowest = 20

/** Where our screen starts: halfway across the page beside a narrow enough sheet, otherwise two thirds across. */
const half = 37.875

/** A narrow sheet is on the right, so that our screen starts where a second column does on every page. */
export const indentOf = (width: number) =>
  width + desk.gap <= half ? half - desk.gap - width : Math.max(0, desk.width - width)

/** Space to the left and right of the words, in rem; less where there is room only for our screen beside them. */
export interface Room {
  readonly left: number
  readonly right: number
  /** The space to the right on a tablet, where a drawing is beside the words too. */
  readonly onTablet?: number
}

/** The width, in rem, of a drawing beside the words in windows where our screen is below the paper. */
export const standingWidth = 21

/** Openings that place the words themselves. */
const ownWords: ReadonlySet<Opening> = new Set(['spread', 'night', 'ageing'])

/** Undefined if the words are above everything, or if a custom opening places them. */
export function roomFor(paper: Paper): Room | undefined {
  const { width = desk.width, standing } = paper
  const { hangs, atRight } = lieOf(paper)
  if (standing) return { left: 0, right: standing.width + desk.gap, onTablet: standingWidth + 1 }
  if (hangs <= 1 || (paper.opening && ownWords.has(paper.opening))) return undefined
  const beside = width + desk.gap
  return atRight ? { left: 0, right: beside } : { left: indentOf(width) + beside, right: 0 }
}

export const laidOut = {
  ...sheet,
  ...table,
  ...desk,
  screen,
  tint,
  /** The ring's distance from the sheet's edge. */
  knot: sheet.margin - tint,
  /** The stitches' distance from the foot of their line. */
  stitches: 0.375,
  /** Where the second column beside a wide sheet starts, in rem. */
  second: desk.width + desk.gap,
  /** From this width onwards, a line shows all its columns. */
  wide: '@media (width >= 52rem)',
  narrow: '@media (width < 52rem)',
  /** From this width onwards, the screen is beside the paper. */
  beside: '@media (width >= 80rem)',
  /** Like `beside`, but in a window so short that the words make room for the thread. */
  low: '@media (width >= 80rem) and (height < 52rem)',
}

/** The foot of the stitched line, from the top of the sheet. */
const footOf = ({ make = 'statement', fields, says, stitched }: Paper): number =>
  sheet.top +
  sheet.letterhead +
  rowsOf(fields) * sheet.fields +
  (says ? sheet.says : 0) +
  table.head +
  (stitched + 1) * lies[make].line

/** The middle of the stitched line, from the top of the sheet. */
export const knotOf = (paper: Paper): number => footOf(paper) - lieOf(paper).line / 2

/** The foot of the sheet, unless its reader increases text spacing. */
export const endOf = (paper: Paper): number =>
  footOf(paper) +
  (paper.lines.length - paper.stitched + (paper.more ? 1 : 0)) * lies[paper.make ?? 'statement'].line +
  (paper.slip ? sheet.slip : 0)

/** The number of rows of fields: four fields to a row. */
export const rowsOf = (fields: Paper['fields']): number => Math.ceil(fields.length / 4)

/** The middle of the stitched line's row, from the desk's edge, if the screen is beside the paper. */
export const middleOf = (paper: Paper): number => lieOf(paper).screenTop + rowIn(paper)

const rowIn = ({ stitched }: Paper): number => screen.head + (stitched + 0.5) * screen.row
