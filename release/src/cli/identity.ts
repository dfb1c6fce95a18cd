import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { ReleaseError } from '../errors.ts'

/** Who releases: RELEASE_BY, git's user, the account. */
export function whoami(): string {
  const who = process.env['RELEASE_BY'] || gitUser() || account()
  if (who) return who
  throw new ReleaseError('it is not known who releases', { hint: 'say it with --by NAME, or set RELEASE_BY' })
}

function gitUser(): string | undefined {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** A container may run as a number without an account. */
function account(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}
