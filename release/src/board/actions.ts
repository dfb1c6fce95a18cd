import { ReleaseError } from '../errors.ts'
import { checkPartName, checkVersion } from '../names.ts'
import { percentageFrom } from '../sharing/percentage.ts'

/** The action that a button requests. */
export interface Action {
  readonly verb: 'deploy' | 'share' | 'promote' | 'rollback'
  readonly part: string
  /** The version to deploy. */
  readonly version?: string
  /** The percentage of visitors, such as '5%'. */
  readonly share?: string
  readonly why: string
  /** The release that the page showed. */
  readonly seen: number
}

/** The arguments of the command for an action. The page shows the same command that runs. */
export function argumentsOf(given: unknown, common: readonly string[]): string[] {
  const { verb, part, version, share, why, seen } = (given ?? {}) as Action
  if (typeof part !== 'string' || typeof why !== 'string' || !Number.isSafeInteger(seen))
    throw new ReleaseError(
      'an action needs a part and a reason, both strings, and the number of the release that was seen',
    )
  if (why.includes('\0')) throw new ReleaseError('a reason must not contain a NUL character')
  checkPartName(part)
  if (version !== undefined) checkVersion(version)
  if (share !== undefined) percentageFrom(share)
  const flags = [`--seen=${seen}`, ...common, `--why=${why}`]
  switch (verb) {
    case 'deploy':
      if (!version) throw new ReleaseError(`name a version of ${part} to deploy`)
      return ['deploy', `${part}@${version}`, ...(share ? [`--share=${share}`] : []), ...flags]
    case 'share':
      return ['share', part, share ?? '', ...flags]
    case 'promote':
    case 'rollback':
      return [verb, part, ...flags]
    default:
      throw new ReleaseError('an action must be deploy, share, promote or rollback')
  }
}

/** Quoted as in a shell. */
export const commandOf = (args: readonly string[]): string => ['pnpm release', ...args.map(written)].join(' ')

function written(argument: string): string {
  const [, flag = '', value = ''] = argument.match(/^(--[a-z-]+=)?(.*)$/s) ?? []
  return flag + (/^[\w@%+:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`)
}
