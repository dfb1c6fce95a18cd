import { link, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseError } from '../errors.ts'
import { Bodies, type Body, endings } from '../serve/body.ts'
import type { LiveSite } from '../serve/live-site.ts'
import type { Store } from '../store/store.ts'
import { aside, putFile, unfinished } from './whole-file.ts'

/** How many trees stay, so that a `current` link can be set back by hand. */
const kept = 3

/** What nobody has touched for this long, no running export needs, in ms. */
const abandoned = 24 * 60 * 60 * 1000

/**
 * Writes all addresses of a release but the parts' files into a new folder under trees/, as links to files that are
 * named by their content. docs/store.md draws the tree.
 */
export async function writeTree(store: Store, site: LiveSite, root: string): Promise<string> {
  const bodies = new Bodies(store, 0)
  const tree = await aside(root)
  for (const [address, page] of site.pages) await put(root, tree, pageFile(address), bodies.page(page))
  for (const { path: pattern, page } of site.missing)
    await put(root, tree, missingFile(pattern), bodies.page(page))
  for (const [address, text] of site.texts) await put(root, tree, `files${checkAddress(address)}`, text)
  const name = `${site.release.number}-${path.basename(tree)}`
  await mkdir(path.join(root, 'trees'), { recursive: true })
  await rename(tree, path.join(root, 'trees', name))
  return name
}

/** The one step that visitors see: rename(2) replaces the link at once. */
export async function switchTo(root: string, tree: string): Promise<void> {
  const current = await aside(root)
  await symlink(path.join('trees', tree), current)
  await rename(current, path.join(root, 'current'))
}

/** Removes all but the last trees, the files that only removed ones have used, and what killed exports have left. */
export async function pruneTrees(root: string): Promise<void> {
  const current = path.basename(await readlink(path.join(root, 'current')))
  const trees = await byAge(path.join(root, 'trees'))
  for (const { name } of trees.filter((tree) => tree.name !== current).slice(kept - 1))
    await remove(root, 'trees', name)
  const stale = ({ changed }: { changed: number }) => changed < Date.now() - abandoned
  for (const file of await byAge(path.join(root, 'pages')))
    if (file.links === 1 && stale(file)) await remove(root, 'pages', file.name)
  for (const file of await byAge(path.join(root, unfinished)))
    if (stale(file)) await remove(root, unfinished, file.name)
}

const remove = (...names: readonly string[]) => rm(path.join(...names), { recursive: true, force: true })

/** What is in a folder, the youngest first. Not by modification time: that one stands for a file's content. */
async function byAge(folder: string) {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const found = await stat(path.join(folder, name)).catch(() => undefined) // another export may have removed it
      return found ? [{ name, changed: found.ctimeMs, links: found.nlink }] : []
    }),
  )
  return files.flat().sort((a, b) => b.changed - a.changed)
}

/** Hard links need no copy, and nginx need not follow them. */
async function put(root: string, tree: string, file: string, body: Body): Promise<void> {
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const content = await body.read(encoding)
    if (!content && encoding === 'identity')
      throw new ReleaseError(`${file} is not in the store`, { hint: "run 'pnpm release verify'" })
    if (!content) continue
    const named = path.join('pages', body.tag + path.extname(file) + endings[encoding])
    const target = path.join(tree, file + endings[encoding])
    await putFile(root, named, content)
    await mkdir(path.dirname(target), { recursive: true })
    await link(path.join(root, named), target)
  }
}

const pageFile = (address: string): string =>
  address === '/' ? 'home.html' : `pages${checkAddress(address)}.html`

/** '/blog/:slug' is looked up by the folder of the address that names nothing. */
function missingFile(pattern: string): string {
  const [, folder] = pattern.match(/^((?:\/[^/:]+)*)\/:\w+$/) ?? []
  if (folder !== undefined) return `missing${decodeURIComponent(folder)}/index.html`
  throw new ReleaseError(
    `the route ${pattern} cannot be exported: nginx.conf knows only those that end with one name`,
    {
      hint: "serve this site with 'pnpm release serve'",
    },
  )
}

function checkAddress(address: string): string {
  if (/^(\/[^/\0]+)+$/.test(address) && !/\/\.\.?(\/|$)/.test(address)) return address
  throw new ReleaseError(`the address ${address} cannot be exported: it is no file's name`)
}
