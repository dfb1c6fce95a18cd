/**
 * Pages with more changed lines are not compared line by line, which could take minutes. In a file of its own, because
 * every command loads it: together with the code that compares pages, it would load an HTML parser too.
 */
export const mostEdits = 1000
