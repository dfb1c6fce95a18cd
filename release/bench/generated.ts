import type { Route } from '@bridge/shared/contract'
import { deploy } from '../src/releasing/deploy.ts'
import { FileStore } from '../src/store/file-store.ts'
import type { Store } from '../src/store/store.ts'
import { newFolder } from '../testing/folder.ts'
import { makeRemote, makeShell, publishMade } from '../testing/parts.ts'
import { requestIn } from '../testing/site.ts'

export interface Size {
  readonly remotes: number
  readonly pages: number
}

export interface Generated extends Size {
  readonly store: FileStore
  readonly root: string
  /** How long the first release took, in ms. */
  readonly firstRelease: number
}

export const partName = (index: number) => `mf-part${index}`

const remote = (index: number, { pages }: Size, text: string) => {
  const bodies = Array.from({ length: pages }, (_, page) => [
    `page${page}`,
    JSON.stringify(`${text} ${page}`),
  ])
  return makeRemote({ name: partName(index), pages: Object.fromEntries(bodies) })
}

function routesOf({ remotes, pages }: Size): Route[] {
  return Array.from({ length: remotes * pages }, (_, index) => {
    const [part, page] = [Math.floor(index / pages), index % pages]
    const path = index === 0 ? '/' : `/section-${part}/page-${page}`
    return { path, part: partName(part), page: `page${page}` }
  })
}

/** A new version of a remote. */
export const publishNext = (store: Store, size: Size, text: string): Promise<string> =>
  publishMade(store, remote(1, size, text), partName(1))

/** A store whose first release has all remotes. */
export async function generate(size: Size): Promise<Generated> {
  const root = await newFolder()
  const store = new FileStore(root)
  await publishMade(store, makeShell({ routes: routesOf(size) }), 'shell')
  const names = Array.from({ length: size.remotes }, (_, index) => partName(index))
  for (const [index, name] of names.entries()) await publishMade(store, remote(index, size, 'one'), name)
  const start = performance.now()
  await deploy({ ...requestIn(store, 'first'), targets: ['shell', ...names] })
  return { ...size, store, root, firstRelease: performance.now() - start }
}
