import type { PartState, Release } from './releases.ts'

/** A version of a part that only a share of visitors get. */
export interface Shared {
  readonly part: string
  /** Percentage of visitors: above 0 and below 100, with at most two decimals. */
  readonly percent: number
  /** Decides which visitors these are (sharing/place-visitor.ts). It stays the same when the percentage changes. */
  readonly salt: string
  /** Who chose this percentage, when and why. */
  readonly by: string
  readonly since: string
  readonly why: string
  /** The state that goes live on a promotion, with its composition: the record pins everything that visitors get. */
  readonly state: PartState
}

/** The release for visitors outside the share. */
export function withoutShare({ shared, ...release }: Release): Release {
  return shared ? { ...release, format: 1 } : release
}

/** The release for visitors inside the share. */
export function withShare(release: Release, { part, state }: Shared): Release {
  const { parts, ...others } = withoutShare(release)
  return { ...others, parts: Object.assign({}, parts, { [part]: state }) }
}

/** Every state of a part that visitors may get, including the shared one. */
export function statesOf(release: Release | undefined): [string, PartState][] {
  const { parts = {}, shared } = release ?? {}
  const states = Object.entries(parts)
  if (shared) states.push([shared.part, shared.state])
  return states
}
