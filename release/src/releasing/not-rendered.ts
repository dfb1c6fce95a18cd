import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { RefusedError, ReleaseError } from '../errors.ts'
import { nameOf } from '../names.ts'
import { oneLine } from '../print.ts'
import type { Failure } from '../render/child.ts'

/** The error for a part whose pages could not be composed: the cause, and what to do about it. */
export function notRendered(
  changed: readonly string[],
  shell: ShellArtifact,
  remote: RemoteArtifact,
  { failure, fault }: Failure = { failure: '' },
): ReleaseError {
  const name = nameOf(remote)
  const why = oneLine(failure)
  const another = `another version of ${remote.name} may work with this release`
  const isChanged = changed.includes(remote.name)
  switch (fault) {
    case 'shell':
      return new ReleaseError(`${nameOf(shell)} does not render the pages of ${name}: ${why}`, {
        hint: 'try again; if it keeps failing, fix the shell or release another version of it; nothing has changed',
      })
    case 'moment':
      return new RefusedError(remote.name, `${name} was not rendered: ${why}`, {
        mayPass: true,
        hint: `try again; if it keeps failing, ${isChanged ? 'the version may be at fault' : another}; nothing has changed`,
      })
    default:
      return new RefusedError(remote.name, `${name} is refused: ${why}`, {
        hint: `${isChanged ? 'fix it and publish a new build' : another}; nothing has changed`,
      })
  }
}
