import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'

/**
 * Whether another site made a visitor's browser send this. Browsers state the origin of a POST; a client that does not
 * is not a browser, and could state anything. Behind a proxy, Host may be an internal name, so the site's origin counts
 * too.
 */
export function isFromElsewhere({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  if (origin === undefined || origin === siteOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host
}

/**
 * In characters: an address with a port has at most 60. Anything before it comes from the visitor, and may be 60 KB of
 * commas.
 */
const longestEntry = 100

/**
 * The client that a request counts against. Anyone can forge X-Forwarded-For, except for what our own proxies
 * append: one entry each, at the end. An IPv6 network counts as one client.
 */
export function clientOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').slice(-(proxies * longestEntry))
  const named = proxies > 0 ? withoutPort(forwarded.split(',').at(-proxies)?.trim() ?? '') : ''
  return network(isIP(named) ? named : (socket.remoteAddress ?? ''))
}

/** The network that usually contains all the addresses of a client that has many. */
export const networkOf = (client: string): string => client.split(/[.:]/).slice(0, 3).join('.')

/** Some proxies append the port, which differs for each connection. */
function withoutPort(name: string): string {
  const [, bracketed] = name.match(/^\[([^\]]{2,50})\](?::\d{1,5})?$/) ?? []
  const [, address] = name.match(/^([\d.]{7,15}):\d{1,5}$/) ?? []
  return bracketed ?? address ?? name
}

/** An IPv4 address in any notation, or the first 64 bits of an IPv6 address. */
function network(address: string): string {
  if (!address || isIPv4(address)) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  const isTranslated =
    groups[0] === 0x64 && groups[1] === 0xff9b && groups.slice(2, 6).every((group) => group === 0)
  if (isMapped || isTranslated) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address.split('%', 1)}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = written.split('::').map((half) =>
    half
      .split(':')
      .filter(Boolean)
      .map((digits) => Number.parseInt(digits, 16)),
  )
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
