import { ReleaseError } from '../errors.ts'
import { isChannel } from '../names.ts'
import { keys, releaseAt } from '../store/keys.ts'
import type { Enough, IsWhole, Store } from '../store/store.ts'
import { Chain } from './chain.ts'
import { Memory, noMemory, type Remembered } from './memory.ts'

/**
 * A store with only the release records that its keys allow: any other is refused as damaged, and so skipped in the
 * search for the newest intact release. Without keys, it behaves like the store itself.
 */
export class TrustedStore implements Store {
  readonly name: string
  readonly #store: Store
  readonly #memory: Remembered
  readonly #chains = new Map<string, Chain>()

  /** @param folder where this machine remembers what it trusted; without it, the store remembers no release */
  constructor(store: Store, folder?: string) {
    this.name = store.name
    this.#store = store
    this.#memory = folder === undefined ? noMemory : new Memory(folder)
  }

  /** The same store, as seen by a machine that remembers no release. */
  toNewcomer(): TrustedStore {
    return new TrustedStore(this.#store)
  }

  async get(key: string, isWhole?: IsWhole, maxBytes?: number): Promise<Buffer | undefined> {
    const [channel, name = ''] = releaseAt(key)
    if (!channel) return this.#store.get(key, isWhole, maxBytes)
    const isNumber = /^[1-9]\d{0,14}$/.test(name) // any other name could be read without having been judged
    return isNumber ? this.#chain(channel).read(Number(name), maxBytes) : undefined
  }

  /** Remembers a release that this machine has made: it may be lost before any other machine has seen it. */
  async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
    const isWritten = await this.#store.putIfAbsent(key, value)
    const [channel, name] = releaseAt(key)
    if (isWritten && channel)
      await this.#chain(channel)
        .judge(Number(name), Buffer.from(value))
        .catch(() => {}) // it is live anyway, and the next command that reads it reports what is wrong
    return isWritten
  }

  list(folder: string, enough?: Enough): Promise<string[]> {
    return this.#store.list(folder, enough)
  }

  newestTrusted(channel: string): Promise<number | undefined> {
    return this.#chain(channel).newest()
  }

  async remembers(channel: string): Promise<boolean> {
    return (await this.#memory.read(channel)) !== undefined
  }

  /**
   * Throws if this machine remembers no release of a channel whose releases are signed: to such a machine, a single
   * planted release without keys looks live. Anyone who can write to the store can mark a channel, which has no other
   * effect.
   */
  async requireMemory(): Promise<void> {
    const [channels, marks] = await Promise.all([keys.channels, keys.signed].map((one) => this.list(one)))
    for (const channel of (channels ?? []).filter(isChannel))
      if (marks?.includes(`${channel}.json`) && !(await this.remembers(channel)))
        throw new ReleaseError(
          `nothing is removed: releases of channel ${channel} are signed, and this machine remembers none of them, so it would accept a forged one`,
          {
            hint: `run the command where TRUST=<folder> persists, or copy ${channel}.json there from a machine that you trust (docs/keys.md)`,
          },
        )
  }

  #chain(channel: string): Chain {
    const known = this.#chains.get(channel) ?? new Chain(this.#store, this.#memory, channel)
    this.#chains.set(channel, known)
    return known
  }
}
