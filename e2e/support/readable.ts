import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const within = { timeout: 5000 }

/** Expects the whole text, whether from the prerendered document or from the previous version. */
export async function readable(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible(within)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(26)
}
