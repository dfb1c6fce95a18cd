import { liveAddress } from '@bridge/shared/pin'
import { type Composition, fileAddress } from '../records/composition.ts'
import type { Release } from '../records/releases.ts'
import { type TextBody, textBody } from './body.ts'
import { robots, sitemap } from './sitemap.ts'

type Compositions = ReadonlyMap<string, Composition>

/**
 * Files generated from a release, by address: those of its pages, and the release's own, which no page can replace.
 * @param last those of the previous release, whose compressed copies are kept where nothing has changed
 */
export function siteTexts(
  release: Release,
  compositions: Compositions,
  last: ReadonlyMap<string, TextBody> = new Map(),
): Map<string, TextBody> {
  const contents = new Map<string, string>()
  for (const { pages } of compositions.values())
    for (const { path, files = {} } of pages)
      for (const [name, text] of Object.entries(files))
        contents.set(decodeURIComponent(fileAddress(path, name)), text)
  for (const [name, { live }] of compositions) contents.set(liveAddress(name), JSON.stringify(live))
  contents.set('/release.json', JSON.stringify(summary(release)))
  contents.set('/sitemap.xml', sitemap(release.settings.origin, compositions))
  contents.set('/robots.txt', robots(release.settings.origin))
  const bodyOf = (path: string, text: string) => {
    const before = last.get(path)
    return before?.text === text ? before : textBody(path, text)
  }
  return new Map([...contents].map(([path, text]) => [path, bodyOf(path, text)]))
}

/** While a version is shared, `side` says which side's versions these are. */
export const summary = ({ channel, number, parts, shared }: Release) => ({
  channel,
  release: number,
  parts: Object.fromEntries(Object.entries(parts).map(([name, { version }]) => [name, version])),
  ...(shared && {
    shared: { part: shared.part, version: shared.state.version, percent: shared.percent },
    side: parts[shared.part]?.version === shared.state.version ? 'shared' : 'live',
  }),
})
