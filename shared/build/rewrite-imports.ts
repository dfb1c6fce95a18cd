import path from 'node:path'
import MagicString from 'magic-string'
import { parseSync, type Rolldown, Visitor } from 'vite'
import type { SharedLibrary } from '../artifact.ts'
import { BuildError } from '../vite/build-error.ts'
import type { Wrapper } from './wrappers.ts'

export interface Rewriting {
  readonly wrappers: ReadonlyMap<string, Wrapper>
  /** New name of a copied chunk. */
  readonly copyOf: (file: string) => string
  /** Called for every name imported from a shared library. */
  readonly onName: (library: SharedLibrary, name: string) => void
}

type Parsed = ReturnType<typeof parseSync>
type StaticImport = Parsed['module']['staticImports'][number]

/** The chunk's code, importing libraries by bare name instead of their wrappers, and copies instead of other chunks. */
export function rewriteImports(chunk: Rolldown.OutputChunk, { wrappers, copyOf, onName }: Rewriting): string {
  const { fileName, code } = chunk
  const parsed = parseSync(fileName, code)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const edited = new MagicString(code)
  const targetOf = (specifier: string) => path.posix.join(path.posix.dirname(fileName), specifier)
  const pointAtCopy = (specifier: string, start: number, end: number) =>
    void edited.update(start, end, JSON.stringify(relative(fileName, copyOf(targetOf(specifier)))))

  for (const found of staticImports) {
    const { value, start, end } = found.moduleRequest
    if (!value.startsWith('.')) continue
    const wrapper = wrappers.get(targetOf(value))
    if (isPreloadHelper(value)) unwrapDynamicImports(parsed, found, edited, chunk)
    else if (wrapper && found.entries.length === 0) edited.remove(found.start, found.end)
    else if (wrapper) {
      const names = importedNames(found, wrapper, chunk)
      for (const [name] of names) onName(wrapper.library, name)
      const list = names.map(([name, local]) => (name === local ? name : `${name} as ${local}`)).join(',')
      edited.update(found.start, end, `import{${list}}from"${wrapper.library}"`)
    } else pointAtCopy(value, start, end)
  }
  const imported = new Set(staticImports.map(({ moduleRequest }) => moduleRequest.start))
  for (const { entries } of staticExports) {
    const [request] = entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])
    if (!request?.value.startsWith('.') || imported.has(request.start)) continue
    const wrapper = wrappers.get(targetOf(request.value))
    if (wrapper) throw notByName(fileName, wrapper.library)
    pointAtCopy(request.value, request.start, request.end)
  }
  for (const { moduleRequest: request } of dynamicImports) {
    const specifier = stringIn(code.slice(request.start, request.end))
    if (specifier?.startsWith('.')) pointAtCopy(specifier, request.start, request.end)
  }
  return edited.toString()
}

/** [name in the library, local name] of each import in `import{__mf_0 as t}from"`. */
function importedNames(
  { entries }: StaticImport,
  { library, nameOf }: Wrapper,
  { fileName, moduleIds }: Rolldown.OutputChunk,
): [string, string][] {
  if (entries.some(({ importName }) => importName.name && commonJsHelper.test(importName.name))) {
    const libraries = moduleIds.flatMap((id) => id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? [])
    throw new Error(
      `${fileName}: a remote must bundle ES modules only; replace the CommonJS module among: ${[...new Set(libraries)].join(', ') || 'its own modules'}`,
    )
  }
  return entries.map(({ importName, localName }) => {
    const name = importName.kind === 'Name' ? nameOf(importName.name ?? '') : ''
    if (!name || name === 'default' || name.startsWith('__')) throw notByName(fileName, library)
    return [name, localName.value]
  })
}

const notByName = (file: string, library: SharedLibrary): Error =>
  new Error(
    `${file}: import ${library} by name, as in 'import { useState }', not as a namespace or by default`,
  )

/** The bundler's CommonJS helpers. It puts them beside a shared library, where documents never load them. */
const commonJsHelper = /^__(commonJS|toESM|require)/

export const isPreloadHelper = (file: string): boolean => file.includes('vite-preload-helper')

/**
 * Removes Vite's wrapper around dynamic imports, a no-op here, so that pages need no chunk for it:
 * `e(()=>import("./x.js"),[])` becomes `import("./x.js")`, any other `e(load,[])` becomes `(load)()`.
 */
function unwrapDynamicImports(
  { program }: Parsed,
  helper: StaticImport,
  edited: MagicString,
  { fileName, moduleIds }: Rolldown.OutputChunk,
): void {
  const [local] = helper.entries.map(({ localName }) => localName.value)
  new Visitor({
    CallExpression({ callee, arguments: [load, files], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== local) return
      if (!/\bimport[(.]/.test(edited.original.slice(start, end))) return // an inner function of that name
      if (
        load?.type !== 'ArrowFunctionExpression' ||
        files?.type !== 'ArrayExpression' ||
        files.elements.length > 0
      )
        throw notAlone(fileName, moduleIds)
      if (load.body.type === 'ImportExpression')
        edited.remove(start, load.body.start).remove(load.body.end, end)
      else edited.update(start, load.start, '(').update(load.end, end, ')()')
    },
  }).visit(program)
  edited.remove(helper.start, helper.end)
}

const notAlone = (file: string, modules: readonly string[]): BuildError =>
  new BuildError(
    `${file}: a dynamic import in ${modules.map((id) => path.basename(id)).join(' or ')} must load only a module`,
    'import only modules dynamically, and style them with styled-components instead of CSS files',
  )

/** The value of a string literal, which minifiers may write as a template literal. */
const stringIn = (code: string): string | undefined => code.match(/^(["'`])([^"'`\\$]*)\1$/)?.[2]

const relative = (from: string, to: string): string => {
  const steps = path.posix.relative(path.posix.dirname(from), to)
  return steps.startsWith('.') ? steps : `./${steps}`
}
