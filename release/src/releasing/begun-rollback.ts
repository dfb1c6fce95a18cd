import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { complain } from '../print.ts'
import { number, object, problemOf, text } from '../shape.ts'
import { writeWhole } from '../store/write-whole.ts'

/** A rollback as its user asked for it, on top of the release `seen`. */
export interface Begun {
  readonly by: string
  readonly why: string
  readonly seen: number
  /** In ms. */
  readonly when: number
}

const shape = object<Begun>({ by: text, why: text, seen: number(1), when: number(0) })

/**
 * Records on this machine that a rollback has begun, until its result has been printed. If the process is killed in
 * between, its user cannot know whether the rollback is live, and would roll back another version by repeating it.
 */
export class BegunRollback {
  readonly #file: string

  constructor(folder: string, channel: string, part: string) {
    this.#file = path.resolve(folder, `${channel}.${part}.rollback`)
  }

  /** The one that was interrupted. An unreadable file must not stop a rollback. */
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
