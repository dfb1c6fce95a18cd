import { DamagedError, orDamage } from '../errors.ts'
import type { Release } from '../records/releases.ts'
import { Gap } from './gap.ts'
import type { Records } from './records.ts'
import { type Problem, type Refusals, saidHash } from './refusals.ts'

/** The only fields kept of a record on the path: anyone who can write to a store can chain large records. */
export type Link = Pick<Release, 'number' | 'sha256'>

export interface Path {
  /** Oldest first. */
  readonly links: readonly Link[]
  /** The release that the first one follows. */
  readonly base: Release
}

/** The path to a record from the newest trusted release, or, if there is none, from the last one without keys. */
export async function pathTo(
  release: Release,
  newest: Release | undefined,
  records: Records,
  refusals: Refusals,
): Promise<Path | { links: readonly Link[]; problem: Problem }> {
  const read = records.inOrder()
  const links: Link[] = []
  let next = release
  const refused = (problem: Problem) => ({ links: links.reverse(), problem })
  while (newest ? next !== newest : next.keys) {
    const { number, parent, after, sha256 } = next
    links.push({ number, ...(sha256 && { sha256 }) })
    const problem = problemOfParent(parent, newest)
    if (problem) return refused({ number, what: problem })
    const isNewest = parent === newest?.number
    const bytes = isNewest ? undefined : await read(parent)
    const isParent = bytes && saidHash(bytes) === after
    const known = isParent && refusals.of(after)
    if (known) return refused(known)
    const before = isNewest ? newest : isParent ? records.exactly(parent, bytes) : undefined
    if (before?.sha256 !== after || !before) {
      const what = `it follows release ${parent}, which does not exist or cannot be read`
      const isGap = !isNewest && next.keys && next.signature
      return refused({ number, what, ...(isGap && { gap: lost(records, parent, number), rival: parent }) })
    }
    next = before
  }
  return { links: links.reverse(), base: next }
}

/** Release `parent`, which record `next` follows, is missing or damaged. */
const lost = (records: Records, parent: number, next: number) =>
  new Gap(records, {
    next,
    parent,
    what: () => lossOf(records, parent),
    hint: `restore release ${parent} from a backup, or start from the TRUST folder of a machine that trusts it or a later one (docs/keys.md)`,
  })

async function lossOf(records: Records, number: number): Promise<string> {
  const found = await orDamage(records.read(number))
  if (found instanceof DamagedError) return found.message
  return found
    ? `${records.nameOf(number)} does not hold that release`
    : `${records.nameOf(number)} is missing`
}

function problemOfParent(parent: number, newest: Release | undefined): string | undefined {
  if (!Number.isSafeInteger(parent)) return 'its parent must be a release number'
  if (parent >= (newest?.number ?? 1)) return
  return newest
    ? `it follows release ${parent}, as if release ${newest.number} did not exist`
    : 'no release turned its keys on'
}
