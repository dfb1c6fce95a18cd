import { createContext, Script } from 'node:vm'
import type { RenderedLayout } from '@bridge/shared/artifact'
import type { Ground, Rendered, RenderedPage, Version } from './render.ts'
import { strayMarkup } from './stray-markup.ts'
import { strayStyle } from './stray-style.ts'

/** Puts pages into the layout, unless something of theirs would be outside of it. */
export function intoLayout(
  { part, pages }: Version,
  layouts: ReadonlyMap<string, RenderedLayout>,
  { site }: Ground,
  limit: number,
): Rendered {
  const whole: RenderedPage[] = []
  for (const page of pages) {
    const layout = layouts.get(page.path) as RenderedLayout
    const problem = within(
      limit,
      () => strayMarkup(page.html, layout, site.formEndpoint) ?? strayStyle(part, page.css, layout),
    )
    if (problem) return { failure: `page '${page.route.page}' at ${page.path} ${problem}` }
    whole.push({ ...page, html: layout.before + page.html + layout.after, css: layout.css + page.css })
  }
  return { pages: whole }
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
