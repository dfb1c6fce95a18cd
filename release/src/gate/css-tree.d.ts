/** Entry points that css-tree's types omit. The main entry point also loads tables of all CSS properties. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree'
}
declare module 'css-tree/tokenizer' {
  export function tokenize(css: string, take: (type: number, start: number, end: number) => void): void
  export const tokenTypes: Readonly<
    Record<
      | 'BadString'
      | 'BadUrl'
      | 'Comment'
      | 'Function'
      | 'LeftParenthesis'
      | 'RightParenthesis'
      | 'LeftSquareBracket'
      | 'RightSquareBracket'
      | 'LeftCurlyBracket'
      | 'RightCurlyBracket',
      number
    >
  >
}
