import { setTimeout } from 'node:timers/promises'
import { Semaphore } from '../concurrency.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'

/** How often a folder of the store is listed, in ms, even if many made-up names are requested. */
const apart = 1000

/** Far fewer than the requests that a bucket handles concurrently: releases and pages are read at the same time. */
const listsAtOnce = 4

/** Knows which versions the store has. Looking up every made-up version would keep the store too busy for releases. */
export class StoredVersions {
  readonly #listing: (folder: string) => Listing
  readonly #parts: Listing
  /** By part, for parts that the store has. */
  readonly #versions = new Map<string, Listing>()

  constructor(store: Store) {
    const semaphore = new Semaphore(listsAtOnce)
    this.#listing = (folder) => new Listing(store, folder, semaphore)
    this.#parts = this.#listing(keys.parts)
  }

  /** True even while the store is unreachable: reading the version itself then reports that. */
  async mayHave(name: string, version: string): Promise<boolean> {
    try {
      return (await this.#parts.has(name)) && (await this.#of(name).has(version))
    } catch {
      return true
    }
  }

  /** Forgets a version that has been removed. */
  forget(name: string, version: string): void {
    this.#versions.get(name)?.forget(version)
  }

  #of(name: string): Listing {
    const known = this.#versions.get(name) ?? this.#listing(keys.part(name))
    this.#versions.set(name, known)
    return known
  }
}

/** The names in a folder, listed again when asked for one that is not among them. */
class Listing {
  readonly #store: Store
  readonly #folder: string
  readonly #semaphore: Semaphore
  #names = new Set<string>()
  #begun = Number.NEGATIVE_INFINITY
  /** Shared by all callers that ask before the next listing begins. */
  #next: Promise<void> | undefined

  constructor(store: Store, folder: string, semaphore: Semaphore) {
    this.#store = store
    this.#folder = folder
    this.#semaphore = semaphore
  }

  async has(name: string): Promise<boolean> {
    if (this.#names.has(name)) return true
    this.#next ??= this.#again()
    await this.#next
    return this.#names.has(name)
  }

  forget(name: string): void {
    this.#names.delete(name)
  }

  async #again(): Promise<void> {
    await setTimeout(Math.max(0, this.#begun + apart - performance.now()))
    await this.#semaphore.run(async () => {
      this.#begun = performance.now()
      this.#next = undefined
      this.#names = new Set(await this.#store.list(this.#folder))
    })
  }
}
