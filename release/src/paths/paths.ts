import { decoded } from '@bridge/shared/route-path'
import { ownEndpoint } from '../contact-form/own-endpoint.ts'
import { isPartName } from '../names.ts'

/** The canonical encoding, so that equal addresses are equal strings: 'c++' is 'c%2B%2B', 'é' is '%C3%A9'. */
export const spelled = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** Half of a surrogate pair cannot be encoded. */
export const isSpelled = (path: string): boolean => !/\p{Cs}/u.test(path) && spelled(decoded(path)) === path

/** Maximum length, in bytes: file systems allow 255 per name, and extensions are appended. */
export const longestName = 200

/** Extensions of pages' text files, of compressed copies, and of the file that nginx serves for a page. */
const otherFile = /\.(html|xml|txt|json|br|gz)$/

/** Files that servers generate from a release (serve/site-texts.ts). */
const reserved = ['live', 'release.json', 'sitemap.xml', 'robots.txt']

const feed = /^(atom|feed|rss)\.(xml|json)$/

/**
 * Whether a file beside the home page would speak for the whole site, as those whose names begin with a dot do. Any
 * but a feed might: BingSiteAuth.xml, for example, would prove to a search engine that its author owns every page.
 */
export const speaksForTheSite = (name: string): boolean => !feed.test(name)

/**
 * Why a path cannot be served everywhere, or undefined. Each segment must be usable as a file name, must not
 * lead elsewhere, and must not collide with what servers put there themselves.
 */
export function unservable(path: string): string | undefined {
  if (path === ownEndpoint) return 'is where the contact form posts'
  const [, first = ''] = path.split('/', 2)
  if (isPartName(first) || reserved.includes(first)) return `begins with '${first}', which is reserved`
  for (const encoded of path.split('/').slice(1)) {
    const name = decodeURIComponent(encoded)
    if (name === '' && path !== '/') return 'has an empty segment'
    if (name === '.' || name === '..') return `has the segment '${name}', which leads elsewhere`
    if (/[/\\\p{Cc}]/u.test(name)) return 'has a character that no file name can have'
    if (name.startsWith('.')) return `has the segment '${name}', which speaks for the whole site`
    if (otherFile.test(name)) return 'has the extension of another kind of file'
    if (Buffer.byteLength(name) > longestName) return `has a segment of more than ${longestName} bytes`
  }
}
