/** A line, 100 wide, from a row on the left to one on the right. */
export function lineBetween(from: number, to: number, row: number): string {
  const middle = (place: number) => (place + 0.5) * row
  const [start, end] = [middle(from), middle(to)]
  return `M0 ${start}C50 ${start} 50 ${end} 100 ${end}`
}
