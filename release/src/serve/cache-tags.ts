import { ReleaseError } from '../errors.ts'
import { caching } from './headers.ts'
import type { LiveSite } from './live-site.ts'
import { isSplit } from './visitor-side.ts'

/** The tag of what every release changes, regardless of its parts: the sitemap, /release.json. */
export const siteTag = 'site'

/**
 * Headers of responses that differ between the two sides. No tags: these would invite a cache to keep the responses.
 */
const ofOneSide = { 'cache-control': caching.ofOneVisitor, 'cdn-cache-control': caching.never }

/**
 * The tags that a cache in front purges responses by: their part and release. Fastly, Varnish and others read
 * Surrogate-Key; Cloudflare and Akamai read Cache-Tag.
 */
export function forCaches(
  site: LiveSite,
  part: string | undefined,
  cdn: string | undefined,
): Readonly<Record<string, string>> {
  if (isSplit(site, part)) return ofOneSide
  const tags = [part ?? siteTag, `release-${site.release.number}`]
  return {
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
    ...(cdn && { 'cdn-cache-control': cdn }),
  }
}

/** The value of CDN_CACHE; without it, caches revalidate each response. */
export function cacheSetting(given: string | undefined): string | undefined {
  if (!given) return undefined
  if (/^[a-z-]+(=\d{1,9})?(, *[a-z-]+(=\d{1,9})?)*$/.test(given)) return given
  throw new ReleaseError(`CDN_CACHE must be a valid Cache-Control value, not '${given}'`, {
    hint: "for example CDN_CACHE='max-age=86400, stale-if-error=604800'",
  })
}
