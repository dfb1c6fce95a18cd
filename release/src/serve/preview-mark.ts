import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { contentHash, sha256 } from '@bridge/shared/hash'
import { escapeHtml } from '../escape.ts'
import { shortened } from '../names.ts'
import type { Preview } from '../records/preview.ts'
import type { Encoding } from '../store/compressed.ts'
import type { Body } from './body.ts'

/**
 * The banner sticks to the bottom of the window and comes after the end of the page, so it never covers anything
 * permanently. The layout's controls in the bottom right corner have a higher z-index, and the padding keeps the text
 * clear of them.
 */
const style =
  '#bridge-preview{position:sticky;bottom:0;z-index:5;margin:0;padding:8px 96px 8px 16px;background:#14171c;color:#fff;font:13px/1.45 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}@media print{#bridge-preview{display:none}}'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const described = ({ name, until, release: { changed, parts, parent } }: Preview): string => {
  const what = changed.map((part) => `${part} ${shortened(parts[part]?.version ?? '')}`).join(', ')
  return `Preview ${name}: ${what}, on release ${parent}, until ${moment.format(new Date(until))} UTC`
}

/** The document with a banner that names its preview. Its policy is extended to allow the banner's style only. */
function withMark(html: string, preview: Preview): string {
  const end = html.lastIndexOf('</body>')
  const mark = `<style>${style}</style><aside id="bridge-preview" aria-label="Preview">${escapeHtml(described(preview))}</aside>`
  const document = html.slice(0, end) + mark + html.slice(end)
  return document.replace('; style-src ', `; style-src 'sha256-${sha256(style)}' `)
}

const compressed = promisify(gzip)

/** The page with the banner. It is compressed for each request: previews have few visitors. */
export async function marked(page: Body, preview: Preview): Promise<Body> {
  const html = await page.read('identity')
  if (!html) throw new Error('a page that the preview names is not in the store')
  const content = Buffer.from(withMark(html.toString('utf8'), preview))
  const read = async (encoding: Encoding) => {
    if (encoding === 'identity') return content
    return encoding === 'gzip' ? compressed(content) : undefined
  }
  return { tag: contentHash(content), type: page.type, read }
}
