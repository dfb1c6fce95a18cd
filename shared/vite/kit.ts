import path from 'node:path'
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'

/** This package in the workspace, where its TypeScript is used as it is. */
const inWorkspace = `${path.resolve(import.meta.dirname, '..')}${path.sep}`

/** The TypeScript that the packed kit carries beside its JavaScript (pack/write-package.ts). */
const inPackage = '/node_modules/@bridge/shared/src/'

/** A source's path within the kit; `undefined` if the file is not part of it. */
function pathInKit(file: string): string | undefined {
  const [, packed] = file.split(inPackage, 2)
  return packed ?? (file.startsWith(inWorkspace) ? file.slice(inWorkspace.length) : undefined)
}

export const isKit = (file: string): boolean => pathInKit(file) !== undefined

/**
 * A source's path relative to the part, the same regardless of where the part is built and the kit installed.
 */
export function pathFrom(part: string, file: string): string {
  const kit = pathInKit(file)
  return kit === undefined ? path.relative(part, file) : path.join('../shared', kit)
}

/** In readable output, a comment before each source gives its path: this makes the kit's paths the same everywhere. */
export const kitComments = (): Plugin => ({
  name: 'bridge:kit-comments',
  renderChunk(code) {
    const named = code.replace(/^(\/\/(?:#region)? )(.+)$/gm, (line, start, file) =>
      file.includes(inPackage) ? start + pathFrom('', file) : line,
    )
    return named === code ? undefined : { code: named, map: null }
  },
})

/** The packed kit's `exports` list its TypeScript under this condition. */
export const sourceCondition = '@bridge/source'

/**
 * Uses the kit's TypeScript even where it is packed: its styles get the same names, and the part the same bytes, as
 * in the workspace.
 */
export const kitFromSource = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
}
