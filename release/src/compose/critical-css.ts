import { foldHtml } from '@bridge/shared/pin'
import { notClosed } from '../gate/closed-css.ts'

interface Split {
  readonly html: string
  /** The styles for the head. */
  readonly critical: string
  /** The styles moved to the fold, which `html` includes; empty if there are none. */
  readonly rest: string
}

/** A component's rules, with the marker that ends them and names its classes. */
interface Group {
  readonly name: string
  readonly classes: readonly string[]
  readonly css: string
}

/**
 * Moves CSS that only content below a page's fold uses down to the fold, so that the first paint waits for less. Rules
 * keep their order, because the later of two rules for an element wins: what moves is the end of the sheet, after the
 * last component that is used above the fold. The layout's rules stay, because they are not this part's to delay.
 */
export function atFold(html: string, css: string, part: string): Split {
  const at = html.indexOf(foldHtml)
  const groups = at < 0 ? undefined : groupsOf(css)
  if (!groups) return { html, critical: css, rest: '' }
  const critical = criticalOf(groups, part, html.slice(0, at))
  const text = (isWanted: (group: Group) => boolean) => groups.filter(isWanted).map(cssOf).join('')
  const rest = text((group) => !critical.has(group))
  const filled = rest && foldHtml.replace('></', () => `><style data-rendered>${rest}</style></`)
  return {
    html: filled ? html.slice(0, at) + filled + html.slice(at + foldHtml.length) : html,
    critical: text((group) => critical.has(group)),
    rest,
  }
}

const cssOf = ({ css }: Group): string => css

const end = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g

/**
 * A sheet's components, in order. Undefined if one does not end where its marker does, because a string could contain
 * what looks like a marker, and would then be cut in two.
 */
function groupsOf(css: string): Group[] | undefined {
  const groups: Group[] = []
  let from = 0
  for (const { 0: marker, 1: name = '', 2: classes = '', index } of css.matchAll(end)) {
    const to = index + marker.length
    groups.push({ name, classes: classes.split(',').filter(Boolean), css: css.slice(from, to) })
    from = to
  }
  return from === css.length && !groups.some((group) => notClosed(group.css)) ? groups : undefined
}

function criticalOf(groups: readonly Group[], part: string, above: string): Set<Group> {
  const seen = new Set(
    [...above.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const isUsed = ({ name, classes }: Group) =>
    !name.startsWith(`${part}__`) || classes.some((one) => seen.has(one))
  const components = groups.filter((group) => !isKeyframes(group))
  const critical = new Set(components.slice(0, components.findLastIndex(isUsed) + 1))
  const words = new Set([...critical].flatMap(({ css }) => css.match(/[\w-]+/g) ?? []))
  for (const group of groups.filter(isKeyframes))
    if (group.classes.some((name) => words.has(name))) critical.add(group)
  return critical
}

/** The names of keyframes are unique, so their order does not matter. */
const isKeyframes = ({ name }: Group): boolean => name.startsWith('sc-keyframes-')
