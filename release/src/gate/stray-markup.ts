import type { RenderedLayout } from '@bridge/shared/artifact'
import { documentDataId, laterFilesId } from '@bridge/shared/pin'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5'
import { shown } from '../shape.ts'
import type { PageLinks } from './dead-links.ts'
import { known, outlined, outlineOf } from './well-formed.ts'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** An address that no page has: what leads there stays on the site. */
const here = 'https://site.invalid'

/** What of a page's HTML would reach out of its place in `<main>`, as the end of a sentence. Notes where it leads to. */
export function strayMarkup(
  page: string,
  layout: RenderedLayout,
  formEndpoint: string,
  links?: PageLinks,
): string | undefined {
  const written = outlineOf(page)
  if ('problem' in written) return written.problem
  const parsed = take(page, layout)
  if (!parsed) return misplaced
  const { around, main } = parsed
  if (!main || around !== bare(layout)) return 'does not stay inside of its <main>'
  // Two readers that agree in every element leave little that a third could see in another way.
  if (outlineIn(main).join('\n') !== written.outline.join('\n')) return misplaced
  const ids = idsOf(layout)
  for (const element of elementsIn(main)) {
    const problem = problemWith(element, formEndpoint) ?? idProblem(element, ids)
    if (problem) return problem
    links?.add(element.attrs)
  }
}

const bareOf = new WeakMap<RenderedLayout, string | undefined>()

/** The document without a page: most pages have the same layout. */
function bare(layout: RenderedLayout): string | undefined {
  if (!bareOf.has(layout)) bareOf.set(layout, take('', layout)?.around)
  return bareOf.get(layout)
}

const misplaced = 'has elements in places where parsers do not leave them'

/**
 * The document as a browser would see it without the page, and the page. Nothing where parsers make more elements of it
 * than there are tags: in the wrong places, two thousand tags can become a million.
 */
function take(page: string, { before, after }: RenderedLayout) {
  const source = `<!doctype html><html><head></head><body><div id="root">${before}${page}${after}</div></body></html>`
  let left = source.match(/<[a-z]/gi)?.length ?? 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...element) {
      if (--left < 0) throw new TooMany()
      return defaultTreeAdapter.createElement(...element)
    },
  }
  try {
    const document = parse(source, { treeAdapter })
    const main = [...elementsIn(document)].find(({ tagName }) => tagName === 'main')
    const childNodes = main?.childNodes.splice(0) ?? []
    return { around: serialize(document), main: main && { ...main, childNodes } }
  } catch (error) {
    if (error instanceof TooMany) return
    throw error
  }
}

class TooMany extends Error {}

/** What a parser has made of a page, as well-formed.ts has read it. */
const outlineIn = (parent: ParentNode, depth = 0): string[] =>
  childrenOf(parent).flatMap((element) => {
    const attributes = element.attrs.map(({ name, prefix }) => (prefix ? `${prefix}:${name}` : name))
    return [outlined(depth, element.tagName, attributes), ...outlineIn(element, depth + 1)]
  })

const isElement = (node: DefaultTreeAdapterTypes.Node | undefined): node is Element =>
  node !== undefined && 'tagName' in node

const childrenOf = (parent: ParentNode | undefined): Element[] => parent?.childNodes.filter(isElement) ?? []

function* elementsIn(parent: ParentNode): Generator<Element> {
  const waiting = childrenOf(parent)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    waiting.push(...childrenOf(next))
  }
}

/** Attributes that lead somewhere, and those by which a drawing changes them. */
const addresses = new Set('action cite data formaction from href ping poster src srcset to values'.split(' '))

/** `<img name="querySelector">` takes the place of `document.querySelector`. */
const names = new Set(['img', 'form'])

function problemWith(element: Element, formEndpoint: string): string | undefined {
  const { tagName, namespaceURI, attrs } = element
  if (!known.has(tagName)) return `brings <${tagName}>, which is not a page's`
  if ((tagName === 'link' && !isPicture(element)) || (tagName === 'title' && namespaceURI !== html.NS.SVG))
    return `brings <${tagName}>, which is not a page's`
  for (const { name, value } of attrs) {
    if (name === 'name' && names.has(tagName))
      return `has a name on <${tagName}>, which would stand for the document's own`
    if (name === 'interestfor') return 'opens something where nobody has pressed (interestfor)'
    if (name === 'style' || name === 'srcdoc' || name.startsWith('on'))
      return `has an attribute ${name} on <${tagName}>, which the document's policy refuses`
    if (addresses.has(name) && /^[\p{Cc}\s]*javascript:/iu.test(value))
      return `has a script as ${name} of <${tagName}>`
    if ((name === 'action' || name === 'formaction') && !isOwnForm(value, formEndpoint))
      return `has a form that leads to ${shown(value)}`
  }
}

/** React asks for a page's first pictures ahead of the page. */
const isPicture = ({ tagName, attrs }: Element): boolean => {
  const value = (name: string) => attrs.find((attribute) => attribute.name === name)?.value
  return tagName === 'link' && value('rel') === 'preload' && value('as') === 'image'
}

const isOwnForm = (address: string, formEndpoint: string): boolean =>
  address === formEndpoint || (URL.canParse(address, here) && new URL(address, here).origin === here)

function idProblem({ attrs }: Element, ids: Set<string>): string | undefined {
  const id = attrs.find(({ name }) => name === 'id')?.value
  if (id === undefined) return
  if (ids.has(id)) return `has the id ${shown(id)}, which its document has already`
  ids.add(id)
}

/** The ids that are taken before there is a page. */
export function idsOf({ before, after }: RenderedLayout): Set<string> {
  const own = [...(before + after).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string)
  return new Set([...own, 'root', documentDataId, laterFilesId])
}
