import type { RenderedLayout } from '@bridge/shared/artifact'
import type { CssNode, Rule, Selector } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { tokenize, tokenTypes } from 'css-tree/tokenizer'
import { notClosed } from './closed-css.ts'

/** At-rules that only make their content conditional. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'starting-style'])

/** Marks the end of a component's rules, and names the component's classes. */
const marker = /^data-styled\.g\d+\[id="([^"]+)"\]$/

/** Our build prefixes component names with the name of their part. */
const ofAPart = /^(shell|mf-[a-z0-9-]+?)__/

/**
 * How a part's CSS may match elements outside its page, such as `footer:not(&)`, as the end of a sentence. A
 * safe rule names one of the part's classes on the way to what it matches, which is then inside the page.
 */
export function strayStyle(part: string, css: string, layout: RenderedLayout): string | undefined {
  if (/<\/style/i.test(css)) return 'has CSS that closes its <style>'
  // Browsers replace these characters, so the hash in the document's policy would not match.
  if (/[\r\f\0\p{Cs}]/u.test(css)) return 'has CSS with a character that browsers replace'
  const open = notClosed(css)
  if (open) return `has CSS that cannot be parsed: ${open}`
  let unreadable: string | undefined
  const onParseError = ({ message }: { message: string }) => {
    unreadable ??= message
  }
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, onParseError })
  if (unreadable) return `has CSS that cannot be parsed: ${unreadable}`
  const rules: Rule[] = []
  const problem =
    sheet.type === 'StyleSheet'
      ? collect(sheet.children.toArray(), layout, rules)
      : 'has CSS that is not a style sheet'
  if (problem) return problem

  const own = new Set<string>()
  const others: Selector[] = []
  for (const rule of rules)
    for (const selector of selectorsOf(rule)) {
      const group = generate(selector).match(marker)?.[1]
      if (group && layout.css.includes(`[id="${group}"]`))
        return `styles the layout: its rules are named '${group}'`
      if (!group) {
        others.push(selector)
        continue
      }
      const other = group.match(ofAPart)?.[1]
      if (other && other !== part) return `styles ${other}: its rules are named '${group}'`
      // A component's other class is its name, through which it styles its descendants and siblings.
      for (const name of [group, ...classesIn(generate(rule.block))]) own.add(name)
    }
  for (const name of classesOfLayout(layout)) own.delete(name)
  const isOwn = (name: string) => own.has(name) || name.startsWith(`${part}__`)
  const stray = others.find((selector) => !classesOn(selector).some(isOwn))
  return stray && `styles elements outside its page: '${generate(stray)}' names none of its classes`
}

/** Collects all rules of a sheet, conditional ones included. Returns a problem if it has anything else. */
function collect(nodes: readonly CssNode[], layout: RenderedLayout, rules: Rule[]): string | undefined {
  for (const node of nodes) {
    if (node.type === 'Comment' || node.type === 'WhiteSpace') continue
    if (node.type === 'Rule') {
      const stray = node.block.children
        .toArray()
        .find(({ type }) => type !== 'Declaration' && type !== 'Comment')
      if (stray) return `must nest nothing but declarations: '${generate(stray).slice(0, 80)}'`
      const disguised = node.block.children.toArray().find(mayBeRule)
      if (disguised)
        return `nests what browsers may parse as a rule: '${generate(disguised).slice(0, 80)}' (write a brace in a string as '\\7b ')`
      rules.push(node)
    } else if (node.type === 'Atrule' && node.block && conditions.has(node.name)) {
      const problem = collect(node.block.children.toArray(), layout, rules)
      if (problem) return problem
    } else if (node.type === 'Atrule' && node.name.endsWith('keyframes')) {
      const name = node.prelude ? generate(node.prelude) : ''
      if (!/^[a-z_-][\w-]*$/i.test(name))
        return `must name keyframes with a plain identifier: '${name.slice(0, 80)}'`
      if (layout.css.includes(`keyframes ${name}{`)) return `redefines the layout's keyframes '${name}'`
    } else return `has '${generate(node).slice(0, 80)}', which applies outside its page`
  }
}

/** `footer:not(&){…}` parses as a declaration of an unknown property, which browsers reparse as a rule. */
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

/**
 * Classes that a match, or one of its ancestors in the selector, must have. Skips `:not()`, `:has()` and `:is()`. Names
 * are compared as written, so a name with an escape (`f\74`) could be any other; and text that only resembles a marker,
 * such as `data-styled.g1[id=x]`, becomes one when a browser serialises it (shell/src/libraries/adopt-styles.ts).
 */
const classesOn = ({ children }: Selector): string[] => {
  const nodes = children.toArray()
  if (nodes.some((node) => node.type === 'TypeSelector' && /\\|data-styled/i.test(node.name))) return []
  return nodes.flatMap((node) =>
    node.type === 'ClassSelector' && !node.name.includes('\\') ? node.name : [],
  )
}

/** A marker's block: `{content:"abc,def,"}`. */
const classesIn = (block: string): string[] =>
  (block.match(/^\{content:"([^"]*)"\}$/)?.[1] ?? '').split(',').filter(Boolean)

const classesOfLayout = ({ before, after }: RenderedLayout): string[] =>
  [...(before + after).matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
