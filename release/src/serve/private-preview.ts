import type { IncomingMessage } from 'node:http'
import type { Preview } from '../records/preview.ts'
import type { Release } from '../records/releases.ts'
import { splitTarget } from '../routes/split-target.ts'
import { validFor } from '../trust/sign-preview.ts'
import { longestRepeated } from './route-request.ts'

/** A browser keeps a cookie of this name for the very host that set it, and sends it to no other. */
const cookie = '__Host-bridge-preview'

type Headers = Readonly<Record<string, string>>

/**
 * Whether a request may see a private preview: 'open' with a cookie; for one through a link, the headers that set the
 * cookie and redirect to the address without the link's signature. `undefined` for all others.
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
