import type { DeniedError } from '../errors.ts'
import { keys } from './keys.ts'
import { numbersAmong } from './numbered.ts'
import type { Store } from './store.ts'

/** How long a verdict holds, in ms, so that thousands of unreadable keys cost no more than one. */
const holds = 2000

/** How many readable keys are remembered after the first, how many folders are tried, and how many records in each. */
const few = 3

interface Probed extends Pick<Store, 'list'> {
  /** Fails unless this key exists and may be read. Reads little or nothing of its value. */
  readonly probe: (key: string) => Promise<unknown>
}

/**
 * Distinguishes a key that this account may not read from a store that it may not read. What one team has stored with
 * the wrong mode or encryption key must not look like an outage to all others.
 */
export class Denials {
  readonly #probed: Probed
  readonly #read: string[] = []
  #verdict: { readonly isReadable: Promise<boolean>; until: number } | undefined

  constructor(probed: Probed) {
    this.#probed = probed
  }

  /** Returns what was read. Fails with the error from `asDenied` if only this key cannot be read. */
  async reading(
    key: string,
    value: Promise<Buffer | undefined>,
    asDenied: (error: Error) => Promise<DeniedError | undefined>,
  ): Promise<Buffer | undefined> {
    try {
      const read = await value
      if (read) this.#remember(key)
      return read
    } catch (error) {
      const denied = await asDenied(error as Error)
      throw denied && (await this.#isReadable()) ? denied : error
    }
  }

  /** The first key stays: the others may all belong to the team whose keys are denied next. */
  #remember(key: string): void {
    if (this.#read.includes(key)) return
    if (this.#read.length > few) this.#read.splice(1, 1)
    this.#read.push(key)
  }

  /** Probes after a denial rather than relying on the last successful read: the store may have been lost since. */
  #isReadable(): Promise<boolean> {
    if (!this.#verdict || performance.now() > this.#verdict.until) {
      const verdict = { isReadable: this.#canRead().catch(() => false), until: Number.POSITIVE_INFINITY }
      this.#verdict = verdict
      void verdict.isReadable.then(() => {
        verdict.until = performance.now() + holds
      })
    }
    return this.#verdict.isReadable
  }

  /** Without the right to list a bucket, a missing key is denied too. */
  async #canRead(): Promise<boolean> {
    const channels = await this.#probed.list(keys.channels)
    return (await this.#canReadAny(this.#read)) || this.#canReadAny(await this.#firstRecords(channels))
  }

  #canReadAny(some: readonly string[]): Promise<boolean> {
    return Promise.any(some.map(this.#probed.probe)).then(
      () => true,
      () => false,
    )
  }

  /** Records of several teams, which nothing removes. */
  async #firstRecords(channels: readonly string[]): Promise<string[]> {
    const parts = await this.#probed.list(keys.published)
    const folders = [
      ...channels.slice(0, few).map(keys.releases),
      ...parts.slice(0, few).map(keys.publications),
    ]
    const found = folders.map(async (folder) =>
      numbersAmong(await this.#probed.list(folder, 'latest'))
        .slice(0, few)
        .map((number) => `${folder}/${number}.json`),
    )
    return (await Promise.all(found)).flat()
  }
}
