import fc from 'fast-check'

/** The layout around a page, with an animation. */
export const forgedLayout = {
  before:
    '<header class="hd" id="top"><nav><a href="/">Home</a></nav></header><main id="main" tabindex="-1">',
  after: '</main><footer class="ft"><p>Footer</p></footer><dialog id="drawer"></dialog>',
  css: '@keyframes below{from,to{word-spacing:1px}}.ft{animation:below 1000s infinite}',
}

/** A page of mf-b with elements to style. */
export const styledPage = '<div class="mf-b__x"><p class="mf-b__y"><a href="/b">text</a></p></div>'

const simple = fc.constantFrom(
  ...'.mf-b__x .mf-b__y .hd .ft .f\\74 .\\000068d footer header html body * & :root a p #main main'.split(
    ' ',
  ),
  '.mf-b__x::after',
  'data-styled.g1[id="q"]',
)
const { selector } = fc.letrec<{ selector: string }>((tie) => ({
  selector: fc.oneof(
    { maxDepth: 3 },
    simple,
    fc
      .tuple(simple, fc.constantFrom(...'not is has where host nth-child'.split(' ')), tie('selector'))
      .map(([begin, name, inside]) => `${begin}:${name}(${inside})`),
    fc
      .tuple(tie('selector'), fc.constantFrom(' ', '>', '+', '~', ',', '', '||'), simple)
      .map((all) => all.join('')),
  ),
}))

/** Selectors that contain one of the part's own classes, some of them along with other selectors. */
const owned = fc
  .tuple(
    fc.constantFrom('', '', 'footer ', ':is(footer,*)>'),
    fc.constantFrom(...'.mf-b__x .mf-b__y .mf-b__x .mf-b__y .f\\74'.split(' ')),
    fc.option(selector),
  )
  .map(([begin, own, rest]) => `${begin}${own}${rest ? ` ${rest}` : ''}`)

/** The declaration that tests look for outside the page. */
const seen = 'letter-spacing:7px'
const declaration = fc.constantFrom(
  seen,
  'color:red',
  '--ink:red',
  '--x:{}',
  'content:"{"',
  'a:b',
  'animation:below 1s infinite',
)
const condition = fc.constantFrom(
  '@media all',
  '@supports (color:red)',
  '@layer x',
  '@starting-style',
  '@container (width>0)',
  '@scope (.mf-b__x)',
  '@scope',
  '@media not(print)',
)
const movement = fc.constantFrom('below', 'b\\65low', '"below"', ' below ', '/**/below', 'b\\65 low', 'own')

const { sheet } = fc.letrec<{ sheet: string; block: string; item: string }>((tie) => ({
  sheet: fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
  block: fc
    .array(
      fc.oneof(
        { maxDepth: 3 },
        declaration,
        declaration,
        tie('item'),
        fc.tuple(fc.constantFrom('*', 'a:', '--y:', '&'), tie('item')).map((all) => all.join('')),
      ),
      { maxLength: 3 },
    )
    .map((all) => `{${all.join(';')}}`),
  item: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(owned, fc.constant(`{${seen}}`)).map((all) => all.join('')),
    fc.tuple(fc.oneof(owned, selector), tie('block')).map((all) => all.join('')),
    fc.tuple(condition, tie('block')).map((all) => all.join('')),
    movement.map((name) => `@keyframes ${name}{from,to{${seen}}}`),
    fc
      .constantFrom('ft', 'f\\74', 'hd', '\\000068d')
      .map((name) => `data-styled.g2[id="q"]{content:"${name},"}`),
  ),
}))

/** Tokens that may open or close a construct for one parser but not for another. */
const sign = fc.constantFrom(
  ...[
    '"',
    "'",
    '/*',
    '*/',
    'url(',
    ')',
    '(',
    '\\',
    '}',
    '{',
    ';',
    ',',
    ':',
    '<!--',
    '-->',
    '\0',
    '\n',
    '!',
    '@',
  ],
  ...['\\\n', '\\7b ', '\\{', 'U+1', '[', ']', '.', '#'],
)

/** CSS that no author writes by accident: nested rules, escaped names, misplaced tokens. */
export const forgedCss = fc
  .tuple(sheet, fc.array(fc.tuple(fc.nat(), sign), { maxLength: 2 }))
  .map(([css, signs]) =>
    signs.reduce((text, [place, what]) => {
      const at = place % (text.length + 1)
      return text.slice(0, at) + what + text.slice(at)
    }, css),
  )
