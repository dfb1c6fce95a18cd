import { isOf, precedence } from '@bridge/shared/route-path'
import { Artifacts } from '../artifacts/artifact-reader.ts'
import { DamagedError } from '../errors.ts'
import type { Composition } from '../records/composition.ts'
import type { PartState } from '../records/releases.ts'
import { speaksForTheSite } from '../routes/paths.ts'
import { routesOf } from '../routes/routes-of.ts'
import type { Store } from '../store/store.ts'

/**
 * Throws unless compositions hold pages of their own part only, by the shell's route table. The tool never composes
 * others, but a holder of one part's key with write access to the store could.
 */
export async function checkOwnPages(
  store: Store,
  parts: Readonly<Record<string, PartState>>,
  compositions: ReadonlyMap<string, Composition>,
): Promise<void> {
  const version = parts['shell']?.version
  if (!version || compositions.size === 0) return
  const shell = await new Artifacts(store).shell(version)
  for (const [name, { part, version: composed, pages, live }] of compositions) {
    const refuse = (what: string) =>
      new DamagedError(`the pages of ${name} are refused: ${what}`, {
        hint: `roll ${name} back, or deploy it again: pnpm release rollback ${name} --why TEXT`,
      })
    if (part !== name || composed !== parts[name]?.version)
      throw refuse(`they were composed for ${part}@${composed}`)
    const stray = live.versions.find((pin) => pin.part !== name)
    if (stray) throw refuse(`they pin ${stray.part}`)
    const own = routesOf(shell, name)
    for (const { path, files = {} } of pages) {
      const forAll = path === '/' && Object.keys(files).find(speaksForTheSite)
      if (forAll) throw refuse(`/${forAll} speaks for the whole site`)
      const route = own.find((one) => isOf(one.path, path) || one.path === path)
      const isTaken =
        route?.path.includes(':') &&
        route.path !== path &&
        shell.routes.some(
          (other) =>
            other.part !== name && precedence(other.path) < precedence(route.path) && isOf(other.path, path),
        )
      if (!route || isTaken) throw refuse(`${path} is not an address of ${name}`)
    }
  }
}
