import type { InlineCode, Node, Nodes, PhrasingContent, RootContent, Text } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Block, Body, Inline, Section } from '../markdown.ts'
import { MarkdownError } from './markdown-error.ts'
import { typographic } from './typographic.ts'

export type SectionIds = 'numbers' | 'words'

/** Parses a document's text; anything that the site cannot render is an error. */
export function markdownBody(source: string, ids: SectionIds): Body {
  const document = fromMarkdown(source, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  setQuotes(document)
  const intro: Block[] = []
  const sections: (Section & { blocks: Block[] })[] = []
  for (const node of document.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const heading = plain(node.children)
      if (ids === 'words' && sections.some((section) => section.heading === heading))
        throw at(node, `two sections are named '${heading}'`)
      const id = ids === 'numbers' ? String(sections.length + 1) : idOf(heading, sections)
      sections.push({ id, heading, blocks: [] })
    } else (sections.at(-1)?.blocks ?? intro).push(block(node))
  }
  return { intro, sections }
}

/** Makes quotes typographic, but not in code: each paragraph, heading and cell is typeset as a whole. */
function setQuotes(node: Nodes): void {
  if (!('children' in node)) return
  if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) {
    for (const child of node.children) setQuotes(child)
    return
  }
  const pieces = textsIn(node)
  const text = typographic(pieces.map(({ value }) => value).join(''))
  let start = 0
  for (const piece of pieces) {
    const end = start + piece.value.length
    if (piece.type === 'text') piece.value = text.slice(start, end)
    start = end
  }
}

const textsIn = (node: Nodes): (Text | InlineCode)[] =>
  node.type === 'text' || node.type === 'inlineCode'
    ? [node]
    : 'children' in node
      ? node.children.flatMap(textsIn)
      : []

function block(node: RootContent): Block {
  switch (node.type) {
    case 'paragraph':
      return { p: inlines(node.children) }
    case 'heading':
      if (node.depth === 3) return { h3: inlines(node.children) }
      throw at(node, 'headings must be of the second or third level; the title is in the front matter')
    case 'list': {
      const items = node.children.map((item) => item.children.map(block))
      return node.ordered ? { ol: items } : { ul: items }
    }
    case 'blockquote':
      return { quote: node.children.map(block) }
    case 'code':
      return { pre: node.value }
    case 'table':
      return { table: node.children.map((row) => row.children.map((cell) => inlines(cell.children))) }
    default:
      throw unsupported(node)
  }
}

/** A line break within a paragraph becomes a space. */
const inlines = (nodes: readonly PhrasingContent[]): Inline[] => nodes.map(inline)

function inline(node: PhrasingContent): Inline {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll('\n', ' ')
    case 'strong':
      return { strong: inlines(node.children) }
    case 'emphasis':
      return { em: inlines(node.children) }
    case 'inlineCode':
      return { code: node.value }
    case 'link':
      if (!/^(\/|#|https:|mailto:|tel:)/.test(node.url))
        throw at(
          node,
          `a link must be a path, an anchor or an https:, mailto: or tel: URL, not '${node.url}'`,
        )
      return { a: inlines(node.children), href: node.url }
    default:
      throw unsupported(node)
  }
}

const plain = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? plain(node.children) : ''))
    .join('')

/** 'Why it matters' → 'why-it-matters'; 'C' and 'C++' are 'c' and 'c-2'. */
function idOf(heading: string, others: readonly Section[]): string {
  const words =
    heading
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'section'
  const isTaken = (id: string) => others.some((section) => section.id === id)
  let id = words
  for (let count = 2; isTaken(id); count++) id = `${words}-${count}`
  return id
}

const at = (node: Node, message: string, hint?: string) =>
  new MarkdownError(node.position?.start.line ?? 1, message, hint)

const unsupported = (node: Node) =>
  at(
    node,
    `${node.type} is not supported`,
    'documents may contain paragraphs, headings, lists, quotations, tables, links, code, strong and emphasised text',
  )
