import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { RefusedError, ReleaseError } from '../errors.ts'
import { nameOf } from '../names.ts'
import { oneLine } from '../print.ts'
import type { Failure } from '../render/child.ts'

/** Whose pages have not been composed, whose fault that is, and what to do about it. */
export function notRendered(
  changed: readonly string[],
  shell: ShellArtifact,
  remote: RemoteArtifact,
  { failure, fault }: Failure = { failure: '' },
): ReleaseError {
  const name = nameOf(remote)
  const why = oneLine(failure)
  const another = `another version of ${remote.name} may go with what is new`
  const isChanged = changed.includes(remote.name)
  switch (fault) {
    case 'shell':
      return new ReleaseError(`${nameOf(shell)} does not render the pages of ${name}: ${why}`, {
        hint: 'try again; if it stays so, mend the shell or release another version of it; nothing has changed',
      })
    case 'moment':
      return new RefusedError(remote.name, `${name} is not rendered: ${why}`, {
        mayPass: true,
        hint: `try again; if it stays so, ${isChanged ? 'it may be the version' : another}; nothing has changed`,
      })
    default:
      return new RefusedError(remote.name, `${name} is refused: ${why}`, {
        hint: `${isChanged ? 'mend it and publish a new build' : another}; nothing has changed`,
      })
  }
}
