import { sha256 } from '@bridge/shared/hash'
import { escapeHtml } from '../escape.ts'
import { shortened } from '../names.ts'
import type { Preview } from '../records/preview.ts'

/** At the bottom of the window, and below the end of the page, so that it covers nothing for good. */
const style =
  '#bridge-preview{position:sticky;bottom:0;z-index:9999;margin:0;padding:8px 16px;background:#14171c;color:#fff;font:13px/1.45 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}@media print{#bridge-preview{display:none}}'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const described = ({ name, until, release: { changed, parts, parent } }: Preview): string => {
  const what = changed.map((part) => `${part} ${shortened(parts[part]?.version ?? '')}`).join(', ')
  return `Preview ${name}: ${what}, on release ${parent}, until ${moment.format(new Date(until))} UTC`
}

/** A document that says of which preview it is. Its policy allows the style of the mark, and no more. */
export function withMark(html: string, preview: Preview): string {
  const end = html.lastIndexOf('</body>')
  const mark = `<style>${style}</style><aside id="bridge-preview" aria-label="Preview">${escapeHtml(described(preview))}</aside>`
  const document = html.slice(0, end) + mark + html.slice(end)
  return document.replace('; style-src ', `; style-src 'sha256-${sha256(style)}' `)
}
