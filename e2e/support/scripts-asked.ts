import type { Page } from '@playwright/test'

/** Opens a page and returns the scripts that it requests: an array that keeps growing. */
export async function open(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return scripts
}

export const alive = (page: Page) => page.locator('main[data-alive]')
