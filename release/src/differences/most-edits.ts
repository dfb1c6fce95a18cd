/**
 * Pages with more changed lines are not compared line by line, which could take minutes. In its own file, because every
 * command loads it, and the code that compares pages also loads an HTML parser.
 */
export const mostEdits = 1000
