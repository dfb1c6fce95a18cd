import type { IncomingMessage, ServerResponse } from 'node:http'
import { drained } from '../requests/drained.ts'
import type { Sent } from './observer.ts'
import { plain } from './send.ts'

/** The most headers that a request may have: each takes more memory than its characters alone. */
export const mostHeaders = 100

/**
 * Node drops headers beyond its own limit, which serve.ts sets to one more than this. A header that our own proxy
 * appends, such as the client's address, might be dropped, and what the client itself claims would count instead.
 */
export const hasTooManyHeaders = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.length > 2 * mostHeaders

export async function refuseHeaders(request: IncomingMessage, response: ServerResponse): Promise<Sent> {
  await drained(request)
  plain(response, 431, 'Too many headers')
  return { kind: 'refused' }
}
