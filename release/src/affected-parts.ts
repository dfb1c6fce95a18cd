import type { ShellArtifact } from '@bridge/shared/artifact'
import { routesOf } from './compose/routes-of.ts'
import type { Intent } from './plan.ts'
import type { Release } from './releases.ts'

/** What a release does to the parts beside the shell. The pages of all others stay as they are. */
export interface Affected {
  /** Whose pages are made anew. */
  readonly recomposed: readonly string[]
  /** To which the shell has no route any more. */
  readonly retired: readonly string[]
}

export function affectedParts(shell: ShellArtifact, base: Release | undefined, intent: Intent): Affected {
  const isEverywhere = groundChanged(base, intent)
  const isChanged = (name: string) => intent.changed.includes(name)
  const remotes = Object.keys(intent.parts).filter((name) => name !== 'shell')
  const retired = remotes.filter((name) => routesOf(shell, name).length === 0 && !isChanged(name))
  const recomposed = remotes.filter((name) => !retired.includes(name) && (isEverywhere || isChanged(name)))
  return { recomposed, retired }
}

/** What all pages are made with. */
export const groundChanged = (
  base: Release | undefined,
  { parts, settings }: Pick<Intent, 'parts' | 'settings'>,
): boolean =>
  base?.parts['shell']?.version !== parts['shell']?.version ||
  JSON.stringify(base?.settings) !== JSON.stringify(settings)
