import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseError } from '../errors.ts'
import { shortened } from '../names.ts'
import { complain } from '../print.ts'
import type { Release } from '../records/releases.ts'
import { object, problemOf, text } from '../shape.ts'
import { writeWhole } from '../store/write-whole.ts'

/** What a rollback changes: the version that it withdraws, and the one that all visitors get instead. */
export interface Begun {
  readonly from: string
  readonly to: string
}

const shape = object<Begun>({ from: text, to: text })

/**
 * Records on this machine that a rollback has begun, until its result has been printed. If the process is killed in
 * between, or nothing reads what it prints, its user cannot know whether the rollback is live, and repeating it
 * would roll back another version.
 */
export class BegunRollback {
  readonly #file: string

  constructor(folder: string, channel: string, part: string) {
    this.#file = path.resolve(folder, `${channel}.${part}.rollback`)
  }

  /** The rollback that was interrupted, if any. An unreadable file must not stop a rollback. */
  async read(): Promise<Begun | undefined> {
    try {
      const begun: unknown = JSON.parse(await readFile(this.#file, 'utf8'))
      return problemOf(shape, begun) ? undefined : (begun as Begun)
    } catch {
      return undefined
    }
  }

  async write(begun: Begun): Promise<void> {
    await writeWhole(this.#file, JSON.stringify(begun)).catch(({ message }: Error) =>
      complain(`note: if this command is killed, run 'pnpm release status' before you repeat it: ${message}`),
    )
  }

  async clear(): Promise<void> {
    await rm(this.#file, { force: true }).catch(() => {}) // at worst, a later rollback asks for --seen
  }
}

/** Throws if the interrupted rollback is live, however many releases of other parts have followed it. */
export function refuseRepetition({ from, to }: Begun, live: Release, part: string): void {
  const { version, takenBack = [] } = live.parts[part] ?? {}
  if (version !== to || takenBack[0] !== from || live.shared?.part === part) return
  throw new ReleaseError(
    `${part}@${shortened(from)} has already been rolled back: ${shortened(to)} is live`,
    {
      hint: `that rollback was interrupted on this machine; if ${shortened(to)} must be rolled back too, add --seen ${live.number}`,
    },
  )
}
