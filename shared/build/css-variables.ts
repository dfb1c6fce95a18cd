import type { Files } from './write-artifact.ts'

/** CSS variables that code defines, and those that it reads without a fallback. */
export function cssVariables(files: Files): { defined: Set<string>; read: Set<string> } {
  const defined = new Set<string>()
  const read = new Set<string>()
  for (const content of files.values()) {
    if (typeof content !== 'string') continue
    for (const [, name] of content.matchAll(/(--[a-z][a-z0-9-]*)["'`]?\s*[:,]/g)) defined.add(name as string)
    for (const [, name] of content.matchAll(/var\((--[a-z][a-z0-9-]*)\)/g)) read.add(name as string)
  }
  return { defined, read }
}
