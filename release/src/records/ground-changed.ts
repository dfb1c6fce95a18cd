import type { Release } from './releases.ts'
import { same } from './same.ts'

/** Whether the shell or the settings changed: every page is composed with them. */
export const groundChanged = (
  base: Release | undefined,
  { parts, settings }: Pick<Release, 'parts' | 'settings'>,
): boolean => base?.parts['shell']?.version !== parts['shell']?.version || !same(base?.settings, settings)
