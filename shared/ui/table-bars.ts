/**
 * For each row, the lengths of its cells' bars in per cent; `undefined` in a column that holds anything but numbers, or
 * only equal ones. Columns of rupees share a scale; every other column has its own. The first column names the rows.
 */
export function tableBars(
  rows: readonly (readonly string[])[],
): readonly (readonly (number | undefined)[])[] {
  const columns = (rows[0] ?? []).map((_, i) => (i ? numbersOf(rows.map((row) => row[i] ?? '')) : undefined))
  const most = Math.max(...columns.flatMap((column) => (column?.rupees ? column.numbers : [])))
  const scales = columns.map((column) => (column?.rupees ? most : Math.max(...(column?.numbers ?? []))))
  return rows.map((_, row) =>
    columns.map((column, i) => column && Math.round((100 * (column.numbers[row] ?? 0)) / (scales[i] ?? 1))),
  )
}

const number = /^(₹?)([\d,.]+)( lakh| crore|%)?$/
const nothing = /^(none|nothing)$/

function numbersOf(cells: readonly string[]) {
  const matches = cells.map((cell) => number.exec(cell))
  if (cells.some((cell, i) => !matches[i] && !nothing.test(cell))) return
  const numbers = matches.map((match) => (match ? amountOf(match) : 0))
  return new Set(numbers).size > 1 ? { numbers, rupees: matches.some((match) => match?.[1]) } : undefined
}

/** In lakh, where an amount is in lakh or crore. */
const amountOf = ([, , digits = '', unit]: RegExpExecArray) =>
  Number(digits.replaceAll(',', '')) * (unit === ' crore' ? 100 : 1)
