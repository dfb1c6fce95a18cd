import type { Release } from '../records/releases.ts'

/** How many versions of a part are known at a time: tabs stay open, so earlier live versions still report. */
const mostKept = 6

/** Stands for any unknown name in a report: anyone can send one. */
const other = 'other'

export interface Version {
  readonly part: string
  readonly version: string
}

/**
 * The versions that reports are counted for: those that browsers load now, and those that have been live since the
 * server started. Their number is bounded, regardless of what is reported and of the number of deploys.
 */
export class KnownVersions {
  readonly #onForgotten: (version: Version) => void
  readonly #known = new Map<string, readonly string[]>()
  #release: Release | undefined

  /** @param onForgotten called with each version that is no longer known */
  constructor(onForgotten: (version: Version) => void) {
    this.#onForgotten = onForgotten
  }

  /** The labels for a report's part and version; `unknown` if it names none. */
  labelsFor(release: Release, { part, version }: Partial<Version>): Version {
    this.#follow(release)
    if (part === undefined) return { part: 'unknown', version: '' }
    const versions = this.#known.get(part)
    if (!versions) return { part: other, version: other }
    return { part, version: version !== undefined && versions.includes(version) ? version : other }
  }

  #follow(release: Release): void {
    if (release === this.#release) return
    this.#release = release
    const before = new Map(this.#known)
    this.#known.clear()
    const { shared } = release
    for (const [part, { version, fallback, previous }] of Object.entries(release.parts)) {
      const tried = part === shared?.part ? shared.state.version : undefined
      const named = [version, tried, fallback, previous?.version, ...(before.get(part) ?? [])]
      this.#known.set(part, [...new Set(named.filter((one) => one !== undefined))].slice(0, mostKept))
    }
    for (const [part, versions] of before)
      for (const version of versions)
        if (!this.#known.get(part)?.includes(version)) this.#onForgotten({ part, version })
  }
}
