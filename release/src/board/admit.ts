import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../requests/is-loopback.ts'

/**
 * Why a request is refused, if it is. The request must name this machine as its host, so that a site whose own name
 * resolves to this machine (DNS rebinding) gets nothing; must not come from another site's page; and must have a path
 * that begins with the token.
 */
export function refusalOf(
  { headers, method }: IncomingMessage,
  given: string,
  token: string,
): string | undefined {
  if (!isLoopback(headers.host)) return 'the board responds only at 127.0.0.1 and localhost'
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'another site sent this request'
  const own = `http://${headers.host}`
  if (headers.origin !== undefined && headers.origin !== own) return 'another site sent this request'
  if (method === 'POST' && headers.origin !== own) return 'only the board itself can send this request'
  return isSame(given, token) ? undefined : wrongAddress
}

export const wrongAddress = "open the address that 'pnpm release board' printed"

/** In constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
