import type { ShellArtifact } from '@bridge/shared/artifact'
import { isDynamic, isOf } from '@bridge/shared/route-path'
import { blaming, DamagedError, ReleaseError } from '../errors.ts'
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
import { shown } from '../shape.ts'
import type { Store } from '../store/store.ts'
import { mostTold } from './dead-links.ts'

type Parts = Readonly<Record<string, PartState>>

/**
 * Refuses deployed parts with dead links. A dead link must never block a rollback, or pages recomposed for
 * another shell: those get one warning per part.
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
    const { deadLinks = [], outward = [] } = await blaming(
      name,
      checkComposition(store, composition as CompositionRef),
    )
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
    hint: 'fix the link, or deploy the part that it links to first; nothing has changed',
  })
}

function summary([first = '', ...more]: readonly string[]): string {
  const count = more.length
  if (count === 0) return oneLine(first)
  return `${oneLine(first)}, and ${count}${count + 1 === mostTold ? ' or more others' : ' more'}`
}

/**
 * Links to other parts' pages that would be dead in a release: to a missing page, such as an unknown article, or to an
 * anchor that the page does not have. Pages that were lost or altered are no reason to refuse a part that links to
 * them.
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
    return [...paths].some((wanted) => isOf(path, wanted))
  }
  const owners = new Set(routes.filter(isWanted).map(({ part }) => part))
  const found = new Map<string, ReadonlySet<string>>()
  const damaged = new Set<string>()
  for (const name of owners) {
    const composition = parts[name]?.composition
    if (!composition) continue
    try {
      const composed = await readComposition(store, composition)
      for (const page of composed.pages)
        if (paths.has(page.path) && page.head)
          found.set(page.path, idsIn(await readPage(store, composed, page)))
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      damaged.add(name)
    }
  }
  const isUnknown = (path: string) =>
    routes.some((route) => damaged.has(route.part) && isOf(route.path, path))
  return links.flatMap(({ from, path, anchor }) => {
    if (isUnknown(path)) return []
    const ids = found.get(path)
    const leads = `${from} links to ${shown(path + (anchor ? `#${anchor}` : ''))}`
    if (!ids) return `${leads}, which is not a page`
    return anchor && !ids.has(anchor) ? `${leads}, an anchor that does not exist` : []
  })
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Relies on HTML as React writes it. */
const idsIn = (html: Buffer): ReadonlySet<string> =>
  new Set(
    [...html.toString('utf8').matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) =>
      id.replace(/&(#x27|\w+);/g, (written, name) => signs[name] ?? written),
    ),
  )
