import type { Page } from '@playwright/test'

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const trigger = (page: Page, menu: string) =>
  bar(page).getByRole('button', { name: menu, exact: true })
export const entry = (page: Page, name: string) =>
  bar(page).getByRole('link', { name: new RegExp(`^${name} `) })
