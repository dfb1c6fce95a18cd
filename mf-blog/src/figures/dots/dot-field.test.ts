import { describe, expect, it } from 'vitest'
import { outline, rowsOf, type Sheet, scattered } from './dot-field.ts'
import { layouts } from './sheets.ts'

const notched = (columns: number, rows: number, width: number): Sheet => ({
  columns: width,
  notch: { columns, rows },
})

/** Number of dots within an outline of horizontal and vertical lines. */
function area(path: string): number {
  let [x, y, twice] = [0, 0, 0]
  const corners: [number, number][] = []
  for (const [, command, rest = ''] of path.matchAll(/([MHV])([\d. ]+)/g)) {
    const [first = 0, second = 0] = rest.split(' ').map(Number)
    if (command === 'M') [x, y] = [first, second]
    else if (command === 'H') x = first
    else y = first
    corners.push([x, y])
  }
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [0, 0]
    twice += x1 * y2 - x2 * y1
  }
  return Math.abs(twice) / 2
}

describe.each([
  ['without a notch', notched(0, 0, 200), 10_000],
  ['with a notch', notched(50, 40, 200), 10_000],
  ['with a short last row', notched(5, 3, 17), 1234],
])('a field %s', (_, sheet, total) => {
  it('has exactly the requested number of dots', () => expect(area(outline(sheet, total))).toBe(total))

  it('puts each exception in the place of a dot, in its own column', () => {
    const points = scattered(sheet, total, 11, [0, sheet.columns])
    expect(new Set(points.map(([x]) => x)).size).toBe(11)
    for (const [x, y] of points) {
      expect(x < sheet.notch.columns ? y >= sheet.notch.rows : y >= 0).toBe(true)
      expect(x).toBeLessThan(sheet.columns)
      expect(y).toBeLessThan(rowsOf(sheet, total) - 1)
    }
  })
})

it.each(Object.entries(layouts))(
  '10,000 dots fill the %s sheet to the end of its last row',
  (_, { sheet }) => {
    const { columns, notch } = sheet
    expect(rowsOf(sheet, 10_000) * columns - notch.columns * notch.rows).toBe(10_000)
  },
)
