import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Site } from '@bridge/shared/contract'
import { partAddress } from '@bridge/shared/pin'
import { ownEndpoint } from '../forms/own-endpoint.ts'
import { fileAddress, type OutwardLink } from '../records/composition.ts'
import type { RenderedPage } from '../render/render.ts'
import { isDynamic, matcher } from '../routes/paths.ts'
import { shown } from '../shape.ts'

/** What a page leads to, as it is written, and what it can be led to itself. */
export class PageLinks {
  readonly ids = new Set<string>()
  readonly addresses = new Set<string>()

  /** Of an element that the parser has found. */
  add(attributes: readonly { readonly name: string; readonly value: string }[]): void {
    for (const { name, value } of attributes)
      if (name === 'id') this.ids.add(value)
      else if (name === 'href' || name === 'src' || name === 'action') this.addresses.add(value)
      else if (name === 'srcset') for (const address of addressesIn(value)) this.addresses.add(address)
  }
}

/** 'a.png 1x, b.png 2x': an address has no blanks, but may have commas; what follows it has none. */
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
  /** The ids of the layout. */
  readonly layoutIds: ReadonlySet<string>
}

/** In a note. */
export const mostTold = 10

/** Of a version: more are looked at by nobody. */
const mostOutward = 500

/** What a version's pages lead to. */
export interface Links {
  /**
   * Links that lead nowhere: to no page of the route table, no address or anchor of the part's own pages, no file of the
   * part. A visitor who follows one comes home without a word.
   */
  readonly dead: readonly string[]
  /** Links to other parts' pages, or to anchors there: what is live with this version is not known here. */
  readonly outward: readonly OutwardLink[]
}

export function linksOf(pages: readonly LinkedPage[], ground: Ground): Links {
  const own = new Map(pages.map((page) => [page.path, page]))
  const files = new Set(
    pages.flatMap(({ path, files = {} }) => Object.keys(files).map((name) => fileAddress(path, name))),
  )
  const others = ground.shell.routes
    .filter(({ part }) => part !== ground.remote.name)
    .map(({ path }) => matcher(path))
  const dead: string[] = []
  const outward = new Map<string, OutwardLink>()
  for (const page of pages)
    for (const address of [...page.links.addresses, page.head?.image ?? []].flat()) {
      const found = look(address, page, own, files, others, ground)
      if (typeof found === 'string') dead.push(`${page.path} leads to ${shown(address)}, ${found}`)
      else if (found && outward.size < mostOutward) outward.set(`${found.path}#${found.anchor ?? ''}`, found)
      if (dead.length === mostTold) break
    }
  return { dead: dead.slice(0, mostTold), outward: [...outward.values()] }
}

/** Why a link is dead, or where it leads to that is another part's. */
function look(
  written: string,
  page: LinkedPage,
  own: ReadonlyMap<string, LinkedPage>,
  files: ReadonlySet<string>,
  others: readonly RegExp[],
  { shell, site, remote, layoutIds }: Ground,
): string | OutwardLink | undefined {
  const here = site.origin + (isDynamic(page.path) ? '/' : page.path)
  if (!URL.canParse(written, here)) return 'which is no address'
  const url = new URL(written, here)
  if (url.origin !== site.origin) return
  const pathname = spelledAsOurs(url.pathname)
  const target = written.startsWith('#') ? page : own.get(pathname)
  if (target?.head || target === page)
    return hasAnchor(target, url.hash, layoutIds) ? undefined : 'an anchor that is not there'
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
  if (!shell.elsewhere) return // an older shell, which was never asked for what it does not serve
  const shown = folderOfTextFile(pathname) ?? pathname
  if (!others.some((other) => other.test(shown))) return 'which is no page'
  const anchor = anchorOf(url.hash)
  return shown === pathname ? { from: page.path, path: pathname, ...(anchor && { anchor }) } : undefined
}

/** Servers answer to every spelling of an address, and lead on from one with a slash at its end. */
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

/** What is looked for by its id. */
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

/** What servers make of a release, and files of versions that are not looked at here. */
const servers = /^\/(sitemap\.xml|robots\.txt|release\.json|live\/[\w-]+\.json|mf-[a-z0-9-]+\/[^/]+\/.+)$/

/** '/blog' of '/blog/feed.xml'. */
const folderOfTextFile = (pathname: string): string | undefined => {
  const [, folder] = pathname.match(/^(.*)\/[\w-]+\.(?:xml|txt|json)$/) ?? []
  return folder === '' ? '/' : folder
}
