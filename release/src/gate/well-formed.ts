import { shown } from '../shape.ts'

/**
 * A comment, a tag or text as React writes it, and nothing that parsers could read in two ways. Attributes
 * are separated by HTML whitespace, which has fewer characters than `\s`.
 */
const token =
  /<!--(?<comment>[^<>-]*)-->|<(?<end>\/?)(?<name>[a-zA-Z][a-zA-Z0-9-]*)(?<attributes>(?:[\t\n\f\r ]+[a-zA-Z_:][a-zA-Z0-9_:.-]*(?:="[^"]*")?)*)[\t\n\f\r ]*(?<empty>\/?)>|(?<text>[^<]+)/y

const attribute = /[\t\n\f\r ]([^="]+)(?:="[^"]*")?/g

const void_ = new Set('area br col hr img input link source wbr'.split(' '))

const html =
  'a abbr address area article aside b bdi bdo blockquote br button canvas caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li link map mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr'
const svg =
  'svg circle clipPath defs desc ellipse g image line linearGradient marker mask path pattern polygon polyline radialGradient rect stop symbol text textPath title tspan use view animate animateMotion animateTransform set mpath filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'

/**
 * Elements that a page may contain: no document structure, code or frames, and none with its own parsing rules.
 */
export const known = new Set(`${html} ${svg}`.split(' '))

/** Explanations for elements that legitimate pages may contain. */
const reasons: Readonly<Record<string, string>> = {
  script:
    ': React writes one for a form whose action is a function; give the form an address, and handle its submit event',
  video: ': video is not served',
  audio: ': audio is not served',
  foreignObject: ': use <text>, or lay HTML over the drawing',
}

/** Elements that may contain only text: browsers may read markup in them as text, or ignore it. */
const textOnly = new Set(['textarea', 'title', 'option'])

/** Elements allowed in a `<select>`: those that its parsing rules before and since 2025 have in common. */
const choices = new Set(['option', 'optgroup', 'hr'])

/** One line of an outline: an element's depth, its name and the names of its attributes. */
export const outlined = (depth: number, name: string, attributes: readonly string[]): string =>
  [depth, name, ...attributes].join(' ').toLowerCase()

/**
 * The outline of a page as written, or why parsers might read it differently, as the end of a sentence. Parsers differ
 * on misplaced tags, but agree where every element is known and closed where it was opened.
 */
export function outlineOf(page: string): { outline: string[] } | { problem: string } {
  if (page.includes('\0')) return { problem: 'must not contain a NUL character in its HTML' }
  const open: string[] = []
  const outline: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < page.length) {
    const at = token.lastIndex
    const { end, name, empty, attributes = '' } = token.exec(page)?.groups ?? {}
    if (token.lastIndex === 0) return { problem: `has HTML that is not well-formed: ${near(page, at)}` }
    if (name === undefined) continue
    if (end) {
      if (open.pop() === name && attributes === '' && !empty) continue
      return { problem: `closes <${name}>, which is not open: ${near(page, at)}` }
    }
    const problem = problemWith(name, open, Boolean(empty))
    if (problem) return { problem }
    outline.push(
      outlined(
        open.length,
        name,
        [...attributes.matchAll(attribute)].map(([, key]) => key as string),
      ),
    )
    if (!void_.has(name)) open.push(name)
  }
  return open.length > 0 ? { problem: `does not close <${open.at(-1)}>` } : { outline }
}

function problemWith(name: string, open: readonly string[], isEmpty: boolean): string | undefined {
  const last = open.at(-1) ?? ''
  if (!known.has(name)) return `must not contain <${name}>${reasons[name] ?? ''}`
  if (textOnly.has(last)) return `has <${name}> inside <${last}>, which may contain only text`
  if (open.includes('select') && !choices.has(name))
    return `has <${name}> inside <select>, which may contain only options`
  if (name === 'optgroup' && last !== 'select') return 'has <optgroup> outside <select>'
  if (isEmpty && !void_.has(name)) return `has <${name}/>, which cannot be self-closing`
}

const near = (page: string, at: number): string => shown(page.slice(Math.max(0, at - 10), at + 40))
