import { foldRemoved } from '@bridge/shared/pin'
import { __PRIVATE__ } from 'styled-components'
import { renderedStyles } from './rendered-styles.ts'

const [first, atFold] = renderedStyles

/** Rules inserted into the fold's style, to be inserted again once it is moved: browsers then parse it afresh. */
const inserted: { readonly rule: string; readonly at: number }[] = []

/**
 * Makes styled-components adopt the document's own style sheets. By default it copies the rules into a new one, and the
 * browser recalculates the style of every element: 50 to 160 ms on a phone, right at the visitor's first touch. Must
 * run before any component is defined, because the order of the document's rules matters.
 */
function adopt(): void {
  const { StyleSheet, mainSheet } = __PRIVATE__
  const groups = mainSheet.getTag()
  document.querySelector('style[data-styled]')?.remove() // created with the tag, and empty
  groups.tag = { ...tag, insertRule: () => true } // the rules already exist
  let rules: string[] = []
  for (const rule of renderedStyles.flatMap((style) => [...rulesOf(style)])) {
    rules.push('')
    const component = componentOf(rule)
    if (!component) continue
    for (const name of component.classes) mainSheet.registerName(component.id, name)
    groups.insertRules(StyleSheet.registerId(component.id), rules)
    rules = []
  }
  groups.tag = tag
  atFold?.addEventListener(foldRemoved, moveToHead)
}

const isInHead = () => atFold?.parentNode === document.head

function moveToHead(): void {
  if (!atFold || isInHead()) return
  first?.after(atFold)
  for (const { rule, at } of inserted) atFold.sheet?.insertRule(rule, at)
}

/** Each component's rules end with one that names it: `data-styled.g3[id="shell__1-0"]{content:"a,b,"}`. */
function componentOf(rule: CSSRule): { id: string; classes: string[] } | undefined {
  const { selectorText = '', style } = rule as CSSStyleRule
  const [, id] = selectorText.match(/^data-styled\.g\d+\[id="(.+)"\]$/) ?? []
  return id ? { id, classes: style.content.replaceAll('"', '').split(',').filter(Boolean) } : undefined
}

const rulesOf = ({ sheet }: HTMLStyleElement): Iterable<CSSRule> => sheet?.cssRules ?? []

/** Both sheets as one, with their rules numbered consecutively. */
const tag: ReturnType<typeof __PRIVATE__.mainSheet.getTag>['tag'] = {
  get length() {
    return renderedStyles.reduce((sum, style) => sum + countOf(style), 0)
  },
  getRule(index) {
    const [style, at] = placeOf(index)
    return style?.sheet?.cssRules[at]?.cssText ?? ''
  },
  deleteRule(index) {
    const [style, at] = placeOf(index)
    style?.sheet?.deleteRule(at)
  },
  insertRule(index, rule) {
    const [style, at] = placeOf(index)
    try {
      style?.sheet?.insertRule(rule, at)
    } catch {
      return false // meant for another browser
    }
    if (style === atFold && !isInHead()) inserted.push({ rule, at })
    return true
  },
}

const countOf = ({ sheet }: HTMLStyleElement): number => sheet?.cssRules.length ?? 0

function placeOf(index: number): [style: HTMLStyleElement | undefined, at: number] {
  if (atFold && !atFold.isConnected) moveToHead()
  const before = first ? countOf(first) : 0
  return atFold && index >= before ? [atFold, index - before] : [first, index]
}

if (first) adopt()
