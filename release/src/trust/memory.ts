import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseError } from '../errors.ts'
import { complain } from '../print.ts'
import type { Release } from '../records/releases.ts'
import { besideStore } from '../store/open-store.ts'
import { isSealed } from '../store/seal.ts'
import { writeWhole } from '../store/write-whole.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where this machine remembers which release it last trusted: not in the store, whose owner may be the attacker. */
export const trustFolder = (env: Environment = process.env): string =>
  env['TRUST'] || besideStore(env['STORE'], '-trust')

/** What a machine remembers between commands. */
export type Remembered = Pick<Memory, 'read' | 'write' | 'writeAgain'>

/** The memory of a machine that has seen nothing yet. */
export const noMemory: Remembered = {
  read: async () => undefined,
  write: async () => {},
  writeAgain: async () => {},
}

/** Remembers the newest trusted release of each channel, as a copy of its record. */
export class Memory {
  readonly #folder: string
  /** The releases that could not be written, by channel. */
  readonly #unwritten = new Map<string, Release>()

  constructor(folder: string) {
    this.#folder = path.resolve(folder)
  }

  async read(channel: string): Promise<Release | undefined> {
    const file = this.#file(channel)
    const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return undefined
      throw unreadable(file, cause.message, cause)
    })
    if (bytes && !isSealed(bytes)) throw unreadable(file, 'it was altered')
    const release: Release | undefined = bytes && JSON.parse(bytes.toString('utf8'))
    if (release && release.channel !== channel)
      throw unreadable(file, `it belongs to channel ${release.channel}`)
    return release
  }

  /**
   * A server that cannot write this record keeps it in memory while it runs. A newer record is not overwritten:
   * several processes on a machine share a folder, and one of them may be behind.
   */
  async write(release: Release): Promise<void> {
    const { channel, number } = release
    const file = this.#file(channel)
    try {
      const known = await this.read(channel).catch(() => undefined)
      if (known && known.number >= number) return void this.#unwritten.delete(channel)
      await writeWhole(file, JSON.stringify(release))
      this.#unwritten.delete(channel)
    } catch (cause) {
      if (!this.#unwritten.has(channel))
        complain(
          `note: cannot remember in ${this.#folder} which release is trusted: ${(cause as Error).message}`,
        )
      this.#unwritten.set(channel, release)
    }
  }

  /** Retries, in case the disk has room again. */
  async writeAgain(channel: string): Promise<void> {
    const release = this.#unwritten.get(channel)
    if (release) await this.write(release)
  }

  #file(channel: string): string {
    return path.join(this.#folder, `${channel}.json`)
  }
}

const unreadable = (file: string, why: string, cause?: unknown): ReleaseError =>
  new ReleaseError(`cannot read ${file}, the release that was trusted last: ${why}`, {
    hint: 'restore it from another server, or from a backup of this one; docs/keys.md says when it may be removed',
    cause,
  })
