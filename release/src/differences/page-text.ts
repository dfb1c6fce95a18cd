import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serializeOuter } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** A document as a visitor sees it. */
export interface PageText {
  /** Title, description, and then each block of text. Links show their target, images their name. */
  readonly lines: readonly string[]
  /** Everything else that determines its look: the page's markup and styles, without the versions of parts. */
  readonly looks: string
}

const unseen = new Set(['script', 'style', 'template', 'head'])
const inline = new Set(
  'a abbr b bdi bdo button cite code del dfn em font i input ins kbd label mark output q s samp select small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
)
const cells = new Set(['td', 'th'])

export function textOf(html: string): PageText {
  const document = parse(html)
  const all = elementsIn(document)
  const named = (name: string) => all.find(({ tagName }) => tagName === name)
  const description = all.find((one) => one.tagName === 'meta' && attribute(one, 'name') === 'description')
  const title = named('title')
  const written = new Writer()
  const body = named('body')
  if (body) written.add(body)
  const main = named('main')
  const styles = all.filter(({ tagName }) => tagName === 'style')
  return {
    lines: [
      `title: ${title ? plain(title) : ''}`,
      `description: ${(description && attribute(description, 'content')) ?? ''}`,
      ...written.lines,
    ].map(collapsed),
    looks: [main ? withoutStyles(serializeOuter(main)) : '', ...rulesOf(styles)]
      .map(withoutVersions)
      .join('\n'),
  }
}

const withoutStyles = (html: string): string => html.replace(/<style[^>]*>.*?<\/style>/gs, '')

/**
 * The rules of each component, which its marker ends. Sorted, because their place in the document is up to the
 * tool that composed it; their order is in the markers.
 */
const rulesOf = (styles: readonly Element[]): string[] =>
  styles.flatMap((style) => plain(style).split(/(?<=data-styled\.g\d+\[[^\]]*\]\{[^}]*\})/)).toSorted()

/** Collects text, one line for each block. */
class Writer {
  readonly #lines: string[] = ['']

  add(node: Node, isFirst = true): void {
    if (defaultTreeAdapter.isTextNode(node)) this.#write(node.value)
    if (!defaultTreeAdapter.isElementNode(node) || unseen.has(node.tagName)) return
    const { tagName } = node
    if (cells.has(tagName) && !isFirst) this.#write(' | ')
    const isBlock = !inline.has(tagName) && !cells.has(tagName)
    if (isBlock) this.#lines.push('')
    const called = attribute(node, 'aria-label') ?? attribute(node, 'alt') ?? attribute(node, 'placeholder')
    if (called) this.#write(` [${called}] `)
    let isFirstChild = true
    for (const child of node.childNodes) {
      this.add(child, isFirstChild)
      if (defaultTreeAdapter.isElementNode(child)) isFirstChild = false
    }
    const leadsTo = tagName === 'a' && attribute(node, 'href')
    if (leadsTo) this.#write(` (${withoutVersions(leadsTo)}) `)
    if (isBlock) this.#lines.push('')
  }

  get lines(): readonly string[] {
    return this.#lines.filter((line) => line.trim())
  }

  #write(text: string): void {
    this.#lines[this.#lines.length - 1] += text
  }
}

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim()

const plain = ({ childNodes }: Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('')

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value

/** A file's address differs between versions even if the file does not. */
const withoutVersions = (html: string): string =>
  html.replace(/\/(shell|mf-[a-z0-9-]+)\/\d[^/"'\s)]*\//g, '/$1/')

function elementsIn(document: DefaultTreeAdapterTypes.Document): Element[] {
  const found: Element[] = []
  const left: Node[] = [document]
  for (let node = left.pop(); node; node = left.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node)
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) left.push(child)
  }
  return found
}
