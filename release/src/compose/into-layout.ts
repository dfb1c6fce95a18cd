import { createContext, Script } from 'node:vm'
import type { RenderedLayout } from '@bridge/shared/artifact'
import { deadLinks, PageLinks } from './dead-links.ts'
import type { Ground, Rendered, RenderedPage, Version } from './render.ts'
import { idsOf, strayMarkup } from './stray-markup.ts'
import { strayStyle } from './stray-style.ts'

/** Puts pages into the layout, unless something of theirs would be outside of it. */
export function intoLayout(
  { part, pages }: Version,
  layouts: ReadonlyMap<string, RenderedLayout>,
  { shell, site }: Ground,
  limit: number,
): Rendered {
  const whole: RenderedPage[] = []
  const linked = pages.map((page) => ({ ...page, links: new PageLinks() }))
  for (const [index, page] of pages.entries()) {
    const layout = layouts.get(page.path) as RenderedLayout
    const { links } = linked[index] as (typeof linked)[0]
    const problem = within(
      limit,
      () =>
        strayMarkup(page.html, layout, site.formEndpoint, links) ?? strayStyle(part.name, page.css, layout),
    )
    if (problem) return { failure: `page '${page.route.page}' at ${page.path} ${problem}` }
    whole.push({ ...page, html: layout.before + page.html + layout.after, css: layout.css + page.css })
  }
  const [anyLayout] = layouts.values()
  const layoutIds = anyLayout ? idsOf(anyLayout) : new Set<string>()
  return { pages: whole, deadLinks: deadLinks(linked, { shell, site, remote: part, layoutIds }) }
}

const script = new Script('work()')
const context = createContext({})

/** What parses anybody's text may not come to its end by itself: it is ended after so many ms. */
function within(timeout: number, work: () => string | undefined): string | undefined {
  try {
    return script.runInContext(Object.assign(context, { work }), { timeout })
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`
  }
}
