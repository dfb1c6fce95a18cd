import type { Flag, Flags } from './flags.ts'

/** One command of the tool: what it takes, and what it prints of what it did. Usage and help are made of it. */
export interface Command {
  readonly name: string
  /** What it does, in a line. */
  readonly summary: string
  /** Which words it takes. */
  readonly words?: Words
  readonly flags: readonly Flag[]
  run(words: readonly string[], flags: Flags): Promise<void>
}

interface Words {
  /** As usage shows them. */
  readonly shown: string
  /** What they name, for whoever has left them out; without it they may be. */
  readonly needed?: string
  /** Any number of them, not only one. */
  readonly many?: true
}
