import type { Page } from '@playwright/test'
import { expect, footerLink, holdFiles, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { alive, open } from '../support/scripts-asked.ts'

/** Pages that are complete without React load it on the first interaction, or when something in view needs it. */

test.use({ viewport: { width: 390, height: 844 } })

for (const address of some(['/terms', '/blog', '/blog/payouts-at-scale', '/startup', '/faq'], 2))
  test(`${address}, where nothing needs React, loads no script until the visitor interacts`, async ({
    page,
  }) => {
    const scripts = await open(page, address)
    await page.waitForTimeout(1000)
    expect(scripts).toEqual([])
    await expect(alive(page)).not.toBeAttached()
  })

test('the contact form hydrates without an interaction', async ({ page }) => {
  await open(page, '/contact')
  await expect(alive(page)).toBeAttached()
})

/** A slow machine paints long after the frame's scripts have run. */
for (const address of some(['/contact', '/bridge-pay']))
  test(`${address} requests no script before the browser reports a paint`, async ({ page }) => {
    await page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type === 'paint') addEventListener('late paint', () => observe.call(this, options))
        else observe.call(this, options)
      }
    })
    const scripts = await open(page, address)
    await page.waitForTimeout(1000)
    expect(scripts).toEqual([])
    await page.evaluate(() => dispatchEvent(new Event('late paint')))
    await expect(alive(page)).toBeAttached()
    expect(scripts.length).toBeGreaterThan(2)
  })

test.describe('in a tall window', () => {
  test.use({ viewport: { width: 1440, height: 2400 } })

  test('tabs in view hydrate without an interaction', async ({ page }) => {
    await open(page, '/bridge-pay')
    await expect(alive(page)).toBeAttached()
  })
})

const signs: Record<string, (page: Page) => Promise<void>> = {
  'the mouse moves': (page) => page.mouse.move(200, 400),
  'the wheel turns': (page) => page.mouse.wheel(0, 300),
  'a key is pressed': (page) => page.keyboard.press('Tab'),
  'an element is clicked without a pointer': (page) =>
    page.evaluate(() => document.querySelector('h1')?.click()),
}
for (const [name, sign] of some(Object.entries(signs), 2))
  test(`React hydrates the page when ${name}`, async ({ page }) => {
    const scripts = await open(page, '/terms')
    await sign(page)
    await expect(alive(page)).toBeAttached()
    expect(scripts.filter((script) => /platform|direct\.(policy|terms)/.test(script))).toHaveLength(3)
    expect(scripts.length).toBe(new Set(scripts).size)
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens the menu immediately and hydrates the page', async ({ page }) => {
    await open(page, '/terms')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(alive(page)).toBeAttached()
  })
})

test('a link into the middle of a page hydrates it', async ({ page }) => {
  await open(page, '/terms#20')
  await expect(alive(page)).toBeAttached()
})

test.describe('without React', () => {
  test.use({ tolerated: /ERR_FAILED|dynamically imported/, viewport: { width: 1440, height: 900 } })

  test('menus respond to hover and keys', async ({ page }) => {
    await page.route(/\/(app|platform)-/, (route) => route.abort())
    await open(page, '/terms')
    const trigger = page.getByRole('button', { name: 'Products' })
    await trigger.hover()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await trigger.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('navigation').getByRole('link', { name: /^BridgePay/ })).toBeFocused()
  })
})

const holdReact = (page: Page) => holdFiles(page, /\/platform-/)

test('a key pressed before React has loaded is replayed once it has', async ({ page }) => {
  const arrive = await holdReact(page)
  await page.goto('/bridge-pay')
  const tab = page.getByRole('tab', { name: 'Approve the batch' })
  await page.getByRole('tab').first().press('ArrowRight')
  await expect(tab).toHaveAttribute('aria-selected', 'false')
  arrive()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('tabs pressed before React has loaded show their panels immediately, and React continues from the last one', async ({
  page,
}) => {
  const arrive = await holdReact(page)
  await page.goto('/bridge-pay')
  const shows = async (name: string) => {
    await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(`${name}$`))
    await expect(page.locator('[role=tabpanel]').filter({ visible: true })).toHaveAccessibleName(name)
  }
  for (const name of ['Approve the batch', 'Track every payout', 'Approve the batch']) {
    await page.getByRole('tab', { name }).click()
    await shows(name)
  }
  arrive()
  await expect(alive(page)).toBeAttached()
  await shows('Approve the batch')
  await page.keyboard.press('ArrowRight')
  await shows('Track every payout')
})

test('tabs stay collapsed while their page waits for an interaction', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await open(page, '/bridge-pay')
  await page.waitForTimeout(11_000)
  await expect(page.getByRole('tabpanel').nth(1)).toBeHidden()
  await expect(alive(page)).not.toBeAttached()
})

test('a link clicked before React has loaded still works', async ({ page }) => {
  await page.route(/\/platform-/, () => {})
  await page.goto('/terms')
  await footerLink(page, 'Careers').click()
  await expect(page).toHaveURL(/careers$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
