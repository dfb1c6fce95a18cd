import { escapeHtml } from '../escape.ts'
import type { Composition } from '../records/composition.ts'

/** https://www.sitemaps.org/protocol.html */
export function sitemap(origin: string, compositions: ReadonlyMap<string, Composition>): string {
  const pages = [...compositions.values()].flatMap((composition) => composition.pages)
  const urls = pages
    .filter(({ status }) => status === 200)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, head }) => {
      const modified = head?.modified ? `<lastmod>${escapeHtml(head.modified)}</lastmod>` : ''
      return `<url><loc>${escapeHtml(origin + path)}</loc>${modified}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
