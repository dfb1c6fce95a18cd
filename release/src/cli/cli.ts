import { parseArgs } from 'node:util'
import { ReleaseError } from '../errors.ts'
import { complain, outliveReaders, print } from '../print.ts'
import type { Command } from './command.ts'
import { commands } from './commands/commands.ts'
import { type Flag, type Flags, flagOptions } from './flags.ts'
import { helpOf, hint, usage } from './usage.ts'

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: flagOptions, allowPositionals: true })
  } catch (cause) {
    const [line = ''] = (cause as Error).message.split(/\.? To specify|\n/)
    const dash = "an argument that begins with a dash must follow '=', as in --why='- text'"
    throw new ReleaseError(line, { hint: line.includes('ambiguous') ? dash : hint, cause })
  }
}

function findCommand(name: string | undefined): Command {
  const command = commands.find((one) => one.name === name)
  if (command) return command
  throw new ReleaseError(name ? `unknown command '${name}'` : 'no command given', { hint })
}

/** Refuses flags that the command would ignore: they indicate a misunderstanding. */
function checkFlags({ name, flags: known }: Command, flags: Flags): void {
  const stray = Object.keys(flags).find((flag) => !known.includes(flag as Flag))
  if (stray) throw new ReleaseError(`'${name}' does not take --${stray}`, { hint })
  const empty = Object.entries(flags).find(([, value]) => typeof value === 'string' && !value.trim())
  if (empty) throw new ReleaseError(`--${empty[0]} must not be empty`, { hint })
}

function checkWords({ name, words: wanted }: Command, words: readonly string[]): void {
  if (wanted?.needed && words.length === 0)
    throw new ReleaseError(`'${name}' needs ${wanted.needed}`, { hint })
  if (words.some((word) => !word.trim()))
    throw new ReleaseError(`arguments of '${name}' must not be empty`, { hint })
  const tooMany = wanted?.many ? undefined : words[wanted ? 1 : 0]
  if (tooMany) throw new ReleaseError(`unexpected argument '${tooMany}' for '${name}'`, { hint })
}

/** Expected errors print one line and a hint, and exit 1. */
export async function main(argv: readonly string[]): Promise<void> {
  outliveReaders()
  try {
    // pnpm passes on the '--' of `pnpm release -- deploy`.
    const { positionals, values } = parse(argv[0] === '--' ? argv.slice(1) : argv)
    const { help, ...flags } = values
    const [name, ...words] = positionals
    if (help && !name) return print(usage(commands))
    const command = findCommand(name)
    if (help) return print(helpOf(command))
    checkFlags(command, flags)
    checkWords(command, words)
    await command.run(words, flags)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    complain(`error: ${error.message}${error.hint ? `\nhint: ${error.hint}` : ''}`)
    process.exitCode = 1
  }
}
