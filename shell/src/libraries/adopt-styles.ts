import { __PRIVATE__ } from 'styled-components'

/**
 * Makes styled-components adopt the document's own style sheet. By default it copies the rules into a new one, and the
 * browser recalculates the style of every element: 50 to 160 ms on a phone, right at the visitor's first touch. Must
 * run before any component is defined, because the document's rule order counts.
 */
function adopt(sheet: CSSStyleSheet): void {
  const { StyleSheet, mainSheet } = __PRIVATE__
  const groups = mainSheet.getTag()
  document.querySelector('style[data-styled]')?.remove() // created with the tag, and empty
  const tag = tagOf(sheet)
  groups.tag = { ...tag, insertRule: () => true } // the rules already exist
  let rules: string[] = []
  for (const rule of sheet.cssRules) {
    rules.push('')
    const component = componentOf(rule)
    if (!component) continue
    for (const name of component.classes) mainSheet.registerName(component.id, name)
    groups.insertRules(StyleSheet.registerId(component.id), rules)
    rules = []
  }
  groups.tag = tag
}

/** Each component's rules end with one that names it: `data-styled.g3[id="shell__1-0"]{content:"a,b,"}`. */
function componentOf(rule: CSSRule): { id: string; classes: string[] } | undefined {
  const { selectorText = '', style } = rule as CSSStyleRule
  const [, id] = selectorText.match(/^data-styled\.g\d+\[id="(.+)"\]$/) ?? []
  return id ? { id, classes: style.content.replaceAll('"', '').split(',').filter(Boolean) } : undefined
}

const tagOf = (sheet: CSSStyleSheet): ReturnType<typeof __PRIVATE__.mainSheet.getTag>['tag'] => ({
  get length() {
    return sheet.cssRules.length
  },
  getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
  deleteRule: (index) => sheet.deleteRule(index),
  insertRule(index, rule) {
    try {
      sheet.insertRule(rule, index)
      return true
    } catch {
      return false // meant for another browser
    }
  },
})

const element = globalThis.document?.querySelector<HTMLStyleElement>('style[data-rendered]')
if (element?.sheet) adopt(element.sheet)
