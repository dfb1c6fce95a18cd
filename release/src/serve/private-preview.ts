import type { IncomingMessage } from 'node:http'
import { splitTarget } from '../paths/split-target.ts'
import type { Preview } from '../records/preview.ts'
import type { Release } from '../records/releases.ts'
import { validFor } from '../trust/sign-preview.ts'
import { longestRepeated } from './route-request.ts'

/** A browser sends a cookie of this name only to the exact host that set it. */
const cookie = '__Host-bridge-preview'

type Headers = Readonly<Record<string, string>>

/**
 * Whether a request may see a private preview: 'open' with a cookie; with a link's signature, the headers that set the
 * cookie and redirect to the address without the signature; otherwise `undefined`.
 */
export function admission(
  live: Release,
  preview: Preview,
  request: IncomingMessage,
): 'open' | Headers | undefined {
  const { raw, query } = splitTarget(request.url ?? '/')
  const given = new URLSearchParams(query)
  const access = given.get('access')
  const seconds = access ? validFor(live, preview, access) : 0
  if (access && seconds) {
    given.delete('access')
    const wanted = `/${raw.replace(/^[/\\]+/, '')}${given.size ? `?${given}` : ''}`
    const location = wanted.length <= longestRepeated ? wanted : '/'
    const kept = `${cookie}=${access}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`
    return { location, 'set-cookie': kept, 'referrer-policy': 'no-referrer' }
  }
  return validFor(live, preview, cookieIn(request)) ? 'open' : undefined
}

const cookieIn = ({ headers }: IncomingMessage): string =>
  headers.cookie
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1) ?? ''
