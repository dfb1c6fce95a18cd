import type { Page, Request } from '@playwright/test'
import { hydrated } from './fixtures.ts'

/** What a page costs a visitor with an empty cache: bytes as transferred, without headers. */
export interface Weight {
  readonly document: number
  /** Scripts requested before first paint. */
  readonly script: number
  /** Scripts requested after first paint: in idle time, or after the first interaction. */
  readonly later: number
  readonly font: number
  readonly requests: number
}

export const kinds = ['document', 'script', 'later', 'font', 'requests'] as const

/** Loading is over after this long without a response, in ms. */
const quiet = 300

/**
 * Loads a page and adds up everything that it fetches until React has taken over. The context must be new.
 */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await hydrated(page)
  for (let before = -1; before < finished.length; ) {
    before = finished.length
    await page.waitForTimeout(quiet)
  }
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance.timeOrigin + (paint?.startTime ?? 0)
  })
  const weight = { document: 0, script: 0, later: 0, font: 0, requests: 0 }
  for (const request of finished) {
    const kind = request.resourceType()
    if (kind === 'other') continue // the icon, which browsers fetch whenever they like
    weight.requests++
    const { responseBodySize } = await request.sizes()
    if (kind === 'script')
      weight[request.timing().startTime < painted ? 'script' : 'later'] += responseBodySize
    else if (kind === 'document' || kind === 'font') weight[kind] += responseBodySize
  }
  return weight
}
