import type { Browser } from '@playwright/test'
import type { Variant, VariantKey } from '../variants/variant.ts'
import { firstTap, hasTabs, tapTimes } from './first-tap.ts'
import { inApp, type Walk } from './in-app.ts'
import { type Landing, landing } from './landing.ts'
import { type FontDelay, fontDelays, type LateFonts, lateFonts } from './late-fonts.ts'
import { menuButton, menuOpens } from './menu.ts'

/** All loads of one page in one variant, in run order. */
export interface Loads {
  readonly route: string
  readonly variant: VariantKey
  readonly loads: (Landing & { readonly menu: number | undefined })[]
}

export interface Walks extends Walk {
  readonly variant: VariantKey
  /** Times from the click until the heading shows, in ms. */
  readonly cold: number[]
  readonly hovered: number[]
}

/** Taps on a control that needs the page's code, all of them `time` ms after the start of the navigation. */
export interface Taps {
  readonly route: string
  readonly variant: VariantKey
  readonly time: number
  /** Times from the tap until its effect is on screen, in ms. */
  readonly answers: number[]
}

/** Page loads of one route, with fonts that arrive late. */
export interface LateFontLoads {
  readonly route: string
  readonly delay: FontDelay
  readonly loads: LateFonts[]
}

export interface Plan {
  /** Maximum number of runs. */
  readonly runs: number
  /** Whether to stop before the maximum. */
  readonly isEnough: (landings: readonly Loads[]) => boolean
  readonly routes: readonly string[]
  readonly walks: readonly Walk[]
}

/** Loads every page in every variant once per run, so that a disturbance affects all variants. */
export async function measure(
  browser: Browser,
  variants: readonly Variant[],
  { runs, isEnough, routes, walks }: Plan,
): Promise<{ landings: Loads[]; inApp: Walks[]; taps: Taps[]; lateFontLoads: LateFontLoads[] }> {
  const landings = routes.flatMap((route) =>
    variants.map(({ key }): Loads => ({ route, variant: key, loads: [] })),
  )
  const walked = walks.flatMap((walk) =>
    variants
      .filter(({ key }) => key === 'b' || key === 'd')
      .map(({ key }): Walks => ({ ...walk, variant: key, cold: [], hovered: [] })),
  )
  const at = (key: VariantKey) => variants.find((variant) => variant.key === key) as Variant
  const [first] = variants as [Variant]
  const button = await menuButton(browser, first.address + (routes[0] as string))
  const taps: Taps[] = []
  for (const route of routes) {
    if (!(await hasTabs(browser, at('d').address + route))) continue
    for (const time of tapTimes)
      for (const variant of ['b', 'd', 'f'] as const) taps.push({ route, variant, time, answers: [] })
  }
  const lateFontLoads = routes.flatMap((route) =>
    (Object.keys(fontDelays) as FontDelay[]).map((delay): LateFontLoads => ({ route, delay, loads: [] })),
  )
  let interrupted = false
  process.once('SIGINT', () => {
    interrupted = true
    console.log('stopping after this run; interrupt again to stop immediately')
  })
  for (let run = 0; run < runs && !interrupted && !(landings[0]?.loads.length && isEnough(landings)); run++) {
    console.log(`${new Date().toTimeString().slice(0, 8)} run ${run + 1} of ${runs}`)
    const measured: (() => void)[] = [] // kept or dropped together: a ratio compares loads of one run
    try {
      for (const { route, variant, loads } of landings) {
        const { address, scripted } = at(variant)
        const until = loads.length ? 'touched' : 'left alone'
        const load = await landing(browser, address + route, { scripted, until })
        const menu = variant === 'g' ? undefined : await menuOpens(browser, address + route, button)
        measured.push(() => loads.push({ ...load, menu }))
      }
      for (const { route, variant, time, answers } of taps) {
        const answer = await firstTap(browser, at(variant).address + route, time)
        measured.push(() => answers.push(answer))
      }
      for (const { route, delay, loads } of lateFontLoads) {
        const load = await lateFonts(browser, at('d').address + route, delay)
        measured.push(() => loads.push(load))
      }
      for (const { variant, cold, hovered, ...walk } of walked) {
        const { address } = at(variant)
        const [first, second] = [
          await inApp(browser, address, walk, false),
          await inApp(browser, address, walk, true),
        ]
        measured.push(
          () => cold.push(first),
          () => hovered.push(second),
        )
      }
    } catch (error) {
      console.error(
        `run ${run + 1} failed and is left out: ${error instanceof Error ? error.message : error}`,
      )
      continue
    }
    for (const keep of measured) keep()
  }
  if (landings[0]?.loads.length === 0) throw new Error('at least one run must succeed')
  return { landings, inApp: walked, taps, lateFontLoads }
}
