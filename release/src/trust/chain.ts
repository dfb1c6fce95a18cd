import { readingAhead } from '../concurrency.ts'
import { DamagedError } from '../errors.ts'
import type { Release } from '../records/releases.ts'
import { isSealed } from '../records/seal.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import type { Memory } from './memory.ts'
import { problemOfStep } from './step.ts'

/**
 * The releases of a channel, each of which its predecessor's keys allowed. It begins with the release that was
 * trusted last; on a machine that remembers none, with the one that turned the keys on.
 */
export class Chain {
  readonly #store: Store
  readonly #memory: Memory
  readonly #channel: string
  /** The newest one, once there are keys. */
  #newest: Release | undefined
  /** By number, the hash that a trusted release says its predecessor has; before the keys there may be none. */
  readonly #hashes = new Map<number, string | undefined>()
  /** The predecessor of the oldest release that is known to be in the chain. */
  #lowest = Number.POSITIVE_INFINITY
  #begun: Promise<void> | undefined
  /** Records are judged one at a time, as each depends on what the others have shown. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(store: Store, memory: Memory, channel: string) {
    this.#store = store
    this.#memory = memory
    this.#channel = channel
  }

  /** A record, if the keys allow it. */
  async read(number: number): Promise<Buffer | undefined> {
    const bytes = await this.#bytes(number)
    if (!bytes) return
    this.#begun ??= this.#begin()
    await this.#begun
    const judged = this.#last.then(() => this.#judge(number, bytes))
    this.#last = judged.catch(() => {})
    await judged
    return bytes
  }

  async #begin(): Promise<void> {
    const remembered = await this.#memory.read(this.#channel)
    if (remembered) this.#extendTo(remembered)
  }

  async #judge(number: number, bytes: Buffer): Promise<void> {
    const release = parsed(bytes)
    if (!this.#newest && !release?.keys) return // a channel without keys
    if (!release || release.number !== number || release.channel !== this.#channel)
      throw this.#refused(number, 'it is not a whole record')
    if (!this.#newest || number > this.#newest.number) await this.#follow(release, bytes)
    else if (number === this.#newest.number) this.#compare(release, this.#newest.sha256)
    else await this.#lookBack(release)
  }

  /** Judges each step up to a record. */
  async #follow(release: Release, bytes: Buffer): Promise<void> {
    const read = this.#ahead()
    const [base, ...steps] = await this.#pathTo(release, read)
    let before = base
    for (const next of steps) {
      const problem = problemOfStep(before, next) ?? (await this.#problemOfFork(before, next, read))
      if (problem)
        throw this.#refused(release.number, next === release ? problem : `release ${next.number}: ${problem}`)
      this.#extendTo(next)
      before = next
    }
    await this.#memory.write(this.#channel, bytes)
  }

  /** Up to a record from the newest trusted release; if there is none, from the last one without keys. */
  async #pathTo(release: Release, read: ReadRelease): Promise<[Release, ...Release[]]> {
    const newest = this.#newest
    const isBase = (one: Release) => (newest ? one === newest : !one.keys)
    const path: [Release, ...Release[]] = [release]
    for (let next = release; !isBase(next); path.unshift(next)) {
      if (next.parent < (newest?.number ?? 1))
        throw this.#refused(
          release.number,
          newest
            ? `it follows release ${next.parent}, as if release ${newest.number} had never been`
            : 'its keys begin nowhere',
        )
      const parent: Release | undefined = next.parent === newest?.number ? newest : await read(next.parent)
      if (!parent || parent.sha256 !== next.after || parent.number !== next.parent)
        throw this.#refused(release.number, `it follows a release ${next.parent} that is not there`)
      next = parent
    }
    return path
  }

  /** Of two releases that could follow the same one, the first counts. */
  async #problemOfFork(before: Release, next: Release, read: ReadRelease): Promise<string | undefined> {
    for (let number = before.number + 1; number < next.number; number++) {
      const other = await read(number)
      if (other?.number === number && !problemOfStep(before, other)) return `release ${number} came first`
    }
  }

  /** A record before the newest one is known by its hash, which its successor holds. */
  async #lookBack(release: Release): Promise<void> {
    const read = this.#ahead()
    while (this.#lowest > release.number) {
      const older = await read(this.#lowest)
      if (!older || !this.#isAsExpected(older))
        throw this.#refused(release.number, `release ${this.#lowest} is not whole`)
      if (this.#hashes.get(older.number) === undefined) return // from before the keys
      this.#add(older)
    }
    if (!this.#hashes.has(release.number)) throw this.#refused(release.number, 'no later release follows it')
    this.#compare(release, this.#hashes.get(release.number))
    if (this.#lowest === release.number) this.#add(release)
  }

  #isAsExpected({ number, sha256 }: Release): boolean {
    const hash = this.#hashes.get(number)
    return hash === undefined || hash === sha256
  }

  #compare({ number, sha256 }: Release, hash: string | undefined): void {
    if (hash !== undefined && sha256 !== hash)
      throw this.#refused(number, 'it is not the record that was trusted before')
  }

  #extendTo(release: Release): void {
    this.#newest = release
    this.#hashes.set(release.number, release.sha256)
    this.#hashes.set(release.parent, release.after)
    this.#lowest = Math.min(this.#lowest, release.parent)
  }

  #add({ parent, after }: Release): void {
    this.#hashes.set(parent, after)
    this.#lowest = parent
  }

  #ahead(): ReadRelease {
    return readingAhead(async (number) => {
      const bytes = await this.#bytes(number)
      return bytes && parsed(bytes)
    })
  }

  #bytes(number: number): Promise<Buffer | undefined> {
    return this.#store.get(keys.release(this.#channel, number))
  }

  #refused(number: number, why: string): DamagedError {
    const key = keys.release(this.#channel, number)
    return new DamagedError(`${key} in the store ${this.#store.name} is refused: ${why}`, {
      hint: "'pnpm release keys list' shows whose keys are trusted with what; docs/keys.md says what to do",
    })
  }
}

type ReadRelease = (number: number) => Promise<Release | undefined>

/** A record that is exactly what the tool writes: nothing in it could be read in two ways. */
function parsed(bytes: Buffer): Release | undefined {
  if (!isSealed(bytes)) return
  try {
    const release: Release | null = JSON.parse(bytes.toString('utf8'))
    return release && bytes.equals(Buffer.from(JSON.stringify(release))) ? release : undefined
  } catch {
    return undefined
  }
}
