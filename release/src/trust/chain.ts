import { DamagedError, DeniedError, orDamage } from '../errors.ts'
import { CutOffError } from '../records/cut-off.ts'
import type { Release } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import { problemBetween, successors, takenAfter } from './between.ts'
import type { Remembered } from './memory.ts'
import { type Link, pathTo } from './path-to.ts'
import { Records } from './records.ts'
import { type Problem, Refusals, saidHash } from './refusals.ts'
import { Rivals } from './rivals.ts'
import { problemOfStep, type Step, stepOf } from './step.ts'

/**
 * The releases of a channel, each allowed by its predecessor's keys. The first is the release that was trusted
 * last, or, on a machine that remembers none, the one that turned the keys on.
 */
export class Chain {
  readonly #store: Store
  readonly #memory: Remembered
  readonly #channel: string
  readonly #records: Records
  /** The newest release, once there are keys. */
  #newest: Release | undefined
  /** Whether this machine only remembers the newest release, and has not yet seen it in the store. */
  #isOnlyRemembered = false
  /** Hashes of trusted releases and their predecessors, by number; releases from before the keys may have none. */
  readonly #hashes = new Map<number, string | undefined>()
  /** The predecessor of the oldest release that is known to be in the chain. */
  #lowest = Number.POSITIVE_INFINITY
  readonly #refusals = new Refusals()
  readonly #rivals: Rivals
  #begun: Promise<void> | undefined
  /** Records are judged one at a time, because each depends on what the others have shown. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(store: Store, memory: Remembered, channel: string) {
    this.#store = store
    this.#memory = memory
    this.#channel = channel
    this.#records = new Records(store, channel)
    this.#rivals = new Rivals(this.#records)
  }

  /** A record, if the keys allow it. */
  async read(number: number, maxBytes?: number): Promise<Buffer | undefined> {
    await this.#ready()
    const bytes = await this.#records.read(number, maxBytes)
    if (bytes) await this.judge(number, bytes)
    return bytes
  }

  /** Throws unless the keys allow this record. Remembers it if it is the newest one. */
  async judge(number: number, bytes: Buffer): Promise<void> {
    await this.#ready()
    const judged = this.#last.then(() => this.#judge(number, bytes))
    this.#last = judged.catch(() => {})
    await judged
  }

  /** The number of the newest trusted release, once there are keys. */
  async newest(): Promise<number | undefined> {
    await this.#ready()
    return this.#newest?.number
  }

