import path from 'node:path'
import { parseSync } from 'vite'
import { type SharedLibrary, sharedLibraries } from '../artifact.ts'
import { librarySubpaths, wrapperFile } from '../vite/shared-libraries.ts'
import type { Bundle } from './output.ts'

/** A chunk between a page and a shared library. */
export interface Wrapper {
  readonly library: SharedLibrary
  /** Maps a name that the chunk exports to the library's own name for it. */
  readonly nameOf: (exported: string) => string
}

/**
 * The chunks of the federation plugin's wrappers (vite/shared-libraries.ts gives each wrapper a chunk). The bundler may
 * move a wrapper's code to another chunk, which the wrapper's own chunk then only re-exports: names are mapped through
 * those re-exports.
 */
export function findWrappers(output: Bundle): Map<string, Wrapper> {
  const wrappers = new Map<string, Wrapper>()
  for (const chunk of output.values()) {
    const library = chunk.type === 'chunk' ? libraryByChunk.get(chunk.name) : undefined
    if (chunk.type !== 'chunk' || !library) continue
    if (!wrappers.has(chunk.fileName)) wrappers.set(chunk.fileName, { library, nameOf: (name) => name })
    const { program, module } = parseSync(chunk.fileName, chunk.code)
    const entries = module.staticExports.flatMap((statement) => statement.entries)
    const behind = entries[0]?.moduleRequest?.value
    if (!behind || program.body.length > 1 || entries.some(({ importName }) => !importName.name)) continue
    const names = new Map(entries.map(({ exportName, importName }) => [importName.name, exportName.name]))
    const file = path.posix.join(path.posix.dirname(chunk.fileName), behind)
    mustWrapOnly(output.get(file))
    wrappers.set(file, { library, nameOf: (exported) => names.get(exported) ?? exported })
  }
  return wrappers
}

/** The part's own code would be lost in a wrapper's chunk, which documents never load. */
function mustWrapOnly(chunk: ReturnType<Bundle['get']>): void {
  if (chunk?.type !== 'chunk') return
  const stranger = chunk.moduleIds.find((id) => !/__loadShare__|jsx-runtime|rolldown\/runtime/.test(id))
  if (stranger)
    throw new Error(`${chunk.fileName}: the bundler has put ${stranger} into the chunk of a shared library`)
}

const libraryByChunk = new Map<string, SharedLibrary>([
  ...sharedLibraries.map((library): [string, SharedLibrary] => [wrapperFile(library), library]),
  ...Object.entries(librarySubpaths).map(([module, library]): [string, SharedLibrary] => [
    wrapperFile(module),
    library,
  ]),
])
