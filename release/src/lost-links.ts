import type { ShellArtifact } from '@bridge/shared/artifact'
import { type OutwardLink, readComposition, readPage } from './compose/composition.ts'
import { isDynamic, matcher } from './compose/paths.ts'
import type { PartState } from './releases.ts'
import { shown } from './shape.ts'
import type { Store } from './store/store.ts'

/**
 * Links to other parts' pages that would lead nowhere in a release: to a page that its part does not have, as an article
 * that is not there, or to an anchor that is not on it.
 */
export async function lostLinks(
  store: Store,
  links: readonly OutwardLink[],
  { routes }: Pick<ShellArtifact, 'routes'>,
  parts: Readonly<Record<string, PartState>>,
): Promise<string[]> {
  const paths = new Set(links.map(({ path }) => path))
  const isWanted = ({ path }: { path: string }) => {
    if (!isDynamic(path)) return paths.has(path)
    const pattern = matcher(path)
    return [...paths].some((wanted) => pattern.test(wanted))
  }
  const owners = new Set(routes.filter(isWanted).map(({ part }) => part))
  const found = new Map<string, ReadonlySet<string>>()
  for (const name of owners) {
    const composition = parts[name]?.composition
    if (!composition) continue
    const composed = await readComposition(store, composition)
    for (const page of composed.pages)
      if (paths.has(page.path) && page.head)
        found.set(page.path, idsIn(await readPage(store, composed, page)))
  }
  return links.flatMap(({ from, path, anchor }) => {
    const ids = found.get(path)
    const leads = `${from} leads to ${shown(path + (anchor ? `#${anchor}` : ''))}`
    if (!ids) return `${leads}, which is no page`
    return anchor && !ids.has(anchor) ? `${leads}, an anchor that is not there` : []
  })
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** As React writes them. */
const idsIn = (html: Buffer): ReadonlySet<string> =>
  new Set(
    [...html.toString('utf8').matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) =>
      id.replace(/&(#x27|\w+);/g, (written, name) => signs[name] ?? written),
    ),
  )
