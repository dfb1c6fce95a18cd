import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** What a page reports about itself; times in ms from the start of its navigation. */
export interface Probe {
  lcp: number
  cls: number
  /** Start and duration of each long task. */
  tasks: [start: number, duration: number][]
  /** When the layout works, and React has taken over the page or waits for an interaction. */
  interactive?: number
  /** Time from the first touch until React has taken over a page that waited for it. */
  woken?: number
  /** When the menu first opened. */
  menu?: number
  /** Time from the first touch until the tab that it selected is on screen. */
  answered?: number
  /** Time from the last click until another page's heading shows. */
  shown?: number
}

export const probeScript = readFileSync(path.join(import.meta.dirname, 'probe.js'), 'utf8')

export const readProbe = (page: Page): Promise<Probe> => page.evaluate('bridgeBench')

/** Waits for the first contentful paint and returns its time, in ms from the start of the navigation. */
export async function firstPaint(page: Page): Promise<number> {
  for (;;) {
    const found: number | undefined = await page.evaluate(
      'performance.getEntriesByName("first-contentful-paint")[0]?.startTime',
    )
    if (found !== undefined) return found
    await page.waitForTimeout(40)
  }
}

type Moment = 'interactive' | 'woken' | 'menu' | 'answered' | 'shown'

/** Waits until the probe holds this value. Polls via the debugger: the page's policy blocks other scripts. */
export async function probed(page: Page, value: Moment, patience = 60_000): Promise<number> {
  for (const started = performance.now(); performance.now() - started < patience; ) {
    const found = (await readProbe(page))[value]
    if (found !== undefined) return found
    await page.waitForTimeout(40)
  }
  throw new Error(`${page.url()}: no '${value}' within ${patience / 1000} s`)
}
