import { filesAtOnce, mapConcurrently, readingAhead } from '../concurrency.ts'
import { DamagedError } from '../errors.ts'
import type { Release } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import type { Memory } from './memory.ts'
import { readExactly } from './read-exactly.ts'
import { type Problem, Refusals } from './refusals.ts'
import { problemOfStep } from './step.ts'

/**
 * The releases of a channel, each allowed by its predecessor's keys. It begins with the release that was trusted
 * last, or, on a machine that remembers none, with the one that turned the keys on.
 */
export class Chain {
  readonly #store: Store
  readonly #memory: Memory
  readonly #channel: string
  /** The newest one, once there are keys. */
  #newest: Release | undefined
  /** The newest one is what this machine remembers, and has not been seen in the store yet. */
  #isOnlyRemembered = false
  /** By number, the hash that a trusted release says its predecessor has; before the keys there may be none. */
  readonly #hashes = new Map<number, string | undefined>()
  /** The predecessor of the oldest release that is known to be in the chain. */
  #lowest = Number.POSITIVE_INFINITY
  readonly #refusals = new Refusals()
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
    if (!remembered) return
    this.#extendTo(remembered)
    this.#isOnlyRemembered = true
  }

  async #judge(number: number, bytes: Buffer): Promise<void> {
    const release = readExactly(bytes)
    if (!this.#newest && !release?.keys) return // a channel without keys
    if (!release || release.number !== number || release.channel !== this.#channel)
      throw this.#refused(number, 'it is not a well-formed record')
    if (!this.#newest || number > this.#newest.number) await this.#follow(release)
    else if (number === this.#newest.number) {
      this.#compare(release, this.#newest.sha256)
      await this.#memory.writeAgain(this.#channel)
    } else await this.#lookBack(release)
  }

  /** Judges each step up to a record. Remembers the last good one, even if what follows it is forged. */
  async #follow(release: Release): Promise<void> {
    const { path, problem } = await this.#pathTo(release)
    if (problem) throw this.#refusedPath(path, problem)
    const [base, ...steps] = path
    let before = base
    try {
      for (const [index, next] of steps.entries()) {
        const problem = problemOfStep(before, next) ?? (await this.#problemOfFork(before, next))
        if (problem) throw this.#refusedPath(steps.slice(index), { number: next.number, what: problem })
        this.#extendTo(next)
        before = next
      }
    } finally {
      if (before !== base) await this.#memory.write(before)
    }
  }

  /** All that follow a refused record are refused for the same reason. */
  #refusedPath(path: readonly Release[], { number, what }: Problem): DamagedError {
    this.#refusals.add(path, { number, what })
    const last = path.at(-1)?.number ?? number
    return this.#refused(last, last === number ? what : `release ${number}: ${what}`)
  }

  /** Up to a record from the newest trusted release; if there is none, from the last one without keys. */
  async #pathTo(release: Release): Promise<{ path: Path; problem?: Problem }> {
    const read = readingAhead((number) => this.#record(number))
    const newest = this.#newest
    const isBase = (one: Release) => (newest ? one === newest : !one.keys)
    const path: Path = [release]
    const refused = (what: string) => ({ path, problem: { number: release.number, what } })
    for (let next = release; !isBase(next); path.unshift(next)) {
      const known = this.#refusals.of(next)
      if (known) return { path, problem: known }
      if (!Number.isSafeInteger(next.parent)) return refused('it follows what is not a number')
      if (next.parent < (newest?.number ?? 1))
        return refused(
          newest
            ? `it follows release ${next.parent}, as if release ${newest.number} did not exist`
            : 'its keys have no origin',
        )
      const parent: Release | undefined = next.parent === newest?.number ? newest : await read(next.parent)
      if (!parent || parent.sha256 !== next.after || parent.number !== next.parent)
        return refused(`it follows release ${next.parent}, which does not exist`)
      next = parent
    }
    return { path }
  }

  /** Of two releases that could follow the same one, the first counts. */
  async #problemOfFork(before: Release, next: Release): Promise<string | undefined> {
    const count = next.number - before.number - 1
    const between = Array.from({ length: count }, (_, index) => before.number + 1 + index)
    const couldFollow = await mapConcurrently(filesAtOnce, between, async (number) => {
      const other = await this.#record(number)
      return other?.number === number && !problemOfStep(before, other)
    })
    const first = between[couldFollow.indexOf(true)]
    if (first) return `release ${first} came first`
  }

  /** A record before the newest one is known by its hash, which its successor holds. */
  async #lookBack(release: Release): Promise<void> {
    await this.#requireRemembered(release.number)
    const read = readingAhead((number) => this.#record(number))
    while (this.#lowest > release.number) {
      const older = await read(this.#lowest)
      if (!older || !this.#isAsExpected(older))
        throw this.#refused(release.number, `release ${this.#lowest} is damaged`)
      if (this.#hashes.get(older.number) === undefined) return // from before the keys
      this.#add(older)
    }
    if (!this.#hashes.has(release.number)) throw this.#refused(release.number, 'no later release follows it')
    this.#compare(release, this.#hashes.get(release.number))
    if (this.#lowest === release.number) this.#add(release)
  }

  /** Otherwise, removing the newest records would undo the last releases on servers that restart. */
  async #requireRemembered(number: number): Promise<void> {
    if (!this.#isOnlyRemembered || !this.#newest) return
    const { number: newest, sha256 } = this.#newest
    const bytes = await this.#bytes(newest)
    if (!bytes || readExactly(bytes)?.sha256 !== sha256)
      throw this.#refused(number, `release ${newest}, which this machine trusted last, is missing or altered`)
    this.#isOnlyRemembered = false
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
    this.#isOnlyRemembered = false
    this.#hashes.set(release.number, release.sha256)
    this.#hashes.set(release.parent, release.after)
    this.#lowest = Math.min(this.#lowest, release.parent)
  }

  #add({ parent, after }: Release): void {
    this.#hashes.set(parent, after)
    this.#lowest = parent
  }

  async #record(number: number): Promise<Release | undefined> {
    const bytes = await this.#bytes(number).catch((error) => {
      if (error instanceof DamagedError) return undefined
      throw error
    })
    return bytes && readExactly(bytes)
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

type Path = [Release, ...Release[]]
