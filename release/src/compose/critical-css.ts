import { foldHtml } from '@bridge/shared/pin'
import { notClosed } from '../gate/closed-css.ts'

interface Page {
  readonly html: string
  readonly css: string
}

interface Split {
  readonly html: string
  /** The styles for the head. */
  readonly critical: string
  /** The styles that `html` now includes. */
  readonly moved: readonly string[]
}

/** A component's rules, with the marker that ends them and names its classes. */
interface Group {
  readonly name: string
  readonly classes: readonly string[]
  readonly css: string
}

/**
 * Leaves in the head what the first paint needs. Two kinds of rules move: those of layout components that the shell
 * declares late move behind the page, and those used only by content below the page's fold move to the fold.
 */
export function splitStyles({ html, css }: Page, part: string, late: readonly string[] = []): Split {
  const groups = html.includes(mainEnd) ? groupsOf(css) : undefined
  if (!groups) return { html, critical: css, moved: [] }
  const isLate = ({ name }: Group) => late.some((start) => name.startsWith(start))
  const ofLayout = textOf(groups.filter(isLate))
  const [critical, belowFold] = atFold(
    groups.filter((group) => !isLate(group)),
    part,
    html,
  )
  return {
    html: withStyles(html, { belowFold, ofLayout }),
    critical,
    moved: [belowFold, ofLayout].filter(Boolean),
  }
}

/**
 * The rules for above a page's fold, and for below it. Rules keep their order, because the later of two rules for an
 * element wins: what moves is the end of the sheet, after the last component that is used above the fold. The layout's
 * rules stay, because they are not this part's to delay.
 */
function atFold(groups: readonly Group[], part: string, html: string): [above: string, below: string] {
  const at = html.indexOf(foldHtml)
  if (at < 0) return [textOf(groups), '']
  const critical = criticalOf(groups, part, html.slice(0, at))
  const isCritical = (group: Group) => critical.has(group)
  return [textOf(groups.filter(isCritical)), textOf(groups.filter((group) => !isCritical(group)))]
}

function withStyles(html: string, { belowFold, ofLayout }: { belowFold: string; ofLayout: string }): string {
  const fold = foldHtml.replace('></', () => `><style data-rendered>${belowFold}</style></`)
  const folded = belowFold ? html.replace(foldHtml, () => fold) : html
  const end = folded.lastIndexOf(mainEnd) + mainEnd.length
  return ofLayout
    ? `${folded.slice(0, end)}<style data-layout>${ofLayout}</style>${folded.slice(end)}`
    : folded
}

const mainEnd = '</main>'

const textOf = (groups: readonly Group[]): string => groups.map(({ css }) => css).join('')

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
