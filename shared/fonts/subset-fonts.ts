import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { FontFile } from './font-files.ts'

/** Subsets the fonts of the part in `root` to what the site shows. */
export async function subsetFonts(
  root: string,
  fonts: readonly FontFile[],
): Promise<Map<string, Uint8Array>> {
  const require = createRequire(path.join(root, 'package.json'))
  const files = new Map<string, Uint8Array>()
  for (const { file, source, characters, weights } of fonts) {
    const wght = typeof weights === 'number' ? weights : { min: weights[0], max: weights[1] }
    const options = { targetFormat: 'woff2', variationAxes: { wght } } as const
    files.set(file, await subsetFont(await readFile(require.resolve(source)), characters, options))
  }
  return files
}
