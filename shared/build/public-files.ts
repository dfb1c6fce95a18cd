import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isFileName } from '../artifact.ts'
import { BuildError } from '../vite/build-error.ts'
import type { Files } from './write-artifact.ts'

/** Adds the files of the part's `public/` folder as they are, but for those that a system hides there (.DS_Store). */
export function addPublicFiles(files: Files, root: string): void {
  const folder = path.join(root, 'public')
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const names = file.split(path.sep)
    if (names.some((name) => name.startsWith('.')) || !statSync(path.join(folder, file)).isFile()) continue
    const shown = `public/${names.join('/')}`
    const target = `client/${names.join('/')}`
    if (!isFileName(target))
      throw new BuildError(`${shown} cannot be an address`, "name it by letters, digits, '-' and '_'")
    if (files.has(target))
      throw new BuildError(`${shown} would replace a file that the build makes`, 'name it otherwise')
    files.set(target, readFileSync(path.join(folder, file)))
  }
}
