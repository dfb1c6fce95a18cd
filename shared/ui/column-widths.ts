/**
 * Widths of a table's columns, in per cent, based on their longest cells, and the table's minimum width, in em, at
 * which no word is wider than its column. Set before the rows arrive, so that no row moves those above it.
 */
export function columnWidths(rows: readonly (readonly string[])[]) {
  const columns = (rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? ''))
  const words = columns.map(widestWord)
  const whole = columns.length > 3 ? Math.min(roomy, sum(columns.map(widestCell))) : narrow
  const least = Math.ceil(Math.max(narrow, whole, sum(words)))
  return {
    percents: shared(columns.map(shareOf), words, least)
      .map((em) => (100 * em) / least)
      .map(rounded),
    least,
  }
}

/** The minimum width of any table, in em: that of a phone of 320 px. */
const narrow = 20
/** In em: a table of more than three columns is at least as wide as its longest cells, up to this. */
const roomy = 36

/** In characters: a column narrower than this, or wider than three times this, would be hard to read. */
const shortest = 19
const longestShare = 3 * shortest

const shareOf = (cells: readonly string[]) =>
  Math.min(Math.max(...cells.map((cell) => cell.length), shortest), longestShare)

/** Divides a width in proportion to the shares, but gives each column at least the width of its widest word. */
function shared(shares: readonly number[], words: readonly number[], width: number): readonly number[] {
  const held = new Set<number>()
  for (;;) {
    const free = (of: readonly number[]) => sum(of.filter((_, i) => !held.has(i)))
    const left = width - sum(words.filter((_, i) => held.has(i)))
    const ems = shares.map((share, i) => (held.has(i) ? (words[i] ?? 0) : (left * share) / free(shares)))
    const tight = ems.findIndex((em, i) => !held.has(i) && em < (words[i] ?? 0))
    if (tight < 0) return ems
    held.add(tight)
  }
}

/** In em, in bold and with the cell's padding. A word may break after its hyphens; an amount stays with its unit. */
const widestWord = (cells: readonly string[]) =>
  padding + Math.max(...cells.flatMap((cell) => cell.split(/\s+(?!lakh|crore)|(?<=-)/)).map(widthOf))

/** In em, on one line. */
const widestCell = (cells: readonly string[]) => padding + Math.max(...cells.map(widthOf))

const padding = 1
const widthOf = (word: string) => sum([...word].map(emOf))

function emOf(letter: string): number {
  if (/[mw@]/i.test(letter)) return 0.95
  if (/[\p{Lu}\p{N}₹%]/u.test(letter)) return 0.7
  return /[fijlrt.,:;’'()]/.test(letter) ? 0.42 : 0.63
}

const rounded = (percent: number) => Math.round(10 * percent) / 10
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
