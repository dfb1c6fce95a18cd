import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { BuildError } from '../vite/build-error.ts'

export interface BuildProblem {
  /** One line, with the location in the author's own files where there is one. */
  readonly what: string
  /** How to fix it. */
  readonly hint?: string | undefined
}

/** The bundler's error; only `message` is documented as stable. */
interface BundlerError {
  readonly message: string
  readonly code?: string
  readonly cause?: unknown
}

/** Explains a failed build to the part's author. Empty if the error is ours rather than theirs. */
export function buildProblems(error: unknown, root: string): readonly BuildProblem[] {
  if (error instanceof BuildError) return [{ what: error.message, hint: error.hint }]
  const errors = Object(error).errors as readonly BundlerError[] | undefined
  if (errors?.length) return errors.map((one) => problemOf(one, root))
  const unresolved = unresolvedPackage(Object(error).message ?? '', root)
  if (unresolved) return [unresolved]
  return Object(error).constructor === Error ? [{ what: Object(error).message }] : []
}

function problemOf(error: BundlerError, root: string): BuildProblem {
  if (error.cause instanceof BuildError) return { what: error.message, hint: error.cause.hint }
  if (error instanceof BuildError) return { what: error.message, hint: error.hint }
  const text = stripVTControlCharacters(error.message)
  const unresolved = unresolvedPackage(text, root)
  if (unresolved) return unresolved
  const [first = ''] = text.trim().split('\n')
  const [, place] = text.match(/\[ (\S+:\d+:\d+) \]/) ?? []
  const said = first.replace(/^\[[\w:.-]+\] /, '').replace(/ in \S+$/, place ? '' : '$&')
  return { what: place ? `${place}: ${said}` : said, hint: hints[error.code ?? ''] }
}

const hints: Readonly<Record<string, string>> = {
  UNRESOLVED_IMPORT: "imports need a relative path with the file's extension: './terms.ts'",
  UNRESOLVED_ENTRY: "vite.config.ts must name each page's module, relative to the part's folder",
}

/** For a package that it cannot find, the bundler prints four lines, without a location. */
function unresolvedPackage(text: string, root: string): BuildProblem | undefined {
  const [, name, file] = text.match(/failed to resolve import "([^"]+)" from "([^"]+)"/) ?? []
  if (!name || !file) return
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((written) => written.includes(name)) + 1
  return {
    what: `${path.relative(root, file)}:${line}: cannot find package '${name}'`,
    hint: `add it to the part's package.json: pnpm add ${name}`,
  }
}
