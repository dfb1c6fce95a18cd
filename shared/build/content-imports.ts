import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, type Plugin, parseSync } from 'vite'
import { BuildError } from '../vite/build-error.ts'

type Node = ESTree.Node & { readonly [field: string]: unknown }

/** The modules that each module imports dynamically, recorded while the bundler parses them. */
export class DynamicImports {
  readonly #byModule = new Map<string, readonly string[]>()

  readonly plugin: Plugin = {
    name: 'bridge:dynamic-imports',
    moduleParsed: ({ id, dynamicallyImportedIds }) => void this.#byModule.set(id, dynamicallyImportedIds),
  }

  of(module: string): readonly string[] {
    return this.#byModule.get(module) ?? []
  }
}

/**
 * The content modules of all pages that have a `load`: what the page modules import dynamically. A component's lazy
 * modules belong to the page instead, so a page module may dynamically import nothing but contents.
 */
export function contentModules(
  root: string,
  pages: readonly string[],
  hasLoad: (page: string) => boolean,
  dynamic: DynamicImports,
): ReadonlySet<string> {
  const contents = new Set<string>()
  for (const page of pages.filter(hasLoad)) {
    const code = readFileSync(page, 'utf8')
    const stray = strayImport(code, page)
    if (stray !== undefined) {
      const line = code.slice(0, stray).split('\n').length
      throw new BuildError(
        `${path.relative(root, page)}:${line}: a page with 'load' may dynamically import only its content`,
        'move this import to the module of the component that needs it',
      )
    }
    for (const id of dynamic.of(page)) contents.add(id)
  }
  return contents
}

/**
 * Offset of the first dynamic import that does not belong to `load`. Imports inside `load` belong to it; if there are
 * none, so does the first import in a statement that declares a name that `load` uses.
 */
export function strayImport(code: string, file: string): number | undefined {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) return // the bundler reports it
  const statements = program.body as unknown as readonly Node[]
  const load = statements.find((statement) => namesOf(statement).includes('load'))
  const mentioned = new Set(load ? [...within(load)].map(nameOf) : [])
  const sites = statements
    .filter((statement) => statement !== load)
    .flatMap((statement) => [...within(statement)].filter(isDynamicImport).map((at) => ({ at, statement })))
  const isInside = load !== undefined && [...within(load)].some(isDynamicImport)
  const own = isInside
    ? -1
    : sites.findIndex(({ statement }) => namesOf(statement).some((one) => mentioned.has(one)))
  return sites.find((_, index) => index !== own)?.at.start
}

function* within(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* within(child as Node)
}

/** `import(…)`, or `import.meta.glob(…)` unless it is eager. */
function isDynamicImport(node: Node): boolean {
  if (node.type === 'ImportExpression') return true
  if (node.type !== 'CallExpression') return false
  const { type, object, property } = node.callee as Node
  const isGlob = type === 'MemberExpression' && (object as Node).type === 'MetaProperty'
  if (!isGlob || nameOf(property as Node) !== 'glob') return false
  return ![...within(node)].some(
    (one) =>
      one.type === 'Property' && nameOf(one.key as Node) === 'eager' && literal(one.value as Node) === true,
  )
}

/** The names that a top-level statement declares. */
function namesOf(statement: Node): readonly (string | undefined)[] {
  const declared = (statement['declaration'] ?? statement) as Node
  if (declared.type === 'VariableDeclaration')
    return declared.declarations.map(({ id }) => nameOf(id as Node))
  return declared.type === 'FunctionDeclaration' ? [nameOf(declared.id as unknown as Node)] : []
}

const nameOf = (node: Node): string | undefined =>
  node?.type === 'Identifier' ? (node['name'] as string) : undefined

const literal = (node: Node): unknown => (node.type === 'Literal' ? node['value'] : undefined)
