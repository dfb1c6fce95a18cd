import type { IncomingMessage } from 'node:http'

/**
 * Whether a visitor's browser sends this for another site. Browsers say where a POST comes from; what says nothing is
 * no browser, and could say anything. Behind a proxy the Host may be an inner one, so the site's own origin counts too.
 */
export function isFromElsewhere({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  if (origin === undefined || origin === siteOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host
}

/**
 * Whom to count a request for. X-Forwarded-For can be written by anybody, except for what our own proxies append: one
 * name each, the last one first. An IPv6 network counts as one.
 */
export function clientOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const named = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined
  const address = withoutPort((named || socket.remoteAddress || '').slice(0, 60)).replace(
    /^::ffff:(?=\d+\.)/i,
    '',
  )
  return address.includes(':') ? network(address) : address
}

/** Some proxies add the port, which is another one for each connection. */
const withoutPort = (name: string): string =>
  name.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([^:]*):\d+$/, '$1')

/** The first 64 bits, each number written in one way. */
function network(address: string): string {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const written = (digits: string) => digits.toLowerCase().replace(/^0+(?=.)/, '')
  return [...head, ...zeros, ...tail].slice(0, 4).map(written).join(':')
}
