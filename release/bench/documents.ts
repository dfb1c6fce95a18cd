import { documentDataId } from '@bridge/shared/pin'

const known = new Map<string, boolean>()

/**
 * Whether a document is from a single release: everything it loads belongs to the shell and the version that
 * its own data names, and it shows the text that was published as that version.
 */
export function checkDocument(html: string, texts: ReadonlyMap<string, string>): boolean {
  const before = known.get(html)
  if (before !== undefined) return before
  const isWhole = check(html, texts)
  known.set(html, isWhole)
  return isWhole
}

function check(html: string, texts: ReadonlyMap<string, string>): boolean {
  const [, json] = html.match(new RegExp(`id="${documentDataId}">(.*?)</script></body></html>\n$`)) ?? []
  if (!json) return false
  const { shell, versions } = JSON.parse(json)
  const [live] = versions
  const named = [...html.matchAll(/"\/(shell|mf-[a-z]+)\/([^/"]+)\//g)]
  const isOwn = named.every(([, part, version]) => version === (part === 'shell' ? shell : live.version))
  const text = texts.get(`${live.part}@${live.version}`)
  return named.length > 2 && isOwn && text !== undefined && html.includes(`<h1>${text}`)
}
