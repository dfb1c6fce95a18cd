import type { Params } from '@bridge/shared/contract'
import { isPartName } from '../names.ts'

/** '/blog/:slug' with { slug: 'b c' } is '/blog/b%20c'. */
export const pathOf = (pattern: string, params: Params): string =>
  pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))

/** An address has one spelling, so that equal addresses are equal texts: 'c++' is 'c%2B%2B', and 'é' is '%C3%A9'. */
export const spelled = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

export const isDynamic = (pattern: string): boolean => pattern.includes(':')

/** Every way of serving finds what a path stands for by its folder: so only its last name may be any. */
export const isServable = (pattern: string): boolean =>
  !pattern.includes(':') || folderOf(pattern) !== undefined

/** '/blog' of '/blog/:slug'. */
export const folderOf = (pattern: string): string | undefined => pattern.match(/^((?:\/[^/:]+)*)\/:\w+$/)?.[1]

/** '/blog/:slug' as a pattern for one more segment. */
export const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

/** Whether a path, spelled as addresses are, is one of a route's. */
export const isOf = (pattern: string, path: string): boolean =>
  pattern === path || (isDynamic(pattern) && matcher(pattern).test(path))

/** In bytes: file systems take 255 for a name, to which endings come. */
const longestName = 200

/** A text file of a page could have such a name, a compressed copy, and the file that nginx has of a page. */
const otherFile = /\.(html|xml|txt|json|br|gz)$/

/** What servers make of a release (serve/site-texts.ts). */
const reserved = ['live', 'release.json', 'sitemap.xml', 'robots.txt']

const wellKnown = /^(ads|app-ads|security|humans|llms)\.txt$|^(crossdomain|clientaccesspolicy)\.xml$/

/** Whether a file beside the home page would be taken for the whole site's; so would all that begins with a point. */
export const speaksForTheSite = (name: string): boolean => reserved.includes(name) || wellKnown.test(name)

/**
 * What a path cannot be for every way of serving: each name of it is a file's, and leads nowhere else, nor where servers
 * have something of their own.
 */
export function unservable(path: string): string | undefined {
  const [, first = ''] = path.split('/', 2)
  if (isPartName(first) || reserved.includes(first)) return `begins with '${first}', which is not a page's`
  for (const encoded of path.split('/').slice(1)) {
    const name = decodeURIComponent(encoded)
    if (name === '' && path !== '/') return 'has a name without a letter'
    if (name === '.' || name === '..') return `has the name '${name}', which leads elsewhere`
    if (/[/\\\p{Cc}]/u.test(name)) return 'has a sign in a name that no file name can have'
    if (name.startsWith('.')) return `has the name '${name}', which speaks for the whole site`
    if (otherFile.test(name)) return 'has the name of another kind of file'
    if (Buffer.byteLength(name) > longestName) return `has a name of more than ${longestName} bytes`
  }
}
