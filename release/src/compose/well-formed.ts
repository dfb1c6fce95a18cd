import { shown } from '../shape.ts'

/** A comment, a tag, or text: as React writes them, and nothing that parsers could read in two ways. */
const token =
  /<!--(?<comment>[^<>-]*)-->|<(?<end>\/?)(?<name>[a-zA-Z][a-zA-Z0-9-]*)(?<attributes>(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y

const void_ = new Set('area br col hr img input link source track wbr'.split(' '))

const html =
  'a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li link map mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr track u ul var video wbr'
const svg =
  'svg circle clipPath defs desc ellipse g image line linearGradient marker mask path pattern polygon polyline radialGradient rect stop symbol text textPath title tspan use view animate animateMotion animateTransform set mpath filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence'

/** What a page may be made of: no document's parts, no code, no frame, and nothing whose content is read by other rules. */
const known = new Set(`${html} ${svg}`.split(' '))

/** Text to browsers, whatever is in them. */
const textOnly = new Set(['textarea', 'title', 'option'])

/**
 * What of a page's HTML is not written as it is read, as the end of a sentence. Parsers differ in what they make of
 * tags in the wrong place: browsers of 2025 read what is in a `<select>` in a new way. Where every element is known and
 * closed where it was opened, they do not.
 */
export function notWellFormed(page: string): string | undefined {
  if (page.includes('\0')) return 'has a sign in its HTML that is none'
  const open: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < page.length) {
    const at = token.lastIndex
    const { end, name, empty } = token.exec(page)?.groups ?? {}
    if (token.lastIndex === 0) return `has HTML that is not well-formed: ${near(page, at)}`
    if (name === undefined) continue
    if (!known.has(name)) return `brings <${name}>, which is not a page's`
    const last = open.at(-1) ?? ''
    if (end) {
      if (open.pop() !== name) return `closes <${name}>, which is not open: ${near(page, at)}`
    } else if (textOnly.has(last)) return `has <${name}> inside of <${last}>, where only text can be`
    else if (last === 'select' && !['option', 'optgroup', 'hr'].includes(name))
      return `has <${name}> inside of <select>, where only options can be`
    else if (empty && !void_.has(name)) return `has <${name}/>, which is not closed by that`
    else if (!void_.has(name)) open.push(name)
  }
  if (open.length > 0) return `does not close <${open.at(-1)}>`
}

const near = (page: string, at: number): string => shown(page.slice(Math.max(0, at - 10), at + 40))
