import type { RenderedLayout } from '@bridge/shared/artifact'
import type { CssNode, Rule, Selector } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { tokenize, tokenTypes } from 'css-tree/tokenizer'
import { shown } from '../shape.ts'

/** At-rules that only say when what is inside of them holds. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'starting-style'])

/** Marks the end of a component's rules, and names the component's classes. */
const marker = /^data-styled\.g\d+\[id="([^"]+)"\]$/

/** Components are named after their part where its own tools build it. */
const ofAPart = /^(shell|mf-[a-z0-9-]+?)__/

/**
 * What of a part's style may match what is not the part's, such as `footer:not(&)`, as the end of a sentence. A rule of
 * its own names one of its classes on its way to what it matches, and that is then in the part's page.
 */
export function strayStyle(part: string, css: string, layout: RenderedLayout): string | undefined {
  if (/<\/style/i.test(css)) return 'brings a style that ends its element'
  // The document's policy has its hash, and browsers read these signs as others.
  if (/[\r\f\0\p{Cs}]/u.test(css)) return 'brings a style with a sign that browsers change'
  const open = notClosed(css)
  if (open) return `brings a style that cannot be read: ${open}`
  let unreadable: string | undefined
  const onParseError = ({ message }: { message: string }) => {
    unreadable ??= message
  }
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, onParseError })
  if (unreadable) return `brings a style that cannot be read: ${unreadable}`
  const rules: Rule[] = []
  const problem =
    sheet.type === 'StyleSheet' ? collect(sheet.children.toArray(), layout, rules) : 'brings no style'
  if (problem) return problem

  const own = new Set<string>()
  const others: Selector[] = []
  for (const rule of rules)
    for (const selector of selectorsOf(rule)) {
      const group = generate(selector).match(marker)?.[1]
      if (group && layout.css.includes(`[id="${group}"]`))
        return `styles the layout: its rules have the name '${group}'`
      if (!group) {
        others.push(selector)
        continue
      }
      const other = group.match(ofAPart)?.[1]
      if (other && other !== part) return `styles ${other}: its rules have the name '${group}'`
      // A component's other class is its name, by which it styles what stands in it or beside it.
      for (const name of [group, ...classesIn(generate(rule.block))]) own.add(name)
    }
  for (const name of classesOfLayout(layout)) own.delete(name)
  const isOwn = (name: string) => own.has(name) || name.startsWith(`${part}__`)
  const stray = others.find((selector) => !classesOn(selector).some(isOwn))
  return stray && `styles what is not its own: '${generate(stray)}' names none of its classes`
}

const closing = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
])
const closers = new Set(closing.values())
const broken = new Set([tokenTypes.BadString, tokenTypes.BadUrl])

/**
 * What a sheet does not close, or closes without having opened it. Parsers mend that, each in its own way; the one here
 * may even run for ever on it, as it takes what it knows of the sheet before for this one's.
 */
function notClosed(css: string): string | undefined {
  const awaited: number[] = []
  let problem: string | undefined
  tokenize(css, (type, start, end) => {
    const closer = closing.get(type)
    if (closer !== undefined) awaited.push(closer)
    else if (broken.has(type) || (closers.has(type) && awaited.pop() !== type))
      problem ??= shown(css.slice(start, Math.min(end, start + 20)))
    else if (type === tokenTypes.Comment && !css.slice(start, end).endsWith('*/'))
      problem ??= 'a comment has no end'
  })
  return problem ?? (awaited.length > 0 ? 'a bracket is not closed' : undefined)
}

/** All rules of a sheet, whatever they depend on. Says what is no rule of a component. */
function collect(nodes: readonly CssNode[], layout: RenderedLayout, rules: Rule[]): string | undefined {
  for (const node of nodes) {
    if (node.type === 'Comment' || node.type === 'WhiteSpace') continue
    if (node.type === 'Rule') {
      const stray = node.block.children
        .toArray()
        .find(({ type }) => type !== 'Declaration' && type !== 'Comment')
      if (stray) return `nests what is not a declaration: '${generate(stray).slice(0, 80)}'`
      const disguised = node.block.children.toArray().find(mayBeRule)
      if (disguised)
        return `nests what browsers may read as a rule: '${generate(disguised).slice(0, 80)}' (a brace in a text is '\\7b ')`
      rules.push(node)
    } else if (node.type === 'Atrule' && node.block && conditions.has(node.name)) {
      const problem = collect(node.block.children.toArray(), layout, rules)
      if (problem) return problem
    } else if (node.type === 'Atrule' && node.name.endsWith('keyframes')) {
      const name = node.prelude ? generate(node.prelude) : ''
      if (!/^[a-z_-][\w-]*$/i.test(name))
        return `names a movement in another way than by a word: '${name.slice(0, 80)}'`
      if (layout.css.includes(`keyframes ${name}{`)) return `changes the layout's movement '${name}'`
    } else return `brings '${generate(node).slice(0, 80)}', which reaches what is not its own`
  }
}

/** `footer:not(&){…}` reads like a declaration of 'footer', which browsers do not have: they read it again as a rule. */
function mayBeRule(node: CssNode): boolean {
  let found = false
  if (node.type === 'Declaration')
    tokenize(generate(node.value), (type) => {
      found ||= type === tokenTypes.LeftCurlyBracket || type === tokenTypes.RightCurlyBracket
    })
  return found
}

const selectorsOf = ({ prelude }: Rule): Selector[] =>
  prelude.type === 'SelectorList' ? (prelude.children.toArray() as Selector[]) : []

/** Classes that what a selector matches must have, or lie behind: none within `:not()`, `:has()` or `:is()`. */
const classesOn = ({ children }: Selector): string[] =>
  children.toArray().flatMap((node) => (node.type === 'ClassSelector' ? node.name : []))

/** A marker's block: `{content:"abc,def,"}`. */
const classesIn = (block: string): string[] =>
  (block.match(/^\{content:"([^"]*)"\}$/)?.[1] ?? '').split(',').filter(Boolean)

const classesOfLayout = ({ before, after }: RenderedLayout): string[] =>
  [...(before + after).matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
