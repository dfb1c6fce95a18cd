import path from 'node:path'
import type { Rolldown } from 'vite'
import type { ModuleFiles, SharedLibrary } from '../artifact.ts'
import { type Bundle, chunkFor } from './output.ts'
import { isPreloadHelper, rewriteImports } from './rewrite-imports.ts'
import { findWrappers } from './wrappers.ts'
import type { Files } from './write-artifact.ts'

/**
 * Copies of a container's page chunks that import the shared libraries by bare name, for documents with the
 * shell's import map: the container's own code, without the federation glue.
 */
export interface DirectChunks {
  readonly files: Files
  readonly pages: Readonly<Record<string, { client: ModuleFiles; contents?: Record<string, ModuleFiles> }>>
  /** Names imported from each shared library. */
  readonly names: Readonly<Partial<Record<SharedLibrary, readonly string[]>>>
}

export async function directChunks(
  output: Bundle,
  pages: Readonly<Record<string, string>>,
): Promise<DirectChunks> {
  const wrappers = findWrappers(output)
  const files: Files = new Map()
  const names = new Map<SharedLibrary, Set<string>>()
  const onName = (library: SharedLibrary, name: string) =>
    names.set(library, (names.get(library) ?? new Set()).add(name))

  /** Only chunks to copy: neither wrappers nor the bundler's own glue. */
  const chunkAt = (file: string): Rolldown.OutputChunk | undefined => {
    const chunk = output.get(file)
    return chunk?.type === 'chunk' && !wrappers.has(file) && !isPreloadHelper(file) ? chunk : undefined
  }
  const copy = (file: string): void => {
    const chunk = chunkAt(file)
    if (!chunk || files.has(copyOf(file))) return
    if (chunk.code.includes('__mf_module_cache__'))
      throw new Error(
        `${file}: federation code outside the shared libraries' wrappers; does a CommonJS module import one of them?`,
      )
    files.set(copyOf(file), rewriteImports(chunk, { wrappers, copyOf, onName }))
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) copy(next)
  }
  const imported = (file: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunkAt(file)
    if (!chunk || seen.has(file)) return seen
    seen.add(file)
    for (const next of chunk.imports) imported(next, seen)
    return seen
  }
  const copied = (chunk: Rolldown.OutputChunk) =>
    [...imported(chunk.fileName)].map((file) => `client/${copyOf(file)}`) as unknown as ModuleFiles

  const describe = (page: string, module: string) => {
    const entry = chunkFor(output, module, `page ${page}`)
    copy(entry.fileName)
    const contents = new Map<string, ModuleFiles>()
    for (const file of imported(entry.fileName))
      for (const next of chunkAt(file)?.dynamicImports ?? []) {
        const content = chunkAt(next)
        if (content?.facadeModuleId) contents.set(stem(content.facadeModuleId), copied(content))
      }
    const sorted = [...contents].sort(([a], [b]) => (a < b ? -1 : 1))
    return { client: copied(entry), ...(sorted.length && { contents: Object.fromEntries(sorted) }) }
  }
  const described = Object.entries(pages).map(([page, module]) => [page, describe(page, module)])
  return {
    files: new Map([...files].map(([file, code]) => [`client/${file}`, code])),
    pages: Object.fromEntries(described),
    names: Object.fromEntries([...names].sort().map(([library, set]) => [library, [...set].sort()])),
  }
}

const copyOf = (file: string): string =>
  path.posix.join(path.posix.dirname(file), `direct.${path.posix.basename(file)}`)

const stem = (module: string): string => path.basename(module.split('?')[0] as string).replace(/\.[^.]+$/, '')
