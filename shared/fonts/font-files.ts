/** A file that the build subsets from a font in an npm package. */
export interface FontFile {
  /** Path among the public files. */
  readonly file: string
  /** The variable font to subset. */
  readonly source: string
  readonly characters: string
  /** One weight takes half the bytes of a range. */
  readonly weights: number | readonly [lightest: number, heaviest: number]
}

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const latin = `${ascii}\u00a0©·×é½°–—‘’“”•…←↑→↓−`

const display = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const text = '@fontsource-variable/instrument-sans/files/instrument-sans'

/**
 * The packages' latin files lack the rupee sign, and the text face has none at all: both take it from another
 * file of the display face, which is fetched only if a page shows the sign.
 */
export const fontFiles: readonly FontFile[] = [
  {
    file: 'fonts/display.woff2',
    source: `${display}-latin-wght-normal.woff2`,
    characters: latin,
    weights: 680,
  },
  {
    file: 'fonts/text.woff2',
    source: `${text}-latin-wght-normal.woff2`,
    characters: latin,
    weights: [400, 700],
  },
  {
    file: 'fonts/rupee.woff2',
    source: `${display}-latin-ext-wght-normal.woff2`,
    characters: '₹',
    weights: [400, 800],
  },
]

const face = (family: string, weights: string, source: string, rest: string) =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:${source};${rest}}`
const file = (name: string) => `url({base}fonts/${name}.woff2) format('woff2')`
// A font that misses the first paint is used only where nothing moves: see shell/src/document/font-loading.ts.
const optional = 'font-display:optional'
const rupeeOnly = `${optional};unicode-range:U+20B9`

/**
 * The fallbacks match the real fonts' average width, measured against Arial over this site's headings and
 * paragraphs (at 400), and their line metrics, so that a page looks much the same without them.
 */
const displayFallback =
  'size-adjust:100.73%;ascent-override:92.33%;descent-override:26.81%;line-gap-override:0%'
const textFallback = 'size-adjust:102.08%;ascent-override:95.03%;descent-override:24.49%;line-gap-override:0%'
const regular = "local('Arial'),local('Liberation Sans'),local('Roboto')"
const bold = "local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold')"

export const fontCss = [
  face('Bricolage Grotesque', '500 800', file('display'), optional),
  face('Bricolage Grotesque', '500 800', file('rupee'), rupeeOnly),
  face('Instrument Sans', '400 700', file('text'), optional),
  face('Instrument Sans', '400 700', file('rupee'), rupeeOnly),
  face('Bricolage Fallback', '500 800', bold, displayFallback),
  face('Instrument Fallback', '400 500', regular, textFallback),
  face('Instrument Fallback', '600 700', bold, textFallback),
].join('')
