import { posix } from 'node:path'
import querystring from 'node:querystring'
import type { Artifact } from '@bridge/shared/artifact'
import type { parse } from 'es-module-lexer'

/** A list in artifact.json, with what its modules may import. */
interface List {
  readonly of: string
  readonly modules: readonly string[]
  readonly statically: ReadonlySet<string>
  readonly dynamically: ReadonlySet<string>
}

interface Import {
  /** A file of the artifact, with any query or hash: to browsers, each combination is a module of its own. */
  readonly address: string
  readonly isDynamic: boolean
}

/**
 * Checks that the lists in artifact.json are complete: browsers check the hashes of listed modules only. An address
 * that code builds at run time cannot be checked.
 */
export class ListedModules {
  readonly #artifact: Artifact
  readonly #parse: typeof parse
  readonly #lists: readonly List[]
  readonly #files: ReadonlySet<string>
  /** What each listed file imports of the artifact's files. */
  readonly #imports = new Map<string, readonly Import[]>()
  #odd: string | undefined

  private constructor(artifact: Artifact, lexer: typeof parse) {
    this.#artifact = artifact
    this.#parse = lexer
    this.#lists = listsOf(artifact)
    this.#files = new Set(this.#lists.flatMap(({ modules }) => modules))
  }

  static async of(artifact: Artifact): Promise<ListedModules> {
    const lexer = await import('es-module-lexer') // most commands need none
    await lexer.init
    return new ListedModules(artifact, lexer.parse)
  }

  get files(): Iterable<string> {
    return this.#files
  }

  /** Takes a file's content, and parses it if a list names the file. */
  readonly look = (file: string, content: Buffer): void => {
    if (!this.#files.has(file)) return
    try {
      const [imports] = this.#parse(content.toString('utf8'))
      // Thousands of lists may name a file that repeats an import millions of times.
      const different = new Map(imports.map(({ n, d }) => [`${d >= 0} ${n}`, [n, d >= 0] as const]))
      this.#imports.set(
        file,
        [...different.values()]
          .flatMap((written) => importOf(file, ...written))
          .filter(({ address }) => this.#isOwn(address)),
      )
    } catch {
      this.#odd ??= `${file} is not a JavaScript module`
    }
  }

  /** The first import that a list lacks; to be called once `look` has seen all files. */
  problem(): string | undefined {
    if (this.#odd) return this.#odd
    for (const { of, modules, statically, dynamically } of this.#lists)
      for (const file of modules)
        for (const { address, isDynamic } of this.#imports.get(file) ?? [])
          if (!(isDynamic ? dynamically : statically).has(address))
            return `${file} imports ${address}, which the list of modules of ${of} does not name`
    return undefined
  }

  #isOwn(address: string): boolean {
    const [file = ''] = address.split(/[?#]/)
    return Object.hasOwn(this.#artifact.files, served(file))
  }
}

export const howToList =
  "rebuild the part with this project's tools, which list what a page imports; browsers check the hashes of listed modules only"

function listsOf(artifact: Artifact): readonly List[] {
  if (artifact.kind === 'shell') {
    const libraries = Object.values(artifact.provides.libraries).flatMap(({ client }) => client)
    const all = new Set([...artifact.entry, ...libraries])
    return [{ of: 'the shell', modules: [...all], statically: all, dynamically: all }]
  }
  return Object.entries(artifact.pages).flatMap(([name, { client, contents = {} }]) => {
    const own = new Set<string>(client)
    const entries = Object.entries(contents)
    // `load` imports one content module: the first of those that the document lists for its params.
    const withContents = new Set([...own, ...entries.map(([, [first]]) => first)])
    const page = { of: `page '${name}'`, modules: client, statically: own, dynamically: withContents }
    const lists = entries.map(([value, modules]): List => {
      const all = new Set([...own, ...modules])
      return { of: `'${value}' on ${page.of}`, modules, statically: all, dynamically: all }
    })
    return [page, ...lists]
  })
}

const nowhere = 'https://part.invalid/'

/** Empty for a bare specifier, an address elsewhere, and one that is known only at run time. */
function importOf(file: string, specifier: string | undefined, isDynamic: boolean): readonly Import[] {
  if (specifier === undefined || !/^\.{0,2}\//.test(specifier) || !URL.canParse(specifier, nowhere + file))
    return []
  const { href } = new URL(specifier, nowhere + file)
  return href.startsWith(nowhere) ? [{ address: href.slice(nowhere.length), isDynamic }] : []
}

/** What servers find at an address: they decode it, and then resolve dot segments that browsers did not recognise. */
const served = (file: string): string => posix.normalize(querystring.unescape(file))
