import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ReleaseError } from '../errors.ts'
import { complain } from '../print.ts'
import { type Flag, type Flags, hint, type Verb, verbs } from './verbs.ts'

const usage = `usage: pnpm release <command>

  publish <part>                   build the part and put its artifact into the store        [--dist FOLDER] [--check]
  deploy <part>[@version]…         put versions live, all in one release      --why TEXT     [--dry-run] [--no-browser]
  rollback <part>                  take the part back to its previous version --why TEXT     [--to VERSION] [--dry-run]
  settings                         change SITE_ORIGIN, FORM_ENDPOINT          --why TEXT     [--dry-run]
  status · history [part]          what is live, and what was                                [--json]
  verify                           hash again everything that the live release names         [--json]
  serve                            serve the store                                           [--port N] [--host H]
  export DIR                       write the live release as a static tree for nginx

  'deploy' and 'publish --check' open the part's pages in an installed Chromium first; --no-browser leaves that out

  --by NAME (default: RELEASE_BY, git's user, the account) --channel NAME (default: production)
  STORE chooses the store (default: file:./.store)`

const options = {
  why: { type: 'string' },
  by: { type: 'string' },
  channel: { type: 'string' },
  to: { type: 'string' },
  dist: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'no-browser': { type: 'boolean' },
  check: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Record<Flag | 'help', NonNullable<ParseArgsConfig['options']>[string]>

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (cause) {
    const [line = ''] = (cause as Error).message.split(/\.? To specify|\n/)
    throw new ReleaseError(line, { hint, cause })
  }
}

function findVerb(name: string | undefined): Verb {
  const verb = name && Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (verb) return verb
  throw new ReleaseError(name ? `'${name}' is not a command` : 'name a command', { hint })
}

/** A flag that would be ignored is a misunderstanding: better said than done otherwise. */
function checkFlags(name: string, verb: Verb, flags: Flags): void {
  const stray = Object.keys(flags).find((flag) => !verb.flags.includes(flag as Flag))
  if (stray) throw new ReleaseError(`'${name}' has no --${stray}`, { hint })
  const empty = Object.entries(flags).find(([, value]) => typeof value === 'string' && !value.trim())
  if (empty) throw new ReleaseError(`--${empty[0]} is empty`, { hint })
}

function checkArguments(name: string, { args: [least, most, what] }: Verb, args: readonly string[]): void {
  if (args.length < least) throw new ReleaseError(`'${name}' needs ${what}`, { hint })
  if (args.some((arg) => !arg.trim())) throw new ReleaseError(`'${name}' is given an empty word`, { hint })
  if (args.length > most)
    throw new ReleaseError(`'${args[most]}' is one word too many for '${name}'`, { hint })
}

/** Whoever reads the output may have read enough, or its disk may be full: what was asked for is done all the same. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') process.exitCode = 1
    })
}

/** Expected failures end with a line that says what, and one that says what to do. */
export async function main(argv: readonly string[]): Promise<void> {
  outliveReaders()
  try {
    // pnpm hands over the '--' of `pnpm release -- deploy`.
    const { positionals, values } = parse(argv[0] === '--' ? argv.slice(1) : argv)
    const { help, ...flags } = values
    if (help) return console.log(usage)
    const [name, ...args] = positionals
    const verb = findVerb(name)
    checkFlags(name as string, verb, flags)
    checkArguments(name as string, verb, args)
    await verb.run(args, flags)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    complain(`error: ${error.message}${error.hint ? `\nhint: ${error.hint}` : ''}`)
    process.exitCode = 1
  }
}
