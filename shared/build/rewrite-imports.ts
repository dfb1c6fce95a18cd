import path from 'node:path'
import { parse } from 'es-module-lexer'
import type { Rolldown } from 'vite'
import type { SharedLibrary } from '../artifact.ts'
import { splitNames, type Wrapper } from './wrappers.ts'

export interface Rewriting {
  readonly wrappers: ReadonlyMap<string, Wrapper>
  /** New name of a copied chunk. */
  readonly copyOf: (file: string) => string
  /** Called for every name imported from a shared library. */
  readonly onName: (library: SharedLibrary, name: string) => void
}

/** The chunk's code, importing libraries by bare name instead of wrappers, and copies of other chunks. */
export function rewriteImports(chunk: Rolldown.OutputChunk, { wrappers, copyOf, onName }: Rewriting): string {
  let code = chunk.code
  const [imports] = parse(code)
  for (const found of [...imports].reverse()) {
    if (found.type === 'import-meta' || !found.specifier?.startsWith('.')) continue
    const target = path.posix.join(path.posix.dirname(chunk.fileName), found.specifier)
    const wrapper = wrappers.get(target)
    if (wrapper) {
      const names = importedNames(code.slice(found.importStart, found.start), wrapper, chunk)
      for (const [name] of names) onName(wrapper.library, name)
      const list = names.map(([name, local]) => (name === local ? name : `${name} as ${local}`)).join(',')
      code = `${code.slice(0, found.importStart)}import{${list}}from"${wrapper.library}"${code.slice(found.end + 1)}`
      continue
    }
    // A dynamic import's range includes the quotes; a static one's does not.
    const next = relative(chunk.fileName, copyOf(target))
    code =
      code.slice(0, found.start) +
      (found.type === 'dynamic' ? JSON.stringify(next) : next) +
      code.slice(found.end)
  }
  return unwrapDynamicImports(code, chunk.fileName)
}

/** [name in the library, local name] of each import in `import{__mf_0 as t}from"`. */
function importedNames(
  statement: string,
  { library, nameOf }: Wrapper,
  { fileName: file, moduleIds }: Rolldown.OutputChunk,
): [string, string][] {
  const [, list] = statement.match(/^import\s*\{([^}]*)\}/) ?? []
  if (list && commonJsHelper.test(list)) {
    const libraries = moduleIds.flatMap((id) => id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? [])
    throw new Error(
      `${file}: a remote must bundle ES modules only; replace the CommonJS module among: ${[...new Set(libraries)].join(', ') || 'its own modules'}`,
    )
  }
  const names = splitNames(list ?? '').map(([from, to]): [string, string] => [nameOf(from), to])
  if (list === undefined || names.some(([name]) => name === 'default' || name.startsWith('__')))
    throw new Error(
      `${file}: import ${library} by name, as in 'import { useState }', not as a namespace or by default`,
    )
  return names
}

/** The bundler's CommonJS helpers. It puts them beside a shared library, where documents never load them. */
const commonJsHelper = /\b__(commonJS|toESM|require)/

export const isPreloadHelper = (file: string): boolean => file.includes('vite-preload-helper')

/** Removes Vite's wrapper around dynamic imports, a no-op here, so that pages need no chunk for it. */
function unwrapDynamicImports(code: string, file: string): string {
  const statement = code.match(/import\{[\w$]+ as ([\w$]+)\}from"[^"]*vite-preload-helper[^"]*";/)
  if (!statement) return code
  const wrapper = (statement[1] as string).replaceAll('$', '\\$')
  const call = new RegExp(
    `(?<![\\w$.])${wrapper}\\(\\(\\)=>(import\\("[^"]*"\\)),\\[\\](?:,import\\.meta\\.url)?\\)`,
    'g',
  )
  const plain = code.replace(statement[0], '').replace(call, '$1')
  if (plain.includes('import.meta.url)')) throw new Error(`${file}: a dynamic import has an unexpected form`)
  return plain
}

const relative = (from: string, to: string): string => {
  const steps = path.posix.relative(path.posix.dirname(from), to)
  return steps.startsWith('.') ? steps : `./${steps}`
}
