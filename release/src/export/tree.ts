import { link, lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseError } from '../errors.ts'
import { folderOf } from '../routes/paths.ts'
import { Bodies, type Body, requireBody } from '../serve/body.ts'
import type { LiveSite } from '../serve/live-site.ts'
import { endings } from '../store/compressed.ts'
import type { Store } from '../store/store.ts'
import { abandoned, aside, unfinished } from '../store/unfinished.ts'
import { exists, putFile } from './whole-file.ts'

/** How many trees stay, so that a `current` link can be set back by hand. */
const kept = 3

/** In ms: a tree that is younger may be one that another export is about to switch to. */
const settled = 60_000

/** What is named otherwise is somebody else's, and stays. */
const ours = {
  tree: /^\d+-\d+-[0-9a-f]{16}$/,
  page: /^[0-9a-f]{32}\.(html|json|xml|txt)(\.br|\.gz)?$/,
  unfinished: /^\d+-[0-9a-f]{16}$/,
}

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

/** The one step that visitors see: rename(2) replaces the link at once. False when the tree has gone meanwhile. */
export async function switchTo(root: string, tree: string): Promise<boolean> {
  if (!(await exists(path.join(root, 'trees', tree)))) return false
  const current = await aside(root)
  await symlink(path.join('trees', tree), current)
  await rename(current, path.join(root, 'current'))
  return true
}

/** Removes all but the last trees, the files that only removed ones have used, and what killed exports have left. */
export async function pruneTrees(root: string): Promise<void> {
  const now = Date.now()
  const live = () => readlink(path.join(root, 'current')).then((link) => path.basename(link))
  const current = await live()
  const others = (await byAge(root, 'trees', ours.tree)).filter(({ name }) => name !== current)
  for (const { name, changed } of others.slice(kept - 1))
    if (changed < now - settled && name !== (await live())) await removeTree(root, name)
  for (const { name, links, changed } of await byAge(root, 'pages', ours.page))
    if (links === 1 && changed < now - abandoned) await rm(path.join(root, 'pages', name), { force: true })
  for (const { name, changed } of await byAge(root, unfinished, ours.unfinished))
    if (changed < now - abandoned)
      await rm(path.join(root, unfinished, name), { recursive: true, force: true })
}

/** A tree is there or not: nobody may take one for live, or for young, that is being removed. */
async function removeTree(root: string, name: string): Promise<void> {
  const gone = await aside(root)
  await rename(path.join(root, 'trees', name), gone).catch(() => {}) // another export may have removed it
  await rm(gone, { recursive: true, force: true })
}

/** What of ours is in a folder, the youngest first. Not by modification time: that one stands for a file's content. */
async function byAge(root: string, folder: string, names: RegExp) {
  const there = (await readdir(path.join(root, folder))).filter((name) => names.test(name))
  const files = await Promise.all(
    there.map(async (name) => {
      const found = await lstat(path.join(root, folder, name)).catch(() => undefined)
      return found ? [{ name, changed: found.ctimeMs, links: found.nlink }] : []
    }),
  )
  return files.flat().sort((a, b) => b.changed - a.changed)
}

/** Hard links need no copy, and nginx need not follow them. */
async function put(root: string, tree: string, file: string, body: Body): Promise<void> {
  for (const [encoding, content] of await requireBody(file, body)) {
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
  const folder = folderOf(pattern)
  if (folder !== undefined) return `missing${decodeURIComponent(folder)}/index.html`
  throw new ReleaseError(
    `the route ${pattern} cannot be exported: nginx.conf knows only those that end with one name`,
    { hint: 'deploy a shell without it, or serve this site with pnpm release serve' },
  )
}

function checkAddress(address: string): string {
  if (/^(\/[^/\0]+)+$/.test(address) && !/\/\.\.?(\/|$)/.test(address)) return address
  throw new ReleaseError(`the address ${address} cannot be exported: it is no file's name`)
}
