import type { Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'

/** Opens a page and waits until the app runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
