/** A line, 100 wide, from a row on the left to one on the right; with `to` at -1, it hangs loose. */
export function lineBetween(from: number, to: number, row: number): string {
  const middle = (place: number) => (place + 0.5) * row
  const [start, end] = [middle(from), middle(to)]
  return to < 0
    ? `M0 ${start}C22 ${start} 26 ${start + row / 10} 38 ${start + row / 4}`
    : `M0 ${start}C50 ${start} 50 ${end} 100 ${end}`
}
