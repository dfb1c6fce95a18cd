import type { ShellArtifact } from '@bridge/shared/artifact'
import { Artifacts } from '../artifacts/artifact-reader.ts'
import { mapConcurrently } from '../concurrency.ts'
import { type Composition, readComposition } from '../records/composition.ts'
import { checkOwnPages } from '../records/own-pages.ts'
import type { Release } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import type { Store } from '../store/store.ts'
import { BriefReads } from './brief-reads.ts'
import { KnownStrays } from './known-strays.ts'
import type { LiveSite } from './live-site.ts'

const strays = new KnownStrays()

/**
 * The lists of parts' pages, as their compositions give them, each read and checked once. One that the store does not
 * return costs the releases of all other parts only moments.
 */
export class PageLists {
  readonly store: Store
  /** In ms: how long a list is waited for. */
  patience: number
  readonly #lists = new BriefReads<Composition>('composition', () => this.patience)
  readonly #shells = new BriefReads<ShellArtifact>('shell', () => this.patience)
  /** The lists that hold only their own part's pages (checkOf). */
  readonly #checked = new Set<string>()

  constructor(store: Store, patience = Number.POSITIVE_INFINITY) {
    this.store = store
    this.patience = patience
  }

  /** The lists of all parts that have pages. They are checked together: one by one, that takes several times as long. */
  async of(release: Release): Promise<Map<string, Composition>> {
    const read = await mapConcurrently(8, Object.entries(release.parts), async ([part, { composition }]) => {
      if (!composition) return []
      strays.refuse(checkOf(release, part))
      const { sha256 } = composition
      const list = await this.#lists.get(sha256, () => readComposition(this.store, composition))
      return [[part, list] as const]
    })
    const lists = new Map(read.flat())
    await this.#check(release, lists)
    return lists
  }

  async #check(release: Release, lists: ReadonlyMap<string, Composition>): Promise<void> {
    const unchecked = [...lists].filter(([part]) => !this.#checked.has(checkOf(release, part)))
    const shell = unchecked.length > 0 && (await this.shellOf(release))
    if (!shell) return
    for (const [name, list] of unchecked) {
      const { version = '' } = release.parts[name] ?? {}
      strays.learning(checkOf(release, name), () => checkOwnPages(shell, { name, version }, list))
      this.#checked.add(checkOf(release, name))
    }
  }

  /** The shell, whose routes say which part each address belongs to. */
  async shellOf({ parts }: Release): Promise<ShellArtifact | undefined> {
    const { version } = parts['shell'] ?? {}
    if (version) return this.#shells.get(version, () => new Artifacts(this.store).shell(version))
  }

  /** Forgets what is neither shown nor recorded. */
  keepOnly(...releases: readonly Release[]): void {
    const states = releases.flatMap((release) => statesOf(release).map(([, state]) => state))
    const lists = new Set(states.map(({ composition }) => composition?.sha256))
    const shells = new Set(releases.map(({ parts }) => parts['shell']?.version))
    this.#lists.keepOnly((name) => lists.has(name))
    this.#shells.keepOnly((version) => shells.has(version))
    for (const name of this.#checked) {
      const [shell, , , list] = name.split(' ')
      if (!shells.has(shell) || !lists.has(list)) this.#checked.delete(name)
    }
  }

  /** Takes over what a site shows. */
  add({ compositions, release, shared }: LiveSite): void {
    for (const [part, list] of compositions) {
      const { composition } = release.parts[part] ?? {}
      if (!composition) continue
      this.#lists.add(composition.sha256, list)
      this.#checked.add(checkOf(release, part))
    }
    if (shared) this.add(shared)
  }
}

/** Everything that the outcome of a check depends on. */
const checkOf = ({ parts }: Release, part: string): string =>
  [parts['shell']?.version, part, parts[part]?.version, parts[part]?.composition?.sha256].join(' ')
