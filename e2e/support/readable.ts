import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const within = { timeout: 5000 }

/** The whole text shows: the prerendered document, or the previous version. */
export async function readable(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible(within)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(26)
}
