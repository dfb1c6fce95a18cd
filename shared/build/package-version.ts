import { readFileSync } from 'node:fs'
import path from 'node:path'

export const packageVersion = (root: string): string =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version
