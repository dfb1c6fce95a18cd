import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { matchRoute } from '../route-path.ts'
import { inWorkspace } from './dependencies.ts'
import type { OwnRepository } from './own-repository.ts'
import { remoteFiles } from './remote-files.ts'
import { withElement } from './with-element.ts'

const partName = /^(?=.{1,61}$)mf(-[a-z0-9]+)+$/
const address = /^(?!.*[^/]{101})(\/[a-z0-9]+(-[a-z0-9]+)*)+$/
/** Addresses that servers use themselves. */
const reserved = /^\/(live|shell|mf-[^/]*)(\/|$)|^\/forms\/contact$/

export interface NewRemote {
  /** The file with its page. */
  readonly page: string
  /** Its line in the shell's route table, added or still to be added. */
  readonly route: string
  readonly isRouted: boolean
}

/**
 * Creates a remote with one page, and its route if the workspace has a shell. All or nothing.
 * @param repository the team's own, which depends on the kit; missing scaffolding around its remotes is added
 */
export async function newRemote(
  workspace: string,
  name: string,
  at: string,
  repository?: OwnRepository,
): Promise<NewRemote> {
  if (!partName.test(name))
    throw new Error(
      `'${name}' must be mf- followed by lowercase letters, digits and single hyphens, at most 61 characters in all, such as mf-partners`,
    )
  if (!address.test(at))
    throw new Error(
      `'${at}' must be a path of lowercase letters, digits and single hyphens, at most 100 between slashes, such as /partners; for paths with params see docs/remote-contract.md`,
    )
  if (reserved.test(at)) throw new Error(`'${at}' must be free, but the servers use it themselves`)
  if (!repository && !existsSync(path.join(workspace, 'pnpm-workspace.yaml')))
    throw new Error(`${workspace} must be the workspace root, with a pnpm-workspace.yaml`)
  const folder = path.join(workspace, name)
  if (existsSync(folder))
    throw new Error(
      `${name} must be new, but a folder of that name exists: delete it if an earlier attempt was interrupted`,
    )

  const page = at.slice(at.lastIndexOf('/') + 1)
  const route = `{ path: '${at}', part: '${name}', page: '${page}' },`
  const table = path.join(workspace, 'shell/src/routes.ts')
  const routesThen = existsSync(table) ? await tableWith(table, route, at) : undefined

  let isInPlace = false
  const unfinished = await mkdtemp(path.join(workspace, `.${name}-`))
  try {
    for (const [file, text] of remoteFiles(name, page, repository?.versions ?? inWorkspace)) {
      await mkdir(path.dirname(path.join(unfinished, file)), { recursive: true })
      await writeFile(path.join(unfinished, file), text)
    }
    await rename(unfinished, folder)
    isInPlace = true
    await repository?.complete()
    if (routesThen) await replace(table, routesThen)
  } catch (error) {
    // If the rename failed, another remote of this name was created first: its folder stays.
    await rm(isInPlace ? folder : unfinished, { recursive: true, force: true })
    throw error
  }
  return { page: `${name}/src/pages/${page}.tsx`, route, isRouted: routesThen !== undefined }
}

/** Never leaves half a file, even on a full disk. */
async function replace(file: string, text: string): Promise<void> {
  const whole = `${file}.unfinished`
  try {
    await writeFile(whole, text)
    await rename(whole, file)
  } finally {
    await rm(whole, { force: true })
  }
}

/** The route table's source with one more route at its end. */
async function tableWith(table: string, route: string, at: string): Promise<string> {
  const { routes, elsewhere = [] } = await import(pathToFileURL(table).href)
  if (elsewhere.includes(at))
    throw new Error(`${at} must be free, but the shell lists it as served elsewhere`)
  const shown = matchRoute(routes, at)?.route
  if (shown) throw new Error(`${at} must be new, but ${shown.part} shows its page '${shown.page}' there`)
  const added = withElement(await readFile(table, 'utf8'), 'routes', route)
  if (added === undefined)
    throw new Error("shell/src/routes.ts must have a list: 'export const routes = [ … ]'")
  return added
}
