import { tokenize, tokenTypes } from 'css-tree/tokenizer'
import { shown } from '../shape.ts'

const closing = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
])
const closers = new Set(closing.values())
const broken = new Set([tokenTypes.BadString, tokenTypes.BadUrl])

/** Maximum nesting of brackets: css-tree is recursive. */
const deepest = 100

/**
 * The first unbalanced bracket, or unterminated string or comment. Parsers recover from those, each in its
 * own way; css-tree may even loop forever, because it carries its state over from the previous sheet.
 */
export function notClosed(css: string): string | undefined {
  const awaited: number[] = []
  let problem: string | undefined
  // css-tree accepts strings and comments that the end of the input closes, but not those that a line break closes. Two
  // line breaks, because the first may be escaped.
  const text = `${css}\n\n`
  tokenize(text, (type, start, end) => {
    const closer = closing.get(type)
    if (closer !== undefined) {
      if (awaited.push(closer) > deepest) problem ??= `brackets are nested more than ${deepest} deep`
    } else if (broken.has(type) || (closers.has(type) && awaited.pop() !== type))
      problem ??= shown(text.slice(start, Math.min(end, start + 20)))
    else if (type === tokenTypes.Comment && !text.slice(start, end).endsWith('*/'))
      problem ??= 'a comment is not closed'
  })
  return problem ?? (awaited.length > 0 ? 'a bracket is not closed' : undefined)
}
