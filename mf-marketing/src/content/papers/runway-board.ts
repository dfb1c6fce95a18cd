import type { Drawing } from '../drawing.ts'
import { runway } from './payroll.ts'

/** What is left of the seed round, one bar per month; the first month begins with payday. */
const bars = Array.from({ length: runway }, (_, month) => {
  const height = 46 - 2.5 * month
  return `M${24 + month * 8} ${74 - height}h5v${height}h-5Z`
})

const noteAt = (column: number, row: number) => `M${186 + column * 20} ${17 + row * 17}h13v13h-13Z`

/** An eleven-person company's whiteboard, on castors: the runway by month, and a note for each person. */
export const runwayBoard: Drawing = {
  size: [262, 144.5],
  width: 25,
  strokes: [
    // Feet, castors, uprights
    ['M22 84L16 136H24L31 84ZM240 84L246 136H238L231 84Z'],
    ['M4 130H38V136H4ZM224 130H258V136H224Z'],
    ['M9 136a4 4 0 1 0 .1 0ZM33 136a4 4 0 1 0 .1 0ZM229 136a4 4 0 1 0 .1 0ZM253 136a4 4 0 1 0 .1 0Z'],
    ['M27 112H235V117H27Z'],
    // Board, frame, tray
    ['M7 3H255V92H7Z'],
    ['M12 8H250V87H12Z', 'fine'],
    ['M60 92H202V97H60Z'],
    ['M84 88.500h18v3.500h-18Z', 'red'],
    ['M110 88.500h18v3.500h-18Z', 'green'],
    ['M146 86h22v6h-22Z'],
    // Runway
    ['M20 20V74.500H172', 'fine'],
    [bars.slice(1).join('')],
    [bars[0] ?? '', 'amber'],
    ['M29 21C16 20 14 82 26 82C39 82 38 24 22 22', 'fine'],
    // Eleven notes
    [noteAt(0, 0) + noteAt(1, 0) + noteAt(0, 1) + noteAt(2, 2) + noteAt(1, 3), 'amber'],
    [noteAt(2, 0) + noteAt(1, 2), 'green'],
    [noteAt(1, 1) + noteAt(2, 1) + noteAt(0, 2) + noteAt(0, 3)],
  ],
}
