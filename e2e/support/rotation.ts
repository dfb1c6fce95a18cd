import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from './fixtures.ts'

export const tileNames = [
  'Unified API',
  'Smart routing',
  'Automatic reconciliation',
  'Real-time visibility',
  'Compliance built in',
  'Controls for teams',
] as const

export const rotations = [
  { path: '/', name: 'What you get with every product', tabs: tileNames },
  {
    path: '/bridge-pay',
    name: 'How it Works',
    tabs: ['Add beneficiaries', 'Approve the batch', 'Track every payout'],
  },
  {
    path: '/bridge-collect',
    name: 'How it Works',
    tabs: ['Raise the invoice', 'Share the payment link', 'Collect and reconcile'],
  },
  {
    path: '/bridge-connect',
    name: 'How it Works',
    tabs: ['Connect your account', 'Authorize secure access', 'Get connected banking'],
  },
] as const

const tilesOf = (page: Page) => page.getByRole('tablist', { name: rotations[0].name })
export const selected = (list: Locator) => list.getByRole('tab', { selected: true })
export const tab = (list: Locator, name: string) => list.getByRole('tab', { name, exact: true })
export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })
/** Hydrates a page, moves the pointer out of the way and pauses the clock, which `runFor` advances. */
export async function stillAt(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('tabpanel').first()).toBeAttached()
  await expect.poll(() => page.locator('[role=tabpanel]').filter({ visible: true }).count()).toBeLessThan(3)
  await expect(page.locator('html')).not.toHaveAttribute('data-from-top') // it would stay while the clock is paused
  await page.mouse.move(0, 0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** Scrolls to an element and waits until the page's own observers have been notified: the newest is notified last. */
export async function bringIn(element: Locator) {
  await element.evaluate(async (target) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((told) => new IntersectionObserver(told).observe(target))
  })
}

export async function tilesAt(page: Page): Promise<Locator> {
  await stillAt(page, '/')
  await bringIn(tilesOf(page))
  return tilesOf(page)
}

/** Selects a tab, then moves pointer and focus elsewhere. */
export async function started(list: Locator, name: string) {
  await tab(list, name).click()
  await list.page().mouse.move(0, 0)
  await tab(list, name).blur()
}

/** How full the selected tab's progress bar is, in per cent. */
export const progress = (list: Locator) =>
  selected(list).evaluate((button) =>
    Number(getComputedStyle(button.lastElementChild as Element).getPropertyValue('--progress')),
  )
