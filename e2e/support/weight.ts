import type { Page, Request } from '@playwright/test'
import { hydrated } from '../fixtures.ts'

/** What a page costs a visitor with an empty cache: bytes as transferred, without headers. */
export interface Weight {
  readonly document: number
  /** Loaded with the document. */
  readonly script: number
  /** Loaded when the visitor has shown up, on pages that wait for it. */
  readonly later: number
  readonly font: number
  readonly requests: number
}

export const kinds = ['document', 'script', 'later', 'font', 'requests'] as const

/** Nothing more comes after so long without an answer, in ms. */
const quiet = 300

/** Loads a page and adds up all that it fetches until React has taken over. The context must be a new one. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const weight = { document: 0, script: 0, later: 0, font: 0, requests: 0 }
  const add = async (scripts: 'script' | 'later') => {
    for (let before = -1; before < finished.length; ) {
      before = finished.length
      await page.waitForTimeout(quiet)
    }
    for (const request of finished.splice(0)) {
      const kind = request.resourceType()
      if (kind === 'other') continue // the icon, which browsers fetch when they like
      weight.requests++
      const { responseBodySize } = await request.sizes()
      if (kind === 'script') weight[scripts] += responseBodySize
      else if (kind === 'document' || kind === 'font') weight[kind] += responseBodySize
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url)
  await add('script')
  await hydrated(page)
  await add('later')
  return weight
}
