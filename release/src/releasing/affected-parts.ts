import type { ShellArtifact } from '@bridge/shared/artifact'
import { routesOf } from '../paths/routes-of.ts'
import { groundChanged } from '../records/ground-changed.ts'
import type { Release } from '../records/releases.ts'

/** The remotes that a release affects. The pages of all others stay as they are. */
export interface Affected {
  /** Remotes whose pages are recomposed. */
  readonly recomposed: readonly string[]
  /** Remotes that the shell no longer has a route to. */
  readonly retired: readonly string[]
}

export function affectedParts(
  shell: ShellArtifact,
  base: Release | undefined,
  { parts, settings, changed }: Pick<Release, 'parts' | 'settings' | 'changed'>,
): Affected {
  const isEverywhere = groundChanged(base, { parts, settings })
  const isChanged = (name: string) => changed.includes(name)
  const remotes = Object.keys(parts).filter((name) => name !== 'shell')
  const retired = remotes.filter((name) => routesOf(shell, name).length === 0 && !isChanged(name))
  const recomposed = remotes.filter((name) => !retired.includes(name) && (isEverywhere || isChanged(name)))
  return { recomposed, retired }
}
