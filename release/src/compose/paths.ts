import type { Params } from '@bridge/shared/contract'

/** '/blog/:slug' with { slug: 'b c' } is '/blog/b%20c'. */
export const pathOf = (pattern: string, params: Params): string =>
  pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))

export const isDynamic = (pattern: string): boolean => pattern.includes(':')

/** '/blog/:slug' as a pattern for one more segment. */
export const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

/** In bytes: file systems take 255 for a name, to which endings come. */
const longestName = 200

/** A text file of a page could have such a name, and a compressed copy. */
const otherFile = /\.(xml|txt|json|br|gz)$/

/** What a path cannot be for every way of serving: each name of it is a file's, and leads nowhere else. */
export function unservable(path: string): string | undefined {
  for (const encoded of path.split('/').slice(1)) {
    const name = decodeURIComponent(encoded)
    if (name === '' && path !== '/') return 'has a name without a letter'
    if (name === '.' || name === '..') return `has the name '${name}', which leads elsewhere`
    if (/[/\\\p{Cc}]/u.test(name)) return 'has a sign in a name that no file name can have'
    if (otherFile.test(name)) return 'has the name of another kind of file'
    if (Buffer.byteLength(name) > longestName) return `has a name of more than ${longestName} bytes`
  }
}
