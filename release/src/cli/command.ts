import type { Flag, Flags } from './flags.ts'

/** One command of the tool. Usage and help are generated from it. */
export interface Command {
  readonly name: string
  /** What it does, in one line. */
  readonly summary: string
  /** Its positional arguments. */
  readonly words?: Words
  readonly flags: readonly Flag[]
  run(words: readonly string[], flags: Flags): Promise<void>
}

interface Words {
  /** As shown in the usage text. */
  readonly shown: string
  /** What the arguments name, for the error message if they are missing; without this field, they are optional. */
  readonly needed?: string
  /** Any number of them, not just one. */
  readonly many?: true
}
