import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { type Landing, landing } from './measure/landing.ts'
import { interval, median, ratios, width } from './report/median.ts'
import type { Table } from './report/tables.ts'
import { type Released, reporting } from './variants/released.ts'
import type { Variant } from './variants/variant.ts'
import { cache } from './workspace.ts'

/** Loads of one page on two sites, in pairs. */
export interface Pairs {
  readonly route: string
  readonly judged: Landing[]
  readonly base: Landing[]
}

/** The site under test, and the one it is compared with. */
export type Sites = readonly [judged: Variant, base: Variant]

/** Our site with events on against our site without, or our site against another checkout's. */
export const sitesFor = async (against: string, site: Released): Promise<Sites> =>
  against === 'events' ? [await reporting(site), site] : [site, await startedIn(path.resolve(against))]

/** Builds, releases and serves another checkout with its own `pnpm start`. */
async function startedIn(folder: string): Promise<Variant> {
  const tool = path.join(folder, 'release/bin/release.js')
  if (!existsSync(tool))
    throw new Error(
      `--against must be 'events' or the folder of a checkout: '${folder}' has no release/bin/release.js`,
    )
  const store = path.join(cache, 'other-store')
  await rm(store, { recursive: true, force: true })
  const child = spawn(process.execPath, [tool, 'start', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, STORE: `file:${store}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const [, found] = String(text).match(/is running at (http:\S+)/) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`'release start' in ${folder} exited with ${code}`)))
  })
  const close = async () => void child.kill()
  return { key: 'd', name: folder, address, scripted: true, close }
}

export interface Plan {
  readonly runs: number
  /** Intervals this narrow end the measurement early; 0 turns that off. */
  readonly width: number
  readonly routes: readonly string[]
}

/** Pause before each pair, in ms: a machine that is never idle slows down, and pages then take more frames to paint. */
const rest = 1000

/**
 * Loads two sites alternately, and nothing else: a small difference shows only over many loads. The order within a pair
 * is reversed in every second run, so neither site always loads right after the other.
 */
export async function compare(browser: Browser, sites: Sites, plan: Plan): Promise<Pairs[]> {
  const { runs, routes } = plan
  const pairs = routes.map((route): Pairs => ({ route, judged: [], base: [] }))
  for (let run = 0; run < runs && !(plan.width && widest(pairs) <= plan.width); run++)
    for (const { route, judged, base } of pairs) {
      const loads: Landing[] = []
      const load = async (place: 0 | 1) => {
        const { address, scripted } = sites[place]
        loads[place] = await landing(browser, address + route, { scripted, until: 'loaded' })
      }
      await setTimeout(rest)
      try {
        for (const place of run % 2 ? ([1, 0] as const) : ([0, 1] as const)) await load(place)
        const [ofJudged, ofBase] = loads as [Landing, Landing]
        judged.push(ofJudged)
        base.push(ofBase)
      } catch (error) {
        console.error(
          `a pair of loads of ${route} failed and is left out: ${error instanceof Error ? error.message : error}`,
        )
      }
    }
  return pairs
}

const measured = {
  FCP: ({ fcp }: Landing) => fcp,
  LCP: ({ lcp }: Landing) => lcp,
  interactive: ({ interactive }: Landing) => interactive ?? Number.NaN,
  bytes: ({ bytes }: Landing) => bytes,
}

/** The median of each site, and the median of the ratios within pairs, with its confidence interval. */
export const pairTable = (pairs: readonly Pairs[], [judged, base]: Sites): Table => [
  ['page', 'measured', judged.name, base.name, 'ratio', 'pairs'],
  ...pairs.flatMap(({ route, ...loads }) =>
    Object.entries(measured).map(([what, of]) => {
      const both = [loads.judged.map(of), loads.base.map(of)] as const
      const between = ratios(...both)
      const [low, high] = interval(between) ?? [Number.NaN, Number.NaN]
      const ratio = `${median(between).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
      return [
        route,
        what,
        ...both.map((values) => String(Math.round(median(values)))),
        ratio,
        String(between.length),
      ]
    }),
  ),
]

const widest = (pairs: readonly Pairs[]): number =>
  Math.max(
    ...pairs.flatMap(({ judged, base }) =>
      [measured.FCP, measured.LCP].map((of) => width(ratios(judged.map(of), base.map(of)))),
    ),
  )
