import { shown } from '../shape.ts'

/**
 * A comment, a tag, or text: as React writes them, and nothing that parsers could read in two ways. Between attributes
 * are the signs that HTML takes for blanks, which are fewer than those of regular expressions.
 */
const token =
  /<!--(?<comment>[^<>-]*)-->|<(?<end>\/?)(?<name>[a-zA-Z][a-zA-Z0-9-]*)(?<attributes>(?:[\t\n\f\r ]+[a-zA-Z_:][a-zA-Z0-9_:.-]*(?:="[^"]*")?)*)[\t\n\f\r ]*(?<empty>\/?)>|(?<text>[^<]+)/y

const attribute = /[\t\n\f\r ]([^="]+)(?:="[^"]*")?/g

const void_ = new Set('area br col hr img input link source wbr'.split(' '))

const html =
  'a abbr address area article aside b bdi bdo blockquote br button canvas caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li link map mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr'
const svg =
  'svg circle clipPath defs desc ellipse g image line linearGradient marker mask path pattern polygon polyline radialGradient rect stop symbol text textPath title tspan use view animate animateMotion animateTransform set mpath filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence'

/** What a page may be made of: no document's parts, no code, no frame, and nothing whose content is read by other rules. */
export const known = new Set(`${html} ${svg}`.split(' '))

/** For those that honest pages bring. */
const reasons: Readonly<Record<string, string>> = {
  script:
    ': React writes one for a form whose action is a function; give the form an address, and handle its submit',
  video: ': films are not served',
  audio: ': sounds are not served',
}

/** Text to browsers, whatever is in them. */
const textOnly = new Set(['textarea', 'title', 'option'])

/** What may be inside of a `<select>`, which browsers of 2025 read in a new way: no more than both ways know. */
const choices = new Set(['option', 'optgroup', 'hr'])

/** An element as its start tag says: how deep it is, its name, and those of its attributes. */
export const outlined = (depth: number, name: string, attributes: readonly string[]): string =>
  [depth, name, ...attributes].join(' ').toLowerCase()

/**
 * The elements of a page as they are written, or what of it is not written as it is read, as the end of a sentence.
 * Parsers differ in what they make of tags in the wrong place; where every element is known and closed where it was
 * opened, they do not.
 */
export function outlineOf(page: string): { outline: string[] } | { problem: string } {
  if (page.includes('\0')) return { problem: 'has a sign in its HTML that is none' }
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
  if (!known.has(name)) return `brings <${name}>, which is not a page's${reasons[name] ?? ''}`
  if (textOnly.has(last)) return `has <${name}> inside of <${last}>, where only text can be`
  if (open.includes('select') && !choices.has(name))
    return `has <${name}> inside of <select>, where only options can be`
  if (name === 'optgroup' && last !== 'select') return 'has <optgroup> outside of <select>'
  if (isEmpty && !void_.has(name)) return `has <${name}/>, which is not closed by that`
}

const near = (page: string, at: number): string => shown(page.slice(Math.max(0, at - 10), at + 40))
