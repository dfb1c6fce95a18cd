import { __PRIVATE__ } from 'styled-components'

/**
 * styled-components goes on with the document's own sheet. By itself it copies the rules into a new one, and the browser
 * works out the style of every element again: 50 to 160 ms of a phone, at the very moment of a visitor's first touch.
 * Comes before any component, as the document's order of rules is the one that counts.
 */
function adopt(sheet: CSSStyleSheet): void {
  const { StyleSheet, mainSheet } = __PRIVATE__
  const groups = mainSheet.getTag()
  document.querySelector('style[data-styled]')?.remove() // it came with the tag, and is empty
  const tag = tagOf(sheet)
  groups.tag = { ...tag, insertRule: () => true } // they are there
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

/** Behind each component's rules stands one that names it: `data-styled.g3[id="shell__1-0"]{content:"a,b,"}`. */
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
      return false // another browser's
    }
  },
})

const element = globalThis.document?.querySelector<HTMLStyleElement>('style[data-rendered]')
if (element?.sheet) adopt(element.sheet)
