import fc from 'fast-check'

/** The layout around a page. */
export const forgedLayout = {
  before: '<header id="top"><nav><a href="/">Home</a></nav></header><main id="main" tabindex="-1">',
  after: '</main><footer><p>Footer</p></footer><dialog id="drawer"></dialog>',
  css: '',
}
const tags =
  'a b p i em svg path g title math mi mtext table tr td caption select option form button input textarea'
const others =
  'main div section h1 details summary ul li dl dt pre code image body html head template frameset'
const name = fc.constantFrom(...`${tags} ${others} plaintext noembed xmp foreignObject desc`.split(' '))
const attribute = fc.constantFrom(
  ...[
    '',
    ' id="main"',
    ' id="x"',
    ' class="y"',
    " title='\">'",
    ' onload="x()"',
    ' href="/a"',
    ' a=b/',
    ' /',
  ],
)
const token = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(name, attribute).map(([tag, more]) => `<${tag}${more}>`) },
  { weight: 4, arbitrary: name.map((tag) => `</${tag}>`) },
  fc.constantFrom(
    'text',
    '&lt;',
    '<',
    '<!--',
    '-->',
    '<!-- x -->',
    '<![CDATA[',
    ']]>',
    '<?x>',
    '\0',
    '</',
    '<a',
    '"',
  ),
)

/** Characters that only some parsers take for white space. */
const odd = fc.constantFrom(...['\v', '\u00a0', '\ufeff', '\u2028', '\u3000', '\u0085'])

/** An element that one parser closes and another does not. */
const hidden = fc
  .tuple(
    fc.constantFrom('textarea', 'title', 'select', 'option', 'p'),
    odd,
    fc.constantFrom('<meta>', '</main>', '<form>', '<style>'),
  )
  .map(([tag, blank, inside]) => `<${tag}></${tag}${blank}><p title="</${tag}>${inside}"></p>`)

const broken = fc.array(token, { maxLength: 12 }).map((tokens) => tokens.join(''))

const voids = new Set(['br', 'hr', 'img', 'input'])

/** Properly closed elements, with arbitrary nesting. */
const { nested } = fc.letrec<{ nested: string; element: string }>((tie) => ({
  nested: fc
    .array(fc.oneof({ maxDepth: 5 }, fc.constantFrom('text', '<!-- -->', ' '), tie('element')), {
      maxLength: 4,
    })
    .map((all) => all.join('')),
  element: fc
    .tuple(
      fc.oneof(
        name,
        fc.constantFrom(...voids, 'thead', 'tbody', 'label', 'optgroup', 'nav', 'footer', 'header'),
      ),
      fc.constantFrom('', ' class="y"'),
      tie('nested'),
    )
    .map(([tag, more, inside]) =>
      voids.has(tag) ? `<${tag}${more}/>` : `<${tag}${more}>${inside}</${tag}>`,
    ),
}))

/** HTML that no author writes by accident: unclosed, unopened or misplaced elements, and incomplete tags. */
export const forgedHtml = fc.oneof(broken, nested, hidden)

/** The document around a page. */
export const whole = (page: string) =>
  `<!doctype html><html><head></head><body><div id="root">${forgedLayout.before}${page}${forgedLayout.after}</div></body></html>`
