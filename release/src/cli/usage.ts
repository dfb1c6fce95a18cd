import type { Command } from './command.ts'
import { type Flag, flagKinds, kindOf } from './flags.ts'

export const hint = "'pnpm release --help' lists the commands and their flags"

/** '--why TEXT' */
const written = (flag: Flag): string => [`--${flag}`, kindOf(flag).value ?? []].flat().join(' ')

const call = ({ name, words }: Command): string => [name, words?.shown ?? []].flat().join(' ')

/** Required flags. */
const isNeeded = (flag: Flag): boolean => flag === 'why'

const own = ({ flags }: Command): string =>
  flags
    .filter((flag) => !kindOf(flag).isCommon)
    .map((flag) => (isNeeded(flag) ? written(flag) : `[${written(flag)}]`))
    .join(' ')

/** Aligns rows in columns, each as wide as its widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    `  ${row.map((word, column) => word.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}

const flagLines = (flags: readonly Flag[]): string[] =>
  table(flags.map((flag) => [written(flag), kindOf(flag).summary]))

/** All commands, one line each. */
export function usage(commands: readonly Command[]): string {
  const common = (Object.keys(flagKinds) as Flag[]).filter((flag) => kindOf(flag).isCommon)
  return [
    'usage: pnpm release <command>',
    '',
    ...table(commands.map((command) => [call(command), command.summary, own(command)])),
    '',
    ...flagLines(common),
    '',
    "STORE names the store (default: file:./.store); 'pnpm release <command> --help' explains its flags",
  ].join('\n')
}

/** One command with all its flags. */
export const helpOf = (command: Command): string =>
  [
    `usage: pnpm release ${[call(command), own(command)].join(' ').trim()}`,
    '',
    `  ${command.summary}`,
    ...(command.flags.length > 0 ? ['', ...flagLines(command.flags)] : []),
  ].join('\n')
