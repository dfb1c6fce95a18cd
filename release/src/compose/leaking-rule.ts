import { compile, type Element } from 'stylis'

/** Marks the end of a component's rules in a rendered style element, and names the component's classes. */
const group = /([\s\S]*?)data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g

/**
 * A rule of a part's components that may match what is not theirs: `footer:not(&)`. Every other names one of their
 * classes on its way to what it matches, and that is then in the part's page.
 */
export function leakingRule(part: string, styles: string): string | undefined {
  const isOwn = (id: string) => id.startsWith(`${part}__`)
  const groups = [...styles.matchAll(group)].filter(([, , id = '']) => isOwn(id))
  const own = new Set(groups.flatMap(([, , , classes = '']) => classes.split(',').filter(Boolean)))
  const isAnchored = (selector: string) => classesOf(selector).some((name) => own.has(name) || isOwn(name))
  return groups
    .flatMap(([, rules = '']) => selectorsOf(compile(rules)))
    .find((selector) => !isAnchored(selector))
}

function selectorsOf(elements: readonly Element[]): string[] {
  return elements.flatMap(({ type, props, children }) => {
    if (type === 'rule') return props
    const isGroup = type.startsWith('@') && !type.endsWith('keyframes') && Array.isArray(children)
    return isGroup ? selectorsOf(children) : []
  })
}

/** Classes that what a selector matches must have, or lie behind: none within `:not()`, `:has()`, `:is()` or strings. */
function classesOf(selector: string): string[] {
  let bare = selector.replace(/\[[^\]]*\]/g, '').replace(/\\./g, '')
  for (let before = ''; bare !== before; ) {
    before = bare
    bare = before.replace(/\([^()]*\)/g, '')
  }
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string)
}
