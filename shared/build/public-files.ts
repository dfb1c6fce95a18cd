import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isFileName } from '../artifact.ts'
import { BuildError } from '../vite/build-error.ts'
import type { Files } from './write-artifact.ts'

/** Adds the files in the part's `public/` folder unchanged, except hidden ones such as .DS_Store. */
export function addPublicFiles(files: Files, root: string): void {
  const folder = path.join(root, 'public')
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const names = file.split(path.sep)
    if (names.some((name) => name.startsWith('.')) || !statSync(path.join(folder, file)).isFile()) continue
    const shown = `public/${names.join('/')}`
    const target = `client/${names.join('/')}`
    if (!isFileName(target))
      throw new BuildError(
        `${shown} must have a path of at most 193 characters, all of them A-Z, a-z, 0-9 or one of . - _ ~ + @ /, in which no name ends with .br or .gz`,
        'rename it',
      )
    if (files.has(target))
      throw new BuildError(`${shown} would overwrite a file that the build generates`, 'rename it')
    files.set(target, readFileSync(path.join(folder, file)))
  }
}
