import { createContext, Script } from 'node:vm'
import type { RenderedLayout } from '@bridge/shared/artifact'
import type { Site } from '@bridge/shared/contract'
import type { Failure } from '../render/child.ts'
import { longestVersion, renderLimit } from '../render/limits.ts'
import type { Ground, Patience, Rendered, RenderedPage, Version } from '../render/render.ts'
import { type Links, linksOf, PageLinks } from './dead-links.ts'
import { idsOf, strayMarkup } from './stray-markup.ts'
import { strayStyle } from './stray-style.ts'

/** A version's pages inside their layouts, or why it does not pass. */
export type Checked = { readonly pages: readonly RenderedPage[]; readonly links: Links } | Failure

/** In ms. */
interface Limits {
  readonly page: number
  /** For all pages of a version, and their links. */
  readonly all: number
}

/** Maximum number of distinct addresses and ids per version, counted page by page: they are all in memory at once. */
const mostLinks = 500_000

/** Checks rendered versions. None passes if the layouts do not. */
export function checkPages(
  { versions, layouts }: Rendered,
  ground: Ground,
  { page: limit = renderLimit, isUrgent = false }: Patience = {},
): Checked[] {
  const limits = { page: limit, all: limit * longestVersion[isUrgent ? 'urgently' : 'usually'] }
  if ('failure' in layouts) return versions.map(() => ({ ...layouts, fault: 'shell' }))
  const failure = layoutProblem(layouts, ground.site, limit)
  if (failure) return versions.map(() => ({ failure, fault: 'shell' }))
  return versions.map((version) =>
    'failure' in version ? version : intoLayout(version, layouts, ground, limits),
  )
}

/** Puts pages into their layouts, unless one would reach outside its place. */
function intoLayout(
  { part, pages }: Version,
  layouts: ReadonlyMap<string, RenderedLayout>,
  { shell, site }: Ground,
  { page: limit, all }: Limits,
): Checked {
  const whole: RenderedPage[] = []
  const linked = pages.map((page) => ({ ...page, links: new PageLinks() }))
  const until = performance.now() + all
  const isLate = () => performance.now() > until
  const tooLong = { failure: `its pages take more than ${all / 1000} s to check` }
  let count = 0
  for (const [index, page] of pages.entries()) {
    const layout = layouts.get(page.path) as RenderedLayout
    const { links } = linked[index] as (typeof linked)[0]
    const problem = stray(part.name, page, { layout, site, limit, links })
    if (problem) return { failure: `page '${page.route.page}' at ${page.path} ${problem}` }
    if (isLate()) return tooLong
    count += links.size
    if (count > mostLinks)
      return { failure: `its pages have more than ${mostLinks} addresses and ids to check` }
    whole.push({ ...page, html: layout.before + page.html + layout.after, css: layout.css + page.css })
  }
  const [anyLayout] = layouts.values()
  const layoutIds = anyLayout ? idsOf(anyLayout) : new Set<string>()
  const links = linksOf(linked, { shell, site, remote: part, layoutIds }, isLate)
  return isLate() ? tooLong : { pages: whole, links }
}

/** What is wrong with the shell's layouts, regardless of the page inside. */
function layoutProblem(
  layouts: ReadonlyMap<string, RenderedLayout>,
  site: Site,
  limit: number,
): string | undefined {
  const different = new Map([...layouts].map(([path, layout]) => [layout, path]))
  for (const [layout, path] of different) {
    const problem = stray('', { html: '', css: '' }, { layout, site, limit })
    if (problem) return `an empty page in its layout at ${path} ${problem}`
  }
}

interface Around {
  readonly layout: RenderedLayout
  readonly site: Site
  readonly limit: number
  readonly links?: PageLinks
}

/** How a part's page reaches outside its place, if it does. */
const stray = (
  part: string,
  { html, css }: Pick<RenderedPage, 'html' | 'css'>,
  { layout, site, limit, links }: Around,
): string | undefined =>
  within(limit, () => strayMarkup(html, layout, site.formEndpoint, links) ?? strayStyle(part, css, layout))

const script = new Script('work()')
const context = createContext({})

/** Aborts work after `timeout` ms, because a parser may never finish with untrusted text. */
function within(timeout: number, work: () => string | undefined): string | undefined {
  try {
    return script.runInContext(Object.assign(context, { work }), { timeout })
  } catch (error) {
    return `cannot be parsed: ${(error as Error).message}`
  }
}
