import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Site } from '@bridge/shared/contract'
import { partAddress } from '@bridge/shared/pin'
import { isDynamic, isOf } from '@bridge/shared/route-path'
import { ownEndpoint } from '../contact-form/own-endpoint.ts'
import { fileAddress, type OutwardLink } from '../records/composition.ts'
import type { RenderedPage } from '../render/render.ts'
import { shown } from '../shape.ts'

/** The addresses that a page links to, as written, and the ids that links can target in it. */
export class PageLinks {
  readonly ids = new Set<string>()
  readonly addresses = new Set<string>()

  get size(): number {
    return this.ids.size + this.addresses.size
  }

  /** Adds those of one parsed element. */
  add(attributes: readonly { readonly name: string; readonly value: string }[]): void {
    for (const { name, value } of attributes)
      if (name === 'id') this.ids.add(value)
      else if (name === 'href' || name === 'src' || name === 'action') this.addresses.add(value)
      else if (name === 'srcset') for (const address of addressesIn(value)) this.addresses.add(address)
  }
}

/** 'a.png 1x, b.png 2x': an address has no whitespace but may have commas; a descriptor has no commas. */
function addressesIn(srcset: string): string[] {
  const found: string[] = []
  let isAddress = true
  for (const word of srcset.trim().split(/\s+/)) {
    const address = isAddress ? word : word.slice(word.indexOf(',') + 1)
    const hasNext = isAddress || word.includes(',')
    if (hasNext && address) found.push(address.endsWith(',') ? address.slice(0, -1) : address)
    isAddress = word.endsWith(',')
  }
  return found
}

interface LinkedPage extends Pick<RenderedPage, 'path' | 'files' | 'head'> {
  readonly links: PageLinks
}

interface Ground {
  readonly shell: ShellArtifact
  readonly site: Site
  readonly remote: RemoteArtifact
  readonly layoutIds: ReadonlySet<string>
}

/** Maximum number of dead links recorded per version. */
export const mostTold = 10

/** Maximum number of outward links checked per version. */
const mostOutward = 500

/** The links of a version's pages. */
export interface Links {
  /**
   * Dead links, one sentence each: links within the site that lead to neither a route of the shell, nor an address or
   * anchor of the part's own pages, nor a file of the part. A visitor who follows one is sent to the home page without
   * explanation.
   */
  readonly dead: readonly string[]
  /** Links to other parts' pages and anchors. Which versions of those will be live is not known here. */
  readonly outward: readonly OutwardLink[]
}

/** Stops once `isLate()`, leaving the links incomplete, because pages may have millions. */
export function linksOf(pages: readonly LinkedPage[], ground: Ground, isLate = () => false): Links {
  const own = new Map(pages.map((page) => [page.path, page]))
  const files = new Set(
    pages.flatMap(({ path, files = {} }) => Object.keys(files).map((name) => fileAddress(path, name))),
  )
  const others = ground.shell.routes.filter(({ part }) => part !== ground.remote.name).map(({ path }) => path)
  const dead: string[] = []
  const outward = new Map<string, OutwardLink>()
  for (const page of pages)
    for (const address of [...page.links.addresses, page.head?.image ?? []].flat()) {
      const found = look(address, page, own, files, others, ground)
      if (typeof found === 'string') dead.push(`${page.path} links to ${shown(address)}, ${found}`)
      else if (found && outward.size < mostOutward) outward.set(`${found.path}#${found.anchor ?? ''}`, found)
      if (dead.length >= mostTold || isLate()) break
    }
  return { dead: dead.slice(0, mostTold), outward: [...outward.values()] }
}

/** Why a link is dead, or its target on another part's page. */
function look(
  written: string,
  page: LinkedPage,
  own: ReadonlyMap<string, LinkedPage>,
  files: ReadonlySet<string>,
  others: readonly string[],
  { shell, site, remote, layoutIds }: Ground,
): string | OutwardLink | undefined {
  const here = site.origin + (isDynamic(page.path) ? '/' : page.path)
  if (!URL.canParse(written, here)) return 'which is not a valid address'
  const url = new URL(written, here)
  if (url.origin !== site.origin) return
  const pathname = spelledAsOurs(url.pathname)
  const target = written.startsWith('#') ? page : own.get(pathname)
  if (target?.head || target === page)
    return hasAnchor(target, url.hash, layoutIds) ? undefined : 'an anchor that does not exist'
  for (const part of [remote, shell]) {
    const folder = partAddress(part.name, part.version)
    if (pathname.startsWith(folder))
      return Object.hasOwn(part.files, `client/${decoded(pathname.slice(folder.length))}`)
        ? undefined
        : `a file that ${part.name} does not have`
  }
  if (
    shell.elsewhere?.includes(pathname) ||
    files.has(pathname) ||
    servers.test(pathname) ||
    pathname === ownEndpoint
  )
    return
  if (!shell.elsewhere) return // an older shell, which does not name addresses served elsewhere
  const shown = folderOfTextFile(pathname) ?? pathname
  if (!others.some((other) => isOf(other, shown))) return 'which is not a page'
  const anchor = anchorOf(url.hash)
  return shown === pathname ? { from: page.path, path: pathname, ...(anchor && { anchor }) } : undefined
}

/** The canonical encoding. Servers accept any encoding of an address, and redirect from a trailing slash. */
const spelledAsOurs = (pathname: string): string =>
  pathname
    .split('/')
    .map(decoded)
    .map(encodeURIComponent)
    .join('/')
    .replace(/(.)\/$/, '$1')

const hasAnchor = ({ links }: LinkedPage, hash: string, layoutIds: ReadonlySet<string>): boolean => {
  const id = anchorOf(hash)
  return id === undefined || links.ids.has(id) || layoutIds.has(id)
}

/** The id that a hash refers to. */
function anchorOf(hash: string): string | undefined {
  const id = decoded(hash.slice(1)).split(':~:', 1)[0] as string
  return id === '' || id === 'top' ? undefined : id
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Files that servers generate from a release, and files of other versions, which are not checked here. */
const servers = /^\/(sitemap\.xml|robots\.txt|release\.json|live\/[\w-]+\.json|mf-[a-z0-9-]+\/[^/]+\/.+)$/

/** The folder, such as '/blog' for '/blog/feed.xml'. */
const folderOfTextFile = (pathname: string): string | undefined => {
  const [, folder] = pathname.match(/^(.*)\/[\w-]+\.(?:xml|txt|json)$/) ?? []
  return folder === '' ? '/' : folder
}
