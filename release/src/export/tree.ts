import { link, lstat, mkdir, readdir, readlink, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { contentHash } from '@bridge/shared/hash'
import { folderOf } from '@bridge/shared/route-path'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { ReleaseError } from '../errors.ts'
import { makeFolder } from '../make-folder.ts'
import type { Release } from '../records/releases.ts'
import { Bodies, type Body, requireBody } from '../serve/body.ts'
import type { LiveSite } from '../serve/live-site.ts'
import { type Encoding, encodings, endings } from '../store/compressed.ts'
import type { Store } from '../store/store.ts'
import { aside } from '../store/unfinished.ts'
import { keepLists } from './from-earlier.ts'
import { isLost, type LostFiles } from './lost-files.ts'
import { exists, makeOwnFolder, putFile, readAsWritten, renewFile } from './whole-file.ts'

const sideName = /^current-[0-9a-f]{16}$/

/** A file's addresses in the tree, each with the part that owns it. */
interface TreeFile {
  readonly body: Body
  readonly type: string
  readonly at: (readonly [file: string, part?: string])[]
}

/** Bounds memory: a planted page may be 64 MB in size. */
const pagesAtOnce = Math.ceil(filesAtOnce / 4)

/**
 * Writes all addresses of a release except the parts' files into a new folder under trees/, as hard links to
 * files named by content hash. docs/store.md shows the tree.
 */
export async function writeTree(
  store: Store,
  site: LiveSite,
  root: string,
  lost: LostFiles,
): Promise<string> {
  const tree = await aside(root)
  await mkdir(tree)
  const live = await readlink(path.join(root, 'current')).catch(() => 'none')
  const isWithdrawn = await withdrawnIn(path.join(root, live), site.release)
  await mapConcurrently(pagesAtOnce, filesOf(store, site), async ({ body, type, at }) => {
    const copies = await lost.unlessLost(at[0]?.[1], () => requireBody(at[0]?.[0] ?? '', body))
    for (const [file, part = ''] of at)
      if (isLost(copies)) {
        const isShown = !isWithdrawn(part) && (await putAsBefore(root, live, tree, file))
        lost.add(part, file, copies, isShown ? 'earlier' : 'nothing')
      } else await put(root, tree, file, `${body.tag}${type}`, copies)
  })
  await keepLists(store, site.release, tree)
  const name = `${site.release.number}-${path.basename(tree)}`
  await makeOwnFolder(root, 'trees')
  await rename(tree, path.join(root, 'trees', name))
  return name
}

/** Each file once, even if several addresses share it. */
function filesOf(store: Store, { pages, missing, texts, owners }: LiveSite): TreeFile[] {
  const bodies = new Bodies(store, 0)
  const files = new Map<string, TreeFile>()
  const add = (file: string, key: string, body: () => Body, part?: string) => {
    const known = files.get(key) ?? { body: body(), type: path.extname(file), at: [] }
    known.at.push([file, ...(part === undefined ? [] : [part])] as [string, string?])
    files.set(key, known)
  }
  for (const [address, page] of pages)
    add(pageFile(address), page, () => bodies.page(page), owners.get(address))
  for (const { path, page, part } of missing) add(missingFile(path), page, () => bodies.page(page), part)
  for (const [address, text] of texts) add(`files${checkAddress(address)}`, address, () => text)
  return [...files.values()]
}

/**
 * Puts a file of the live tree again. This is safe: it is a whole document, and the files that it needs stay in `parts`.
 */
async function putAsBefore(root: string, live: string, tree: string, file: string): Promise<boolean> {
  const copies = new Map<Encoding, Buffer>()
  for (const encoding of encodings) {
    const copy = await readAsWritten(path.join(root, live, file + endings[encoding]))
    if (copy) copies.set(encoding, copy)
  }
  const document = copies.get('identity')
  if (document) await put(root, tree, file, contentHash(document) + path.extname(file), copies)
  return document !== undefined
}

/** Whether a part's version in an earlier tree has been rolled back: its pages must not be shown again. */
async function withdrawnIn(tree: string, { parts }: Release): Promise<(part: string) => boolean> {
  const summary = await readAsWritten(path.join(tree, 'files/release.json'))
  const versions = summary ? versionsIn(summary) : {}
  return (part) => {
    const { takenBack = [] } = parts[part] ?? {}
    const version = versions[part]
    return takenBack.length > 0 && (version === undefined || takenBack.includes(version))
  }
}

const versionsIn = (summary: Buffer): Readonly<Record<string, string>> =>
  JSON.parse(summary.toString('utf8')).parts ?? {}

/** Makes a tree live: rename(2) replaces the link atomically. False if the tree was removed. */
export async function switchTo(root: string, tree: string, side = ''): Promise<boolean> {
  if (!(await exists(path.join(root, 'trees', tree)))) return false
  await linkTo(root, `current${side}`, path.join('trees', tree))
  return true
}

/** The number of the release that a tree shows. */
export const numberOf = (tree: string): number => Number.parseInt(tree, 10)

/** The number of the release that a folder shows; 0 for none. */
export const shownIn = async (root: string): Promise<number> =>
  numberOf(path.basename(await readlink(path.join(root, 'current')).catch(() => '0')))

/** Sends visitors of earlier shares to the tree that all others get: nginx may still distinguish them. */
export async function endSharesBut(root: string, side: string | undefined): Promise<void> {
  for (const name of await sides(root)) if (name !== `current${side}`) await linkTo(root, name, 'current')
}

/** Links to the trees of visitors who are or were in a share. */
export const sides = async (root: string): Promise<string[]> =>
  (await readdir(root)).filter((name) => sideName.test(name))

async function linkTo(root: string, name: string, target: string): Promise<void> {
  const link = await aside(root)
  await symlink(target, link)
  if (await isOwnFolder(path.join(root, name))) await rename(path.join(root, name), await aside(root))
  await rename(link, path.join(root, name))
}

const isOwnFolder = async (file: string): Promise<boolean> =>
  (await lstat(file).catch(() => undefined))?.isDirectory() === true

/** Hard links avoid copies, and symlinks that nginx would have to follow. */
async function put(
  root: string,
  tree: string,
  file: string,
  contentName: string,
  copies: ReadonlyMap<Encoding, Buffer>,
): Promise<void> {
  for (const [encoding, content] of copies) {
    const named = path.join('pages', contentName + endings[encoding])
    const target = path.join(tree, file + endings[encoding])
    await putFile(root, named, content)
    await makeFolder(path.dirname(target))
    const linked = () => link(path.join(root, named), target)
    await linked().catch(async (cause) => {
      if (cause.code !== 'EMLINK') throw cause // a part may have more identical files than a file may have links
      await renewFile(root, named, content)
      await linked()
    })
  }
}

const pageFile = (address: string): string =>
  address === '/' ? 'home.html' : `pages${checkAddress(address)}.html`

/** nginx finds the 404 page of '/blog/:slug' by the folder of the unknown address. */
function missingFile(pattern: string): string {
  const folder = folderOf(pattern)
  if (folder !== undefined) return `missing${folder && checkAddress(decodeURIComponent(folder))}/index.html`
  throw new ReleaseError(
    `the route ${pattern} cannot be exported: nginx needs its one ':name' to be the last segment`,
    { hint: 'deploy a shell without this route, or serve the site with pnpm release serve' },
  )
}

function checkAddress(address: string): string {
  if (/^(\/[^/\0]+)+$/.test(address) && !/\/\.\.?(\/|$)/.test(address)) return address
  throw new ReleaseError(`the address ${address} cannot be exported: it must be a valid file path`)
}
