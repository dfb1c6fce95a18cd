import type { ShellArtifact } from '@bridge/shared/artifact'
import { ReleaseError } from '../errors.ts'
import { nameOf } from '../names.ts'
import { oneLine } from '../print.ts'
import {
  type CompositionRef,
  checkComposition,
  type OutwardLink,
  readComposition,
  readPage,
} from '../records/composition.ts'
import type { PartState, Release } from '../records/releases.ts'
import { isDynamic, matcher } from '../routes/paths.ts'
import { shown } from '../shape.ts'
import type { Store } from '../store/store.ts'
import { mostTold } from './dead-links.ts'

type Parts = Readonly<Record<string, PartState>>

/**
 * Refuses links of parts that are deployed which lead nowhere. What is taken back, or made anew with another shell, must
 * never be stopped by one: of those it gives a line each.
 */
export async function checkLinks(
  store: Store,
  shell: ShellArtifact,
  parts: Parts,
  { action, changed }: Pick<Release, 'action' | 'changed'>,
  recomposed: readonly string[],
): Promise<string[]> {
  const warnings: string[] = []
  const leading: { part: string; outward: readonly OutwardLink[] }[] = []
  for (const name of recomposed) {
    const { version, composition } = parts[name] as PartState
    const part = nameOf({ name, version })
    const { deadLinks = [], outward = [] } = await checkComposition(store, composition as CompositionRef)
    const isChosen = action === 'deploy' && changed.includes(name)
    if (isChosen) refuse(part, deadLinks)
    else if (deadLinks.length > 0) warnings.push(`${part}: ${summary(deadLinks)}`)
    if (isChosen) leading.push({ part, outward })
  }
  for (const { part, outward } of leading) refuse(part, await lostLinks(store, outward, shell, parts))
  return warnings
}

function refuse(part: string, dead: readonly string[]): void {
  if (dead.length === 0) return
  throw new ReleaseError(`${part} is refused: ${summary(dead)}`, {
    hint: 'mend the link, or deploy the part that it leads to first; nothing has changed',
  })
}

function summary([first = '', ...more]: readonly string[]): string {
  const count = more.length
  if (count === 0) return oneLine(first)
  return `${oneLine(first)}, and ${count}${count + 1 === mostTold ? ' or more others' : ' more'}`
}

/**
 * Links to other parts' pages that would lead nowhere in a release: to a page that its part does not have, as an article
 * that is not there, or to an anchor that is not on it.
 */
async function lostLinks(
  store: Store,
  links: readonly OutwardLink[],
  { routes }: Pick<ShellArtifact, 'routes'>,
  parts: Parts,
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
