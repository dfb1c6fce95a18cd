/** Ways in which released code can fail only in browsers. */
export const codeFaults = {
  // `publish` refuses what a lexer cannot read; only a parser finds this one.
  'has a syntax error': () => 'const twice = 1; const twice = 2; export default twice',
  throws: () => 'throw new Error("thrown by the test at evaluation")',
  'exports nothing': () => 'export const nothing = 1',
  'throws at render': (code: string) => atRender(code, 'throw new Error("thrown by the test at render")'),
  'loops endlessly': (code: string) => `for(;;);${code}`,
  'loops endlessly at render': (code: string) => atRender(code, 'for(;;);'),
} as const
export type CodeFault = keyof typeof codeFaults

const atRender = (code: string, body: string): string =>
  code.replace(
    /export\{([\w$]+) as default/,
    (_, page) => `function brokenPage(){${body}}void ${page};export{brokenPage as default`,
  )

/** The page's own module in the artifact, and the chunk with the content of /terms. */
export const entryFile = /assets\/direct\.policy-[\w-]+\.js$/
export const contentFile = /assets\/direct\.terms-[\w-]+\.js$/
