import { liveAddress } from '@bridge/shared/pin'
import { precedence } from '@bridge/shared/route-path'
import { DamagedError } from '../errors.ts'
import { type Composition, fileAddress } from '../records/composition.ts'
import type { Release } from '../records/releases.ts'
import { withShare } from '../records/shared.ts'
import type { TextBody } from './body.ts'
import type { PageLists } from './page-lists.ts'
import { siteTexts } from './site-texts.ts'

/** One release, ready to serve. A request never sees a mix of two. */
export interface LiveSite {
  readonly release: Release
  readonly compositions: ReadonlyMap<string, Composition>
  /** Path to content hash: pages/<hash>.html */
  readonly pages: ReadonlyMap<string, string>
  /** The 404 pages of dynamic routes. */
  readonly missing: readonly { readonly path: string; readonly page: string; readonly part: string }[]
  /** The part that each address belongs to, if any. */
  readonly owners: ReadonlyMap<string, string>
  /** Files generated from the release. */
  readonly texts: ReadonlyMap<string, TextBody>
  /** While a version is shared, the same release for the visitors who get it. */
  readonly shared?: LiveSite
}

export async function loadSite(lists: PageLists, release: Release, last?: LiveSite): Promise<LiveSite> {
  try {
    const site = await loadSide(lists, release, last)
    const { shared } = release
    if (!shared) return site
    const { parts } = withShare(release, shared)
    return { ...site, shared: await loadSide(lists, { ...release, parts }, site) }
  } catch (error) {
    throw isOfData(error) ? unreadable(release, error) : error
  }
}

/**
 * Whether an error is due to data that no shape rejects, such as text that cannot be encoded. A retry is then
 * pointless, unlike after an outage.
 */
const isOfData = (error: unknown): error is Error =>
  [RangeError, TypeError, URIError].some((kind) => error instanceof kind)

const unreadable = ({ number }: Release, cause: Error): DamagedError =>
  new DamagedError(`release ${number} cannot be shown: ${cause.message}`, {
    hint: 'release other versions of the parts that this release changed',
    cause,
  })

async function loadSide(lists: PageLists, release: Release, last?: LiveSite): Promise<LiveSite> {
  const compositions = await lists.of(release)
  const pages = new Map<string, string>()
  const missing: LiveSite['missing'][number][] = []
  const owners = new Map<string, string>()
  for (const [part, { pages: composed }] of compositions) {
    owners.set(liveAddress(part), part)
    for (const { path, status, page, files = {} } of composed) {
      for (const file of Object.keys(files)) owners.set(decodeURIComponent(fileAddress(path, file)), part)
      if (status === 404) missing.push({ path, page, part })
      else {
        pages.set(decodeURIComponent(path), page)
        owners.set(decodeURIComponent(path), part)
      }
    }
  }
  missing.sort((one, other) => (precedence(one.path) < precedence(other.path) ? -1 : 1))
  const texts = siteTexts(release, compositions, last?.texts)
  return { release, compositions, pages, missing, owners, texts }
}
