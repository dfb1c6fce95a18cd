import type { PartState, Release } from './releases.ts'

/** A version of a part that only a share of the visitors get. */
export interface Shared {
  readonly part: string
  /** Of the visitors: above 0 and below 100, with at most two decimals. */
  readonly percent: number
  /** Decides which visitors these are (sharing/place-visitor.ts). It stays while the percentage changes. */
  readonly salt: string
  /** Who chose this percentage, when and why. */
  readonly by: string
  readonly since: string
  readonly why: string
  /** As it goes live once it is promoted, with its composition: the record pins everything that visitors get. */
  readonly state: PartState
}

/** The release as the other visitors get it. */
export function withoutShare({ shared, ...release }: Release): Release {
  return shared ? { ...release, format: 1 } : release
}

/** The release as those get it who have the shared version. */
export function withShare(release: Release, { part, state }: Shared): Release {
  const { parts, ...others } = withoutShare(release)
  return { ...others, parts: Object.assign({}, parts, { [part]: state }) }
}

/** Every state of a part that visitors may get: the shared one as well. */
export function statesOf(release: Release | undefined): [string, PartState][] {
  const { parts = {}, shared } = release ?? {}
  const states = Object.entries(parts)
  if (shared) states.push([shared.part, shared.state])
  return states
}
