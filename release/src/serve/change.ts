import { spelled } from '../paths/paths.ts'
import type { Release } from '../records/releases.ts'
import { same } from '../records/same.ts'
import type { LiveSite } from './live-site.ts'

export interface Change {
  readonly release: Release
  /** Parts whose pages have changed. */
  readonly parts: ReadonlySet<string>
  /** Every address whose response may have changed. */
  readonly addresses: ReadonlySet<string>
}

/** The differences between two releases; everything, if the earlier one is unknown. */
export function changeBetween(before: LiveSite | undefined, site: LiveSite): Change {
  return changeOf(site.release, partsBetween(before?.release, site.release), before, site)
}

/** Parts that differ between two releases; all of them, if the earlier one is unknown. */
export function partsBetween(before: Release | undefined, release: Release): Set<string> {
  const pagesOf = (one: Release | undefined, part: string) => one?.parts[part]?.composition?.sha256
  const all = Object.keys({ ...before?.parts, ...release.parts })
  const parts = new Set(all.filter((part) => pagesOf(before, part) !== pagesOf(release, part)))
  if (same(before?.shared, release.shared)) return parts
  for (const shared of [before?.shared, release.shared]) if (shared) parts.add(shared.part)
  return parts
}

/** @param sites those of which caches may hold responses */
export function changeOf(
  release: Release,
  parts: ReadonlySet<string>,
  ...sites: readonly (LiveSite | undefined)[]
): Change {
  const addresses = new Set<string>()
  const sides = sites.flatMap((site) => [site, site?.shared]).filter((side) => side !== undefined)
  for (const { owners, texts } of sides) {
    for (const [address, part] of owners) if (parts.has(part)) addresses.add(spelled(address))
    for (const address of texts.keys()) if (!owners.has(address)) addresses.add(spelled(address))
  }
  return { release, parts, addresses }
}

/** Both changes, as of the later release. */
export const together = (one: Change | undefined, other: Change): Change => ({
  release: other.release,
  parts: new Set([...(one?.parts ?? []), ...other.parts]),
  addresses: new Set([...(one?.addresses ?? []), ...other.addresses]),
})