  #ready(): Promise<void> {
    this.#begun ??= this.#begin()
    return this.#begun
  }

  async #begin(): Promise<void> {
    const remembered = await this.#memory.read(this.#channel)
    if (!remembered) return
    this.#extend([stepOf(remembered)], remembered)
    this.#isOnlyRemembered = true
  }

  async #judge(number: number, bytes: Buffer): Promise<void> {
    const known = this.#refusals.of(saidHash(bytes))
    if (known) throw this.#refusedBy(known, number)
    const release = this.#records.exactly(number, bytes)
    if (!this.#newest && !release?.keys) return // a channel without keys
    if (!release) throw this.#records.refused(number, 'it is not a well-formed record')
    if (!this.#newest || number > this.#newest.number) await this.#follow(release)
    else if (number === this.#newest.number) {
      this.#compare(release, this.#newest.sha256)
      await this.#memory.writeAgain(this.#channel)
    } else await this.#lookBack(release)
  }

  /**
   * Judges each step up to a record. Trusts the releases before a forged one and remembers the last of them, but trusts
   * none if it is unknown which release is live.
   */
  async #follow(release: Release): Promise<void> {
    const begun = performance.now()
    const path = await pathTo(release, this.#newest, this.#records, this.#refusals)
    if ('problem' in path) throw this.#refusedPath(path.links, path.problem, begun)
    const { base, links } = path
    const following = new Map(links.map(({ number }, index) => [number, links[index + 1]?.number]))
    const read = this.#records.inOrder((number) => following.get(number))
    const isTaken = takenAfter(this.#store, this.#channel, base.number)
    const hashes = new Map(links.map(({ number, sha256 }) => [number, sha256]))
    const isSuccessor = successors(this.#records, (one) => hashes.get(one) ?? this.#hashes.get(one))
    const good: Step[] = []
    let before = base
    try {
      for (const [index, { number }] of links.entries()) {
        const next = number === release.number ? release : this.#records.exactly(number, await read(number))
        if (!next) throw this.#records.goneSince(number)
        const what = problemOfStep(before, next)
        const problem = what
          ? { number, what }
          : await problemBetween(isTaken, before, next, this.#records, isSuccessor)
        const unknown = problem ? undefined : await this.#rivals.unknownBeside(next, before)
        if (problem?.gap || unknown) good.length = 0
        if (unknown) throw unknown
        if (problem) throw this.#refusedPath(links.slice(index), problem, begun)
        good.push(stepOf(next))
        before = next
      }
    } finally {
      if (good.length > 0) {
        this.#extend(good, before)
        await this.#memory.write(before)
      }
    }
  }

  /** All records that follow a refused one are refused for the same reason. */
  #refusedPath(path: readonly Link[], problem: Problem, begun: number): DamagedError {
    this.#rivals.add(problem)
    this.#refusals.add(path, problem, performance.now() - begun)
    return this.#refusedBy(problem, path.at(-1)?.number ?? problem.number)
  }

  #refusedBy({ number, what, gap }: Problem, last: number): DamagedError {
    const error = this.#records.refused(last, last === number ? what : `release ${number}: ${what}`)
    return gap ? new CutOffError(error.message, gap.cut(last), gap) : error
  }

  /** Judges a record older than the newest one by the hash in its successor's record. */
  async #lookBack(release: Release): Promise<void> {
    await this.#requireRemembered(release.number)
    const read = this.#records.inOrder()
    while (this.#lowest > release.number) {
      const older = this.#records.exactly(this.#lowest, await read(this.#lowest))
      if (!older || !this.#isAsExpected(older))
        throw this.#records.refused(release.number, `release ${this.#lowest} is damaged`)
      if (this.#hashes.get(older.number) === undefined) return // from before the keys
      this.#add(older)
    }
    if (!this.#hashes.has(release.number))
      throw this.#records.refused(release.number, 'no later release follows it')
    this.#compare(release, this.#hashes.get(release.number))
    if (this.#lowest === release.number) this.#add(release)
  }

  /** Without this check, removing the newest records would undo the last releases on servers that restart. */
  async #requireRemembered(number: number): Promise<void> {
    if (!this.#isOnlyRemembered || !this.#newest) return
    const { number: newest, sha256 } = this.#newest
    const bytes = await orDamage(this.#records.read(newest))
    if (bytes instanceof DeniedError)
      throw this.#records.refused(number, `this machine trusted release ${newest} last, and ${bytes.message}`)
    if (bytes instanceof DamagedError || this.#records.exactly(newest, bytes)?.sha256 !== sha256)
      throw this.#records.refused(
        number,
        `release ${newest}, which this machine trusted last, is missing or altered, or TRUST belongs to another store`,
      )
    this.#isOnlyRemembered = false
  }

  #isAsExpected({ number, sha256 }: Release): boolean {
    const hash = this.#hashes.get(number)
    return hash === undefined || hash === sha256
  }

  #compare({ number, sha256 }: Release, hash: string | undefined): void {
    if (hash !== undefined && sha256 !== hash)
      throw this.#records.refused(number, 'it is not the record that was trusted before')
  }

  #extend(steps: readonly Step[], newest: Release): void {
    for (const { number, sha256, parent, after } of steps) {
      this.#hashes.set(number, sha256)
      this.#hashes.set(parent, after)
      this.#lowest = Math.min(this.#lowest, parent)
    }
    this.#newest = newest
    this.#isOnlyRemembered = false
  }

  #add({ parent, after }: Release): void {
    this.#hashes.set(parent, after)
    this.#lowest = parent
  }
}
