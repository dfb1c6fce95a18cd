import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Site } from '@bridge/shared/contract'
import { partAddress } from '@bridge/shared/pin'
import { ownEndpoint } from '../collect/own-endpoint.ts'
import { shown } from '../shape.ts'
import { fileAddress } from './composition.ts'
import { isDynamic, matcher } from './paths.ts'
import type { RenderedPage } from './render.ts'

/** What a page leads to, as it is written, and what it can be led to itself. */
export class PageLinks {
  readonly ids = new Set<string>()
  readonly addresses = new Set<string>()

  /** Of an element that the parser has found. */
  add(attributes: readonly { readonly name: string; readonly value: string }[]): void {
    for (const { name, value } of attributes)
      if (name === 'id') this.ids.add(value)
      else if (name === 'href' || name === 'src' || name === 'action') this.addresses.add(value)
      else if (name === 'srcset')
        for (const picture of value.split(',')) this.addresses.add(firstWord(picture))
  }
}

const firstWord = (text: string): string => text.trim().split(/\s/, 1)[0] as string

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
const most = 10

/**
 * Links of a version's pages that lead nowhere: to no page of the route table, no address or anchor of the part's own
 * pages, no file of the part. A visitor who follows one comes home without a word.
 */
export function deadLinks(pages: readonly LinkedPage[], ground: Ground): string[] {
  const own = new Map(pages.map((page) => [page.path, page]))
  const files = new Set(
    pages.flatMap(({ path, files = {} }) => Object.keys(files).map((name) => fileAddress(path, name))),
  )
  const dead: string[] = []
  for (const page of pages)
    for (const address of page.links.addresses) {
      const why = whyDead(address, page, own, files, ground)
      if (why) dead.push(`${page.path} leads to ${shown(address)}, ${why}`)
      if (dead.length === most) return dead
    }
  return dead
}

function whyDead(
  written: string,
  page: LinkedPage,
  own: ReadonlyMap<string, LinkedPage>,
  files: ReadonlySet<string>,
  { shell, site, remote, layoutIds }: Ground,
): string | undefined {
  const here = site.origin + (isDynamic(page.path) ? '/' : page.path)
  if (!URL.canParse(written, here)) return 'which is no address'
  const { origin, pathname, hash } = new URL(written, here)
  if (origin !== site.origin) return
  const target = written.startsWith('#') ? page : own.get(pathname)
  if (target?.head || target === page)
    return hasAnchor(target, hash, layoutIds) ? undefined : 'an anchor that is not there'
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
  const isOthers = shell.routes.some(
    ({ path, part }) =>
      part !== remote.name && (leads(path, pathname) || leads(path, folderOfTextFile(pathname))),
  )
  return isOthers ? undefined : 'which is no page'
}

const hasAnchor = ({ links }: LinkedPage, hash: string, layoutIds: ReadonlySet<string>): boolean => {
  const id = decoded(hash.slice(1)).split(':~:', 1)[0] as string
  return id === '' || id === 'top' || links.ids.has(id) || layoutIds.has(id)
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

const leads = (path: string, pathname: string | undefined): boolean =>
  pathname !== undefined && (path === pathname || (isDynamic(path) && matcher(path).test(pathname)))

/** '/blog' of '/blog/feed.xml'. */
const folderOfTextFile = (pathname: string): string | undefined => {
  const [, folder] = pathname.match(/^(.*)\/[\w-]+\.(?:xml|txt|json)$/) ?? []
  return folder === '' ? '/' : folder
}
