import type { IncomingMessage, ServerResponse } from 'node:http'
import { drained } from '../forms/drained.ts'
import type { Sent } from './onlooker.ts'
import { plain } from './send.ts'

/** Node ignores later ones, as each takes more memory than its characters. */
export const mostHeaders = 100

/** Whether a request has headers that were not read: what a proxy appends may be one of them. */
export const hasUnreadHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.length > 2 * mostHeaders

/** Without all of them, an address that the visitor made up would pass for the one that our proxy named. */
export async function refuseUnread(request: IncomingMessage, response: ServerResponse): Promise<Sent> {
  await drained(request)
  plain(response, 431, `At most ${mostHeaders} headers`)
  return { kind: 'refused' }
}
