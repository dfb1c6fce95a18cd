import { lstat, readdir, readlink, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { abandoned, aside, unfinished, unfinishedName } from '../store/unfinished.ts'
import { numberOf, sides } from './tree.ts'

/** Of how many releases trees are kept, so that `current` can be pointed at an earlier one by hand. */
const releasesKept = 3

/** How many trees of each: one for each side of a share. */
const treesKept = 2

/** Age in ms below which another export may be about to switch to a tree. */
const settled = 60_000

/** Names that exports create. Anything else is foreign and stays. */
const ours = {
  tree: /^\d+-\d+-[0-9a-f]{16}$/,
  page: /^[0-9a-f]{32}\.(html|json|xml|txt)(\.br|\.gz)?$/,
  unfinished: unfinishedName,
}

/**
 * Removes all but the newest trees of the last releases, files that only removed trees used, and leftovers of killed
 * exports.
 */
export async function pruneTrees(root: string): Promise<void> {
  const now = Date.now()
  const live = async () => {
    const links = ['current', ...(await sides(root))].map((name) => readlink(path.join(root, name)))
    return new Set((await Promise.all(links)).map((link) => path.basename(link)))
  }
  const trees = await byAge(root, 'trees', ours.tree)
  const spared = new Set([...(await live()), ...newestOfEach(trees)])
  for (const { name, changed } of trees)
    if (!spared.has(name) && changed < now - settled && !(await live()).has(name))
      await removeTree(root, name)
  for (const { name, links, changed } of await byAge(root, 'pages', ours.page))
    if (links === 1 && changed < now - abandoned) await rm(path.join(root, 'pages', name), { force: true })
  for (const { name, changed } of await byAge(root, unfinished, ours.unfinished))
    if (changed < now - abandoned)
      await rm(path.join(root, unfinished, name), { recursive: true, force: true })
}

/** The newest trees of each of the last releases. */
function newestOfEach(trees: readonly { name: string }[]): string[] {
  const kept = new Map<number, string[]>()
  for (const { name } of trees) {
    const number = numberOf(name)
    kept.set(number, [...(kept.get(number) ?? []), name].slice(0, treesKept))
  }
  return [...kept.values()].slice(0, releasesKept).flat()
}

/** Removes a tree atomically: no other export may see a half-removed tree as live or as recent. */
async function removeTree(root: string, name: string): Promise<void> {
  const gone = await aside(root)
  await rename(path.join(root, 'trees', name), gone).catch(() => {}) // another export may have removed it
  await rm(gone, { recursive: true, force: true })
}

/** A folder's exported files, newest first by ctime; mtime is derived from a file's content. */
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
