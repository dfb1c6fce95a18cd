import { ReleaseError } from '../errors.ts'
import type { LiveSite } from './live-site.ts'

/** Tags what every release changes, whichever parts it affects: the sitemap, /release.json. */
export const siteTag = 'site'

/**
 * The tags by which a cache in front purges responses: their part and release. Fastly, Varnish and others read
 * Surrogate-Key; Cloudflare and Akamai read Cache-Tag.
 */
export function forCaches(
  { release }: LiveSite,
  part: string | undefined,
  cdn: string | undefined,
): Readonly<Record<string, string>> {
  const tags = [part ?? siteTag, `release-${release.number}`]
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
  throw new ReleaseError(`CDN_CACHE must be a value of Cache-Control, not '${given}'`, {
    hint: "such as CDN_CACHE='max-age=86400, stale-if-error=604800'",
  })
}
