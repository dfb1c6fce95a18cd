import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parts, root } from './project.ts'

/** The artifact of a part, as last built. */
export const artifactOf = (part: string) =>
  JSON.parse(readFileSync(path.join(root, part, 'dist/artifact.json'), 'utf8'))

let versions: readonly string[] | undefined

/** The parts' versions, read once, and only when a sample is drawn: tests can be listed before anything is built. */
export function versionsBuilt(): readonly string[] {
  versions ??= parts.map((part) => artifactOf(part).version)
  return versions
}
