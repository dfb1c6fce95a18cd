import type { RenderedLayout } from '@bridge/shared/artifact'
import type { Ground, Rendered, RenderedPage, Version } from './render.ts'
import { strayMarkup } from './stray-markup.ts'
import { strayStyle } from './stray-style.ts'

/** Puts pages into the layout, unless something of theirs would be outside of it. */
export function intoLayout(
  { part, pages }: Version,
  layouts: ReadonlyMap<string, RenderedLayout>,
  { site }: Ground,
): Rendered {
  const whole: RenderedPage[] = []
  for (const page of pages) {
    const layout = layouts.get(page.path) as RenderedLayout
    const problem = strayMarkup(page.html, layout, site.formEndpoint) ?? strayStyle(part, page.css, layout)
    if (problem) return { failure: `page '${page.route.page}' at ${page.path} ${problem}` }
    whole.push({ ...page, html: layout.before + page.html + layout.after, css: layout.css + page.css })
  }
  return { pages: whole }
}
