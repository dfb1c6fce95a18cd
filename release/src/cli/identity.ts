import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { ReleaseError } from '../errors.ts'

/** The name to record: RELEASE_BY, git's user.name, or the account. */
export function whoami(): string {
  const who = process.env['RELEASE_BY'] || gitUser() || account()
  if (who) return who
  throw new ReleaseError('a release needs an author', { hint: 'pass --by NAME, or set RELEASE_BY' })
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

/** A container may run under a user ID without an account. */
function account(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}
