import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { isDynamic, isOf, precedence } from '@bridge/shared/route-path'
import { DamagedError } from '../errors.ts'
import { isSpelled, longestName, speaksForTheSite, unservable } from '../paths/paths.ts'
import { routesOf } from '../paths/routes-of.ts'
import type { ComposedPage, Composition } from './composition.ts'

/** A refusal that depends only on the shell, the version and the composition's bytes: a retry can never succeed. */
export class StrayPagesError extends DamagedError {
  readonly part: string

  constructor(part: string, what: string) {
    super(`the pages of ${part} are refused: ${what}`, {
      hint: `roll ${part} back, or deploy it again: pnpm release rollback ${part} --why TEXT`,
    })
    this.part = part
  }
}

/**
 * Throws unless a composition contains only pages of its own part, according to the shell's route table. The tool never
 * composes any others, but the holder of one part's key with write access to the store could.
 */
export function checkOwnPages(
  shell: ShellArtifact,
  { name, version }: Pick<RemoteArtifact, 'name' | 'version'>,
  { part, version: composed, pages, live }: Composition,
): void {
  const refuse = (what: string) => new StrayPagesError(name, what)
  if (part !== name || composed !== version) throw refuse(`they were composed for ${part}@${composed}`)
  const stray = live.versions.find((pin) => pin.part !== name)
  if (stray) throw refuse(`they pin ${stray.part}`)
  const isOwn = ownPages(shell, name)
  const seen = new Set<string>()
  for (const page of pages) {
    const { path, files = {} } = page
    const forAll = path === '/' && Object.keys(files).find(speaksForTheSite)
    if (forAll) throw refuse(`/${forAll} speaks for the whole site`)
    const long = Object.keys(files).find((name) => name.length > longestName)
    if (long) throw refuse(`${path} has a file whose name has more than ${longestName} characters`)
    if (!isOwn(page)) throw refuse(`${path} is not an address of ${name}`)
    if (seen.has(`${page.status}${path}`)) throw refuse(`${path} appears twice`)
    seen.add(`${page.status}${path}`)
  }
}

/**
 * Whether a page has an address of this part. Addresses spelt differently, or with an encoded slash, could be those of
 * other parts' pages. Must be fast: every page is looked up while visitors wait, and a part may have tens of thousands.
 */
function ownPages(shell: ShellArtifact, part: string): (page: ComposedPage) => boolean {
  const own = routesOf(shell, part).map(({ path }) => path)
  const fixed = new Set(own.filter((path) => !isDynamic(path)))
  const dynamic = own.filter(isDynamic).map((path) => ({ path, isTaken: takenBefore(path, part, shell) }))
  return ({ path, status }) => {
    if (status === 404) return dynamic.some((route) => route.path === path)
    if (fixed.has(path)) return true
    const isThere = dynamic.some((route) => isOf(route.path, path) && !route.isTaken(path))
    return isThere && isSpelled(path) && unservable(path) === undefined
  }
}

/** Whether a route of another part comes before this one for a path. */
function takenBefore(
  pattern: string,
  part: string,
  { routes }: Pick<ShellArtifact, 'routes'>,
): (path: string) => boolean {
  const rank = precedence(pattern)
  const before = routes.filter((other) => other.part !== part && precedence(other.path) < rank)
  const paths = before.map(({ path }) => path)
  const fixed = new Set(paths.filter((path) => !isDynamic(path)))
  const dynamic = paths.filter(isDynamic)
  return (path) => fixed.has(path) || dynamic.some((other) => isOf(other, path))
}
