import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Files of the part's `public/` folder, as they are. */
export function publicFiles(root: string): [file: string, content: Uint8Array][] {
  const folder = path.join(root, 'public')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file))])
}
