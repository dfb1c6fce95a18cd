import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parts, root } from './project.ts'

/** The artifact of a part, as last built. */
export const artifactOf = (part: (typeof parts)[number]) =>
  JSON.parse(readFileSync(path.join(root, part, 'dist/artifact.json'), 'utf8'))

export const versionsBuilt = (): readonly string[] => parts.map((part) => artifactOf(part).version)
