import { availableParallelism } from 'node:os'
import type { RemoteArtifact, RenderedLayout, ShellArtifact } from '@bridge/shared/artifact'
import type { Route, Site } from '@bridge/shared/contract'
import { partAddress } from '@bridge/shared/pin'
import { mapConcurrently } from '../concurrency.ts'
import { isLoss, ReleaseError } from '../errors.ts'
import { routesOf } from '../paths/routes-of.ts'
import { complain } from '../print.ts'
import type { Store } from '../store/store.ts'
import { type Failure, type Limits, runChild } from './child.ts'
import { longestVersion, renderLimit } from './limits.ts'
import { OwedPages } from './owed-pages.ts'
import { foreign, type SentPage } from './protocol.ts'
import { hasWalls } from './sandbox.ts'
import { type Unpacked, unpack } from './unpack.ts'

/** Lets one process start while another renders; more processes would only take more memory. */
const atOnce = Math.min(2, availableParallelism())

const withoutWalls =
  "bubblewrap is missing or cannot run here: the parts' server code could do anything that you can (docs/security.md)"

export interface Patience {
  /** Per page, in ms. */
  readonly page?: number | undefined
  readonly isUrgent?: boolean
}

/** A page rendered by its part and the shell: `html` is the whole content of the document's root. */
export interface RenderedPage extends Omit<SentPage, 'index'> {
  readonly route: Route
  /** The concrete path, or the pattern of a dynamic route for its 404 page. */
  readonly path: string
}

/** What versions are rendered against. */
export interface Ground {
  readonly shell: ShellArtifact
  readonly site: Site
}

export interface Version {
  readonly part: RemoteArtifact
  readonly pages: readonly RenderedPage[]
}

/** The unchecked outcome for all versions; pages are not in their layouts yet. */
export interface Rendered {
  readonly versions: readonly (Version | Failure)[]
  /** By path. */
  readonly layouts: ReadonlyMap<string, RenderedLayout> | Failure
}

/**
 * Renders all pages of these versions, each version in its own child process: they are other teams' code, and
 * what one does to its process must not change another's pages. The shell's layouts come from a process in
 * which no part's code runs, so no part can write outside its page.
 */
export async function render(
  store: Store,
  ground: Ground,
  remotes: readonly RemoteArtifact[],
  { page: limit = renderLimit, isUrgent = false }: Patience = {},
): Promise<Rendered> {
  const limits = { answer: limit, all: limit * longestVersion[isUrgent ? 'urgently' : 'usually'] }
  if (!hasWalls()) complain(`note: ${withoutWalls}`)
  const folder = await unpack(store, ground.shell)
  try {
    const versions = mapConcurrently(atOnce, remotes, (remote) =>
      renderOne(folder, ground, remote, limits, isUrgent),
    )
    const paths = versions.then((all) => [
      ...new Set(all.flatMap((version) => ('pages' in version ? version.pages.map(({ path }) => path) : []))),
    ])
    const layouts = await renderLayouts(folder, ground.site, paths, limits)
    return { versions: await versions, layouts }
  } finally {
    await folder.remove()
  }
}

/** Renders a version's pages without the layout: `html` and `css` are the page's own. */
async function renderOne(
  folder: Unpacked,
  { shell, site }: Ground,
  remote: RemoteArtifact,
  limits: Limits,
  isUrgent: boolean,
): Promise<Version | Failure> {
  try {
    await folder.add(remote)
  } catch (error) {
    // An outage is not the version's fault, but while a broken shell is live, nothing waits for the outage to end.
    if (isLoss(error)) return { failure: error.message }
    if (isUrgent && error instanceof ReleaseError) return { failure: error.message, fault: 'moment' }
    throw error
  }
  const routes = routesOf(shell, remote.name).filter(({ page }) => Object.hasOwn(remote.pages, page))
  const owed = new OwedPages(routes, shell.routes)
  const pages: RenderedPage[] = []
  const job = {
    site,
    assets: partAddress(remote.name, remote.version),
    pages: routes.map((route) => ({
      route,
      module: folder.file(remote, (remote.pages[route.page] as { server: string }).server),
    })),
  }
  let held = 0
  const ended = await runChild(folder, job, limits, (answer) => {
    if (!('page' in answer)) return foreign
    const { index: _, ...page } = answer.page
    held += heldOf(page)
    if (held > mostHeld)
      return `exceeds the version's limit of ${mostHeld / 2 ** 20} MB for heads and files, which servers hold in memory`
    const placed = owed.place(answer.page)
    if ('problem' in placed) return placed.problem
    pages.push({ ...page, ...placed })
  })
  if ('failure' in ended) return ended
  const { missing } = owed
  return missing
    ? { failure: `page '${missing.page}' at ${missing.path} was not rendered` }
    : { part: remote, pages }
}

/** The limit for the heads and files of all pages of a version, in characters: servers keep them in memory. */
const mostHeld = 4 * 2 ** 20

const heldOf = ({ params, head, files }: Pick<SentPage, 'params' | 'head' | 'files'>): number =>
  JSON.stringify([params, head, files]).length + 100

async function renderLayouts(
  folder: Unpacked,
  site: Site,
  paths: Promise<readonly string[]>,
  limits: Limits,
): Promise<Rendered['layouts']> {
  const layouts: RenderedLayout[] = []
  const job = paths.then((known) => ({ layouts: known, site }))
  const different: RenderedLayout[] = []
  const ended = await runChild(folder, job, limits, (answer) => {
    if ('layout' in answer) different.push(answer.layout)
    else if (!('again' in answer)) return foreign
    const layout = 'again' in answer ? different[answer.again] : answer.layout
    if (!layout) return foreign
    layouts.push(layout)
  })
  if ('failure' in ended) return ended
  const known = await paths
  if (layouts.length !== known.length)
    return { failure: "the shell's renderer must return one layout per path" }
  return new Map(known.map((path, index) => [path, layouts[index] as RenderedLayout]))
}
