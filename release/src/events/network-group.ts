import { networkOf } from '../requests/origin-of-request.ts'
import { murmurHash } from '../sharing/murmur-hash.ts'

/** Few enough for a counter with a series for each, and enough that ten networks rarely share one. */
const groups = 256

/**
 * The group that a client's network belongs to, on every server and after every restart. Guards can tell networks apart
 * by it, however long they watch; there are far too many networks to count each by its name.
 */
export const networkGroup = (client: string): string =>
  String(murmurHash(Buffer.from(networkOf(client))) % groups)
