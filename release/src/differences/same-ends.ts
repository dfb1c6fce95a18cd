/** How many items at the start and at the end are the same in both. */
export function sameEnds(from: ArrayLike<string>, to: ArrayLike<string>): { begin: number; end: number } {
  const shorter = Math.min(from.length, to.length)
  let begin = 0
  while (begin < shorter && from[begin] === to[begin]) begin++
  let end = 0
  while (end < shorter - begin && from[from.length - 1 - end] === to[to.length - 1 - end]) end++
  return { begin, end }
}
