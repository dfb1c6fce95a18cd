import type { Page, Request } from '@playwright/test'
import { hydrated } from '../fixtures.ts'

/** What a page costs a visitor with an empty cache: bytes as transferred, without headers. */
export interface Weight {
  readonly document: number
  readonly script: number
  readonly font: number
  readonly requests: number
}

export const kinds = ['document', 'script', 'font', 'requests'] as const

/** Loads a page and adds up all that it has fetched when React has taken over. The context must be a new one. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const weight = { document: 0, script: 0, font: 0, requests: 0 }
  for (const request of finished) {
    const kind = request.resourceType()
    if (kind === 'other') continue // the icon, which browsers fetch when they like
    weight.requests++
    if (kind === 'document' || kind === 'script' || kind === 'font')
      weight[kind] += (await request.sizes()).responseBodySize
  }
  return weight
}
