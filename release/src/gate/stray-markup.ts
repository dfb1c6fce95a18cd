import type { RenderedLayout } from '@bridge/shared/artifact'
import { documentDataId, laterFilesId } from '@bridge/shared/pin'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5'
import { shown } from '../shape.ts'
import type { PageLinks } from './dead-links.ts'
import { known, outlined, outlineOf } from './well-formed.ts'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/**
 * An address is on the site if it stays there when resolved against each of these origins. 'https:other.example' does
 * so for only one.
 */
const origins = ['https://site.invalid', 'https://elsewhere.invalid', 'http://site.invalid']

/** How a page's HTML would reach outside its `<main>`, as the end of a sentence. Collects its links. */
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
  if (!main || around !== bare(layout)) return 'must stay inside its <main>'
  const tooDeep = written.outline.find((line) => Number.parseInt(line, 10) >= deepest)
  if (tooDeep) return `nests elements more than ${deepest} deep: <${tooDeep.split(' ')[1]}>`
  // If two parsers agree on every element, a third has little room to differ.
  if (outlineIn(main).join('\n') !== written.outline.join('\n')) return misplaced
  const ids = { layout: idsOf(layout), own: new Set<string>() }
  const groups = groupsOf(layout)
  for (const element of elementsIn(main)) {
    const problem =
      problemWith(element, formEndpoint) ?? idProblem(element, ids) ?? groupProblem(element, groups)
    if (problem) return problem
    links?.add(element.attrs)
  }
  return targetProblem(main, ids.own)
}

const bareOf = new WeakMap<RenderedLayout, string | undefined>()

/** The document without a page; cached, because most pages share a layout. */
function bare(layout: RenderedLayout): string | undefined {
  if (!bareOf.has(layout)) bareOf.set(layout, take('', layout)?.around)
  return bareOf.get(layout)
}

/** Browsers nest at most 512 deep, the layout included, and make deeper elements siblings. */
const deepest = 400

const misplaced = 'must not have elements where parsers would move them elsewhere'

/**
 * Parses the whole document, and splits it into the page and what is around it. Undefined if the parser
 * creates more elements than there are tags: two thousand misplaced tags can become a million.
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

/** A parsed page in the outline format of well-formed.ts. */
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
    for (const child of childrenOf(next)) waiting.push(child)
  }
}

/** Attributes that hold addresses, and those that SVG animations set them with. */
const addresses = new Set('action cite data formaction from href ping poster src srcset to values'.split(' '))

/** `<img name="querySelector">` would shadow `document.querySelector`. */
const names = new Set(['img', 'form'])

function problemWith(element: Element, formEndpoint: string): string | undefined {
  const { tagName, namespaceURI, attrs } = element
  if (!known.has(tagName)) return `must not contain <${tagName}>`
  if ((tagName === 'link' && !isPicture(element)) || (tagName === 'title' && namespaceURI !== html.NS.SVG))
    return `must not contain <${tagName}>`
  for (const { name, value } of attrs) {
    if (name === 'name' && names.has(tagName))
      return `must not set name on <${tagName}>, which would shadow a property of the document`
    if (name === 'interestfor') return 'must not open anything on hover or focus (interestfor)'
    if (name === 'style' || name === 'srcdoc' || name.startsWith('on'))
      return `must not set ${name} on <${tagName}>, which the document's policy blocks`
    if (addresses.has(name) && isScript(value))
      return `must not have a script in the ${name} attribute of <${tagName}>`
    if ((name === 'action' || name === 'formaction') && !isOwnForm(value, formEndpoint))
      return `must not have a form that submits to ${shown(value)}`
  }
}

/** Browsers ignore line breaks and tabs in an address; an animation has several, separated by semicolons. */
const isScript = (value: string): boolean =>
  /(^|;)[\p{Cc}\s]*javascript:/iu.test(value.replace(/[\t\n\r]/g, ''))

/** React preloads a page's first images. */
const isPicture = ({ tagName, attrs }: Element): boolean => {
  const value = (name: string) => attrs.find((attribute) => attribute.name === name)?.value
  return tagName === 'link' && value('rel') === 'preload' && value('as') === 'image'
}

const isOwnForm = (address: string, formEndpoint: string): boolean =>
  address === formEndpoint ||
  origins.every((here) => URL.canParse(address, here) && new URL(address, here).origin === here)

interface Ids {
  readonly layout: ReadonlySet<string>
  readonly own: Set<string>
}

function idProblem({ attrs }: Element, { layout, own }: Ids): string | undefined {
  const id = attrs.find(({ name }) => name === 'id')?.value
  if (id === undefined) return
  if (layout.has(id) || own.has(id)) return `has the id ${shown(id)}, which its document already uses`
  own.add(id)
}

/** By default, their parent changes; with an address, any element of the document that it names, without a script. */
const animations = new Set(['animate', 'animateMotion', 'animateTransform', 'set'])

function targetProblem(main: ParentNode, own: ReadonlySet<string>): string | undefined {
  for (const { tagName, attrs } of elementsIn(main)) {
    if (!animations.has(tagName)) continue
    for (const { name, value } of attrs)
      if (name === 'href' && !(value.startsWith('#') && own.has(value.slice(1))))
        return `must not animate ${shown(value)}: the href of <${tagName}> must be an id of the page`
  }
}

/** Browsers keep only one <details> per name open in the whole document. */
function groupProblem({ tagName, attrs }: Element, groups: ReadonlySet<string>): string | undefined {
  const group = tagName === 'details' && attrs.find(({ name }) => name === 'name')?.value
  if (group && groups.has(group))
    return `has a <details> named ${shown(group)}, which its layout already uses`
}

const groupsOf = ({ before, after }: RenderedLayout): ReadonlySet<string> =>
  new Set([...(before + after).matchAll(/<details[^>]*\sname="([^"]+)"/g)].map(([, name]) => name as string))

/** The ids that the layout and the document already use. */
export function idsOf({ before, after }: RenderedLayout): Set<string> {
  const own = [...(before + after).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string)
  return new Set([...own, 'root', documentDataId, laterFilesId])
}
