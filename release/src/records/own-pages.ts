import type { ShellArtifact } from '@bridge/shared/artifact'
import type { Route } from '@bridge/shared/contract'
import { isDynamic, isOf, precedence } from '@bridge/shared/route-path'
import { Artifacts } from '../artifacts/artifact-reader.ts'
import { DamagedError } from '../errors.ts'
import { isSpelled, speaksForTheSite, unservable } from '../paths/paths.ts'
import { routesOf } from '../paths/routes-of.ts'
import type { Store } from '../store/store.ts'
import type { ComposedPage, Composition } from './composition.ts'
import type { PartState } from './releases.ts'

/** It depends on nothing but the shell, the version and the bytes of the composition, and so cannot pass later. */
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
 * Throws unless compositions hold only pages of their own part, according to the shell's route table. The tool never
 * composes others, but the holder of one part's key with write access to the store could.
 */
export async function checkOwnPages(
  store: Store,
  parts: Readonly<Record<string, Pick<PartState, 'version'>>>,
  compositions: ReadonlyMap<string, Composition>,
): Promise<void> {
  const version = parts['shell']?.version
  if (!version || compositions.size === 0) return
  const shell = await new Artifacts(store).shell(version)
  for (const [name, { part, version: composed, pages, live }] of compositions) {
    const refuse = (what: string) => new StrayPagesError(name, what)
    if (part !== name || composed !== parts[name]?.version)
      throw refuse(`they were composed for ${part}@${composed}`)
    const stray = live.versions.find((pin) => pin.part !== name)
    if (stray) throw refuse(`they pin ${stray.part}`)
    const own = routesOf(shell, name)
    for (const page of pages) {
      const { path, files = {} } = page
      const forAll = path === '/' && Object.keys(files).find(speaksForTheSite)
      if (forAll) throw refuse(`/${forAll} speaks for the whole site`)
      if (!own.some((route) => isPageOf(route, page, shell)))
        throw refuse(`${path} is not an address of ${name}`)
    }
  }
}

/** Addresses in another spelling, or with an encoded slash, could be those of other parts' pages. */
function isPageOf(route: Route, { path, status }: ComposedPage, { routes }: ShellArtifact): boolean {
  if (!isDynamic(route.path)) return route.path === path && status === 200
  if (status === 404) return route.path === path
  return (
    isOf(route.path, path) &&
    isSpelled(path) &&
    unservable(path) === undefined &&
    !routes.some(
      (other) =>
        other.part !== route.part &&
        precedence(other.path) < precedence(route.path) &&
        isOf(other.path, path),
    )
  )
}
