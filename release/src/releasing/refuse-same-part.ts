import { ReleaseError } from '../errors.ts'
import type { Release } from '../records/releases.ts'

/** Refuses a release of a part that another release has changed since `first`. */
export function refuseSamePart(
  first: Release | undefined,
  base: Release | undefined,
  changed: readonly string[],
  when = 'while this release was in progress',
): void {
  for (const name of changed) {
    const winner = lastOf(base, name)
    const before = lastOf(first, name)
    if (!winner || (winner.since === before?.since && winner.version === before.version)) continue
    const hint = 'nothing has changed; review that release, and deploy again if yours is still wanted'
    if (winner.version === first?.parts[name]?.version)
      throw new ReleaseError(`${name}@${before?.version} was withdrawn from its visitors ${when}`, { hint })
    throw new ReleaseError(
      `${name} was released as ${winner.version} by ${winner.by} at ${winner.since}, ${when}: ${winner.why}`,
      { hint },
    )
  }
}

/** The version of a part that was released last, even if only a share of the visitors get it. */
function lastOf(release: Release | undefined, name: string) {
  const { parts, shared } = release ?? {}
  return shared?.part === name ? { ...shared, version: shared.state.version } : parts?.[name]
}
