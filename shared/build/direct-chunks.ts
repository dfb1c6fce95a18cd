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
  contentIds: ReadonlySet<string>,
): Promise<DirectChunks> {
  const wrappers = findWrappers(output)
  const files: Files = new Map()
  const names = new Map<SharedLibrary, Set<string>>()
  const onName = (library: SharedLibrary, name: string) =>
    names.set(library, (names.get(library) ?? new Set()).add(name))

  /** A file's chunk, if it is one to copy: neither a wrapper nor the bundler's own glue. */
  const chunkAt = (file: string): Rolldown.OutputChunk | undefined => {
    const chunk = output.get(file)
    return chunk?.type === 'chunk' && !wrappers.has(file) && !isPreloadHelper(file) ? chunk : undefined
  }
  const copy = (file: string): void => {
    const chunk = chunkAt(file)
    if (!chunk || files.has(copyOf(file))) return
    if (chunk.code.includes('__mf_module_cache__'))
      throw new Error(
        `${file}: federation code outside the shared libraries' wrappers; does a CommonJS module import one of the libraries?`,
      )
    files.set(copyOf(file), rewriteImports(chunk, { wrappers, copyOf, onName }))
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) copy(next)
  }
  const isContent = (file: string) => contentIds.has(chunkAt(file)?.facadeModuleId ?? '')
  /** What a chunk may import while its page is shown: static imports first, then dynamic ones except contents. */
  const needed = (file: string): Set<string> => {
    const seen = new Set<string>()
    const visit = (name: string): void => {
      const chunk = chunkAt(name)
      if (!chunk || seen.has(name)) return
      seen.add(name)
      for (const next of chunk.imports) visit(next)
    }
    visit(file)
    for (const name of seen) // `seen` grows in the loop
      for (const next of chunkAt(name)?.dynamicImports ?? []) if (!isContent(next)) visit(next)
    return seen
  }
  const copied = (files: Iterable<string>) =>
    [...files].map((file) => `client/${copyOf(file)}`) as unknown as ModuleFiles

  const describe = (page: string, module: string) => {
    const entry = chunkFor(output, module, `page ${page}`)
    copy(entry.fileName)
    const own = needed(entry.fileName)
    const contents = new Map<string, ModuleFiles>()
    for (const next of [...own].flatMap((file) => chunkAt(file)?.dynamicImports ?? [])) {
      const content = isContent(next) && chunkAt(next)
      if (content) contents.set(stem(content.facadeModuleId ?? ''), copied(needed(next)))
    }
    const sorted = [...contents].sort(([a], [b]) => (a < b ? -1 : 1))
    return { client: copied(own), ...(sorted.length && { contents: Object.fromEntries(sorted) }) }
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
