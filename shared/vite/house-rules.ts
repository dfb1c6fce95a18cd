import path from 'node:path'
import { type ESTree, type Plugin, parseSync } from 'vite'
import { BuildError } from './build-error.ts'

/**
 * Catches what passes the linter, the type checker and the gate but breaks a page in a browser or departs from the
 * design. Checks the sources, so that messages have line numbers.
 */
export const houseRules = (root = process.cwd()): Plugin => ({
  name: 'bridge:house-rules',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.[jt]sx?$/, exclude: /[\\/]node_modules[\\/]/ } },
    handler(code, id) {
      if (!id.startsWith(root + path.sep)) return // 'shared' does not belong to the part
      const found = firstBreach(code, id)
      if (!found) return
      const line = code.slice(0, found.at).split('\n').length
      throw new BuildError(`${path.relative(root, id)}:${line}: ${found.what}`, found.hint)
    },
  },
})

interface Breach {
  /** Offset into the source, in characters. */
  readonly at: number
  readonly what: string
  readonly hint: string
}

type Node = ESTree.Node & { readonly [field: string]: unknown }

export function firstBreach(code: string, file: string): Breach | undefined {
  const { program, errors } = parseSync(file, code)
  return errors.length > 0 ? undefined : look(program as unknown as Node, 'loads')
}

/** When code runs: while its module loads, while the page renders, or after both. */
type When = 'loads' | 'renders' | 'later'

/** Searches in source order. */
function look(node: Node, when: When, name?: string): Breach | undefined {
  const breach = breachOf(node, when)
  if (breach) return { at: node.start, ...breach }
  const isReact = isOfReact(nameOf(node) ?? name)
  const within = isFunction(node) ? (isReact ? 'renders' : 'later') : when
  for (const [field, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue
      const found = look(child, within, field === 'init' ? nameOf(node) : defaultName(node))
      if (found) return found
    }
}

const isFunction = ({ type }: Node): boolean => /^(Arrow)?Function(Declaration|Expression)?/.test(type)

const nameOf = (node: Node): string | undefined => (node['id'] as { name?: string } | null)?.name

/** A page is a component, whatever its name. */
const defaultName = ({ type }: Node): string | undefined =>
  type === 'ExportDefaultDeclaration' ? 'Page' : undefined

/** Components and hooks. Functions inside them, such as handlers and effects, run later. */
const isOfReact = (name: string | undefined): boolean => /^([A-Z]|use[A-Z])/.test(name ?? '')

function breachOf(node: Node, when: When): Omit<Breach, 'at'> | undefined {
  const renders = when === 'renders'
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return styleBreach(node)
    case 'JSXAttribute':
      return attributeBreaches[textOf(node['name'] as Node)]
    case 'AssignmentExpression':
      return /\.(inner|outer)HTML$/.test(textOf(node['left'] as Node)) ? htmlBreach : undefined
    case 'CallExpression':
      return callBreach(textOf(node['callee'] as Node), when)
    case 'MemberExpression':
      if (when !== 'later' && /^performance\.timeOrigin$/.test(textOf(node)))
        return changing('the time', when)
      return renders && /(^|\.)location\.search$/.test(textOf(node)) ? queryBreach : undefined
    case 'NewExpression':
      return when !== 'later' &&
        textOf(node['callee'] as Node) === 'Date' &&
        !(node['arguments'] as Node[]).length
        ? changing('the time', when)
        : undefined
    case 'UnaryExpression':
      return renders && node['operator'] === 'typeof' && browsers.test(textOf(node['argument'] as Node))
        ? changing('a check for the browser', when)
        : undefined
  }
}

const browsers = /^(globalThis\.)?(window|document|navigator|location|localStorage|sessionStorage)$/

const changing = (what: string, when: When) => ({
  what: `${what} is used while the ${when === 'loads' ? 'module loads' : 'page renders'}: the browser's result would differ from the document`,
  hint: 'move it to an effect or a handler; the first render must be the same on the server and in the browser',
})

const queryBreach = {
  what: 'the query string is used while the page renders: documents are prerendered without one',
  hint: 'render what depends on it inside <ByQuery> (@bridge/shared/ui/ByQuery)',
}

const htmlBreach = {
  what: "HTML strings are blocked by the document's policy (Trusted Types)",
  hint: 'render elements, or set textContent',
}

const attributeBreaches: Readonly<Record<string, Omit<Breach, 'at'>>> = {
  style: {
    what: "style attributes are blocked by the document's policy",
    hint: 'use styled-components; for values that change, set a custom property in an effect: element.style.setProperty',
  },
  dangerouslySetInnerHTML: htmlBreach,
}

function callBreach(callee: string, when: When): Omit<Breach, 'at'> | undefined {
  if (/\.insertAdjacentHTML$|^document\.write(ln)?$/.test(callee)) return htmlBreach
  if (when === 'later') return
  if (/^(Math\.random|crypto\.(randomUUID|getRandomValues))$/.test(callee))
    return changing('a random value', when)
  if (/^(Date|performance)\.now$|^Temporal\.Now\./.test(callee)) return changing('the time', when)
  if (when === 'renders' && /(^|\.)useSearchParams$/.test(callee)) return queryBreach
}

const colourProperties =
  '(?:color|background(?:-color)?|border(?:-[a-z-]+)?|outline(?:-color)?|fill|stroke|(?:box|text)-shadow|(?:caret|accent)-color)'
const named =
  'white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|silver|navy|teal|gold|maroon|crimson'
const rawColour = new RegExp(
  `:[^;{}]*(#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\()(?=[^;{}]*(?:[;}]|$))|(?:^|[\\s;{])${colourProperties}\\s*:[^;{}]*?\\b(${named})\\b(?!-)`,
  'i',
)

/** 'em' and '%' are allowed, because they are relative to the surrounding text. */
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
        what: `the colour ${colour.replace(/\($/, '(…)')} must be a token`,
        hint: 'use one from shared/ui/tokens.ts, such as var(--ink)',
      }
    const [, size] = (!isDrawing.test(tag) && style.match(rawSize)) || []
    if (size)
      return {
        what: `the text size ${size} must be a token`,
        hint: 'use one from shared/ui/tokens.ts, such as var(--size-body)',
      }
  }
}

/** Text in a drawing is sized in the drawing's units. */
const isDrawing = /^styled\.(svg|text|g)\b/

/** The dotted name of a chain of members and calls, such as 'styled.div.attrs'. */
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
