import { readArtifact } from '../../artifacts/artifacts.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { type Release, requirePart } from '../../records/releases.ts'
import type { Store } from '../../store/store.ts'
import { choosePages, firstOfEachModule } from './choose-pages.ts'
import { ending, launch } from './launch.ts'
import { servePlanned } from './serve-planned.ts'
import { landing, secondLanding, startsOf, tours, walk } from './visits.ts'
import { type Problem, Window } from './window.ts'

/** Maximum number of pages opened per release. */
const mostPages = 30

/** Tabs open at a time: each spends a third of its time waiting for frames and for deferred work. */
const atOnce = 4

export interface Opened {
  /** Such as 'Chromium 156.0.8078.79'. */
  readonly browser: string
  readonly pages: number
  readonly of: number
  readonly problems: readonly Problem[]
}

export interface What {
  readonly parts: readonly string[]
  /** Limits the visits to these parts; these addresses are always among the pages chosen. */
  readonly only?: { readonly parts: ReadonlySet<string>; readonly addresses: ReadonlySet<string> }
  /** Parts that are refused for any problem. */
  readonly own: ReadonlySet<string>
}

/** Maximum number of problems reported; a refused part needs no more. */
export const enough = 20

/** Each page that does not load costs ten seconds: after this many, the rest of a part is skipped. */
const mostLate = 3

/** Opens the pages of these parts in a real browser, as a release would serve them. */
export async function openPages(
  store: Store,
  release: Release,
  { parts, only, own }: What,
  executablePath: string,
): Promise<Opened> {
  const { site, origin, stop } = await servePlanned(store, release)
  try {
    const compositions = parts.flatMap((name) => site.compositions.get(name) ?? [])
    const pages = choosePages(compositions, mostPages, only?.addresses)
    const shell = await readArtifact(store, 'shell', requirePart(release, 'shell').version)
    const ofEachModule = new Set(firstOfEachModule(pages, shell.kind === 'shell' ? shell.routes : []))
    const wanted = tours(pages, ofEachModule, atOnce).filter(({ part }) => only?.parts.has(part) ?? true)
    const browser = await launch(executablePath, origin)
    const problems: Problem[] = []
    let opened = 0
    const isEnough = (part: string) => {
      const found = problems.filter((problem) => problem.part === part)
      const late = new Set(found.flatMap(({ sort, address }) => (sort === 'late' ? [address] : [])))
      return late.size >= mostLate || (own.has(part) && found.length >= enough)
    }
    const visited = mapConcurrently(atOnce, wanted, async (tour) => {
      const window = new Window(browser, { origin, release, part: tour.part })
      for (const page of tour.pages) {
        if (isEnough(tour.part)) break
        problems.push(...(await window.take(landing(page))))
        opened++
      }
      problems.push(...(await window.leaveOutOthers()))
      const start = isEnough(tour.part) ? undefined : await window.start(startsOf(tour, site))
      const met = start ? await window.take(walk(tour, start, site)) : []
      await window.becomeLaterVisit()
      for (const page of tour.pages.filter((one) => ofEachModule.has(one)))
        if (!isEnough(tour.part)) met.push(...(await window.take([secondLanding(page)])))
      for (const problem of met) if (!problems.some((other) => isSame(problem, other))) problems.push(problem)
      await window.close()
    })
    visited.catch(() => {}) // ignores rejections after the browser has exited
    await Promise.race([visited, ending(browser, executablePath)]).finally(() => browser.close())
    const of = compositions.reduce((sum, composition) => sum + composition.pages.length, 0)
    return { browser: `Chromium ${browser.version()}`, pages: opened, of, problems }
  } finally {
    stop()
  }
}

/** Whether two visits found the same problem. */
const isSame = (one: Problem, other: Problem): boolean =>
  one.address === other.address && one.sort === other.sort && one.what === other.what
