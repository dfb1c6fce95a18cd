import { networkOf } from '../requests/origin-of-request.ts'
import { murmurHash } from '../sharing/murmur-hash.ts'

/** Few enough for a counter to have a series for each, but enough that ten networks rarely share one. */
const groups = 256

/**
 * The group that a client's network belongs to, on every server and after every restart. It lets guards tell networks
 * apart, however long they watch; there are far too many networks for a series each.
 */
export const networkGroup = (client: string): string =>
  String(murmurHash(Buffer.from(networkOf(client))) % groups)
