/**
 * Pages with more changed lines are not compared line by line, which could take minutes. In a file of its own, because
 * every command loads it: with what compares pages, it would load a parser of HTML too.
 */
export const mostEdits = 1000
