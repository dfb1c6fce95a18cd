import type { RenderedLayout } from '@bridge/shared/artifact'
import { documentDataId, laterFilesId } from '@bridge/shared/pin'
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5'
import { shown } from '../shape.ts'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** What the document and the shell have to themselves, and what would bring code or a document of its own. */
const refused = new Set(
  'base body embed fencedframe frame frameset head html iframe link main meta noscript object portal script style template title'.split(
    ' ',
  ),
)

/** An address that no page has: what leads there stays on the site. */
const here = 'https://site.invalid'

interface Surroundings {
  /** Ids that the document has already. */
  readonly taken: ReadonlySet<string>
  readonly formEndpoint: string
}

/** What of a page's HTML would reach out of its place in `<main>`, as the end of a sentence. */
export function strayMarkup(page: string, surroundings: Surroundings): string | undefined {
  const document = parse(`<!doctype html><html><head></head><body><main>${page}</main><i></i></body></html>`)
  const main = onlyMain(document)
  if (!main)
    return 'does not stay inside of its <main>: an element is not closed, or one that it has not opened is'
  const ids = new Set(surroundings.taken)
  for (const element of elementsIn(main)) {
    const problem = problemWith(element, surroundings) ?? idProblem(element, ids)
    if (problem) return problem
  }
}

/** The page's `<main>`, if the document is still as it was around it. */
function onlyMain(document: ParentNode): Element | undefined {
  const [root] = document.childNodes.filter(isElement)
  const [head, body, ...more] = childrenOf(root)
  const [main, mark, ...others] = body?.childNodes ?? []
  const isAsItWas =
    root?.attrs.length === 0 &&
    body?.attrs.length === 0 &&
    head?.childNodes.length === 0 &&
    more.length === 0 &&
    others.length === 0 &&
    isElement(mark) &&
    mark.tagName === 'i' &&
    mark.attrs.length === 0 &&
    mark.childNodes.length === 0
  return isAsItWas && isElement(main) && main.tagName === 'main' && main.attrs.length === 0 ? main : undefined
}

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

function problemWith(element: Element, { formEndpoint }: Surroundings): string | undefined {
  const { tagName, namespaceURI, attrs } = element
  const isDrawn = namespaceURI === html.NS.SVG && tagName === 'title'
  if (refused.has(tagName.toLowerCase()) && !isDrawn && !isPicture(element))
    return `brings <${tagName}>, which is not a page's`
  for (const { name, value } of attrs) {
    if (name === 'style' || name === 'srcdoc' || name.startsWith('on'))
      return `has an attribute ${name} on <${tagName}>, which the document's policy refuses`
    if (/^[\p{Cc}\s]*javascript:/iu.test(value)) return `has a script as ${name} of <${tagName}>`
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
export function idsOf({ before, after }: RenderedLayout): ReadonlySet<string> {
  const own = [...(before + after).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string)
  return new Set([...own, 'root', documentDataId, laterFilesId])
}
