import type { IncomingMessage } from 'node:http'
import { clientOf } from '../requests/origin-of-request.ts'
import { isInShare } from '../sharing/place-visitor.ts'
import type { LiveSite } from './live-site.ts'

/**
 * The site that a visitor gets: while a version is shared, one of two sides.
 *
 * @param proxies the number of our own proxies in front of this server
 */
export function sideFor(site: LiveSite, request: IncomingMessage, proxies: number): LiveSite {
  const { shared } = site.release
  if (!shared || !site.shared) return site
  const agent = request.headers['user-agent'] ?? ''
  return isInShare(shared, { address: clientOf(request, proxies), agent }) ? site.shared : site
}

/** Whether an address has different content on the other side: it belongs to the shared part, or to the whole site. */
export const isSplit = ({ release: { shared } }: LiveSite, part: string | undefined): boolean =>
  shared !== undefined && (part === undefined || part === shared.part)
