import path from 'node:path'
import { type ESTree, type Plugin, parseSync } from 'vite'
import { BuildError } from './build-error.ts'

/**
 * What the linter, the types and the gate let through, and what breaks a page in a browser or leaves the design behind.
 * It is looked for in the sources, where it can be said with its line.
 */
export const houseRules = (root = process.cwd()): Plugin => ({
  name: 'bridge:house-rules',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.[jt]sx?$/, exclude: /[\\/]node_modules[\\/]/ } },
    handler(code, id) {
      if (!id.startsWith(root + path.sep)) return // 'shared' is not the part's
      const found = firstBreach(code, id)
      if (!found) return
      const line = code.slice(0, found.at).split('\n').length
      throw new BuildError(`${path.relative(root, id)}:${line}: ${found.what}`, found.hint)
    },
  },
})

interface Breach {
  /** Where in the source, in characters. */
  readonly at: number
  readonly what: string
  readonly hint: string
}

type Node = ESTree.Node & { readonly [field: string]: unknown }

export function firstBreach(code: string, file: string): Breach | undefined {
  const { program, errors } = parseSync(file, code)
  return errors.length > 0 ? undefined : look(program as unknown as Node, false)
}

/** In the order of the source. `renders`: what is here runs while the page is rendered. */
function look(node: Node, renders: boolean, name?: string): Breach | undefined {
  const breach = breachOf(node, renders)
  if (breach) return { at: node.start, ...breach }
  const within = isFunction(node) ? isOfReact(nameOf(node) ?? name) : renders
  for (const [field, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue
      const found = look(child, within, field === 'init' ? nameOf(node) : defaultName(node))
      if (found) return found
    }
}

const isFunction = ({ type }: Node): boolean => /^(Arrow)?Function(Declaration|Expression)?/.test(type)

const nameOf = (node: Node): string | undefined => (node['id'] as { name?: string } | null)?.name

/** A page is a component whatever it is called. */
const defaultName = ({ type }: Node): string | undefined =>
  type === 'ExportDefaultDeclaration' ? 'Page' : undefined

/** Components and hooks. What stands in functions inside of them runs later: handlers, effects. */
const isOfReact = (name: string | undefined): boolean => /^([A-Z]|use[A-Z])/.test(name ?? '')

function breachOf(node: Node, renders: boolean): Omit<Breach, 'at'> | undefined {
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return styleBreach(node)
    case 'JSXAttribute':
      return attributeBreaches[textOf(node['name'] as Node)]
    case 'AssignmentExpression':
      return /\.(inner|outer)HTML$/.test(textOf(node['left'] as Node)) ? htmlBreach : undefined
    case 'CallExpression':
      return callBreach(textOf(node['callee'] as Node), renders)
    case 'MemberExpression':
      return renders && /(^|\.)location\.search$/.test(textOf(node)) ? queryBreach : undefined
    case 'NewExpression':
      return renders && textOf(node['callee'] as Node) === 'Date' && !(node['arguments'] as Node[]).length
        ? changing('the time')
        : undefined
    case 'UnaryExpression':
      return renders && node['operator'] === 'typeof' && browsers.test(textOf(node['argument'] as Node))
        ? changing('whether there is a browser')
        : undefined
  }
}

const browsers = /^(globalThis\.)?(window|document|navigator|location|localStorage|sessionStorage)$/

const changing = (what: string) => ({
  what: `${what} is asked while the page renders: what it says in the browser differs from its document`,
  hint: 'ask in an effect or in a handler, and render what both know first',
})

const queryBreach = {
  what: 'the query of the address is asked while the page renders: its document is made without one',
  hint: 'render what depends on it in <ByQuery> (@bridge/shared/ui/ByQuery)',
}

const htmlBreach = {
  what: 'HTML from text is refused by browsers here (Trusted Types)',
  hint: 'render elements, or set textContent',
}

const attributeBreaches: Readonly<Record<string, Omit<Breach, 'at'>>> = {
  style: {
    what: "a style attribute is refused by the document's policy",
    hint: 'style with styled-components; for what changes, set a custom property in an effect: element.style.setProperty',
  },
  dangerouslySetInnerHTML: htmlBreach,
}

function callBreach(callee: string, renders: boolean): Omit<Breach, 'at'> | undefined {
  if (/\.insertAdjacentHTML$|^document\.write(ln)?$/.test(callee)) return htmlBreach
  if (!renders) return
  if (/^(Math\.random|crypto\.(randomUUID|getRandomValues))$/.test(callee)) return changing('chance')
  if (/^(Date|performance)\.now$/.test(callee)) return changing('the time')
  if (/(^|\.)useSearchParams$/.test(callee)) return queryBreach
}

const colourProperties =
  '(?:color|background(?:-color)?|border(?:-[a-z-]+)?|outline(?:-color)?|fill|stroke|(?:box|text)-shadow|(?:caret|accent)-color)'
const named =
  'white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|silver|navy|teal|gold|maroon|crimson'
const rawColour = new RegExp(
  `:[^;{}]*(#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\()(?=[^;{}]*(?:[;}]|$))|(?:^|[\\s;{])${colourProperties}\\s*:[^;{}]*?\\b(${named})\\b(?!-)`,
  'i',
)

/** Relative to what is around it, 'em' and '%' are no sizes of their own. */
const rawSize =
  /(?:^|[\s;{])font(?:-size)?\s*:(?![^;{}]*var\(--size)[^;{}/]*?(\d*\.?\d+(?:px|pt|rem|v[wh]))\b/i

function styleBreach(node: Node): Omit<Breach, 'at'> | undefined {
  const tag = textOf(node['tag'] as Node)
  if (!/^(styled|css|keyframes|createGlobalStyle)\b/.test(tag)) return
  const { quasis } = node['quasi'] as { quasis: { value: { raw: string } }[] }
  for (const { value } of quasis) {
    const style = value.raw.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
    const [, drawn, called] = style.match(rawColour) ?? []
    const colour = drawn ?? called
    if (colour)
      return {
        what: `a colour of its own, ${colour.replace(/\($/, '(…)')}`,
        hint: "the design's colours are tokens: var(--ink), see shared/tokens.ts",
      }
    const [, size] = (!isDrawing.test(tag) && style.match(rawSize)) || []
    if (size)
      return {
        what: `a text size of its own, ${size}`,
        hint: "the design's text sizes are tokens: var(--size-body), see shared/tokens.ts",
      }
  }
}

/** Text in a drawing has sizes of the drawing. */
const isDrawing = /^styled\.(svg|text|g)\b/

/** 'styled.div.attrs' of a chain of names and calls. */
function textOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return String(node['name'])
    case 'MemberExpression':
      return `${textOf(node['object'] as Node)}.${textOf(node['property'] as Node)}`
    case 'CallExpression':
      return textOf(node['callee'] as Node)
    default:
      return ''
  }
}
