import type { Page } from '@playwright/test'
import { expect, footerLink, test } from '../support/fixtures.ts'

/** Pages that are whole without React: it comes when a visitor does, or when something in view needs it. */

/** Opens a page and returns the scripts that it asks for, as they come. */
async function open(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return scripts
}

const alive = (page: Page) => page.locator('main[data-alive]')

test.use({ viewport: { width: 390, height: 844 } })

for (const address of ['/terms', '/blog', '/blog/payouts-at-scale', '/startup', '/faq'])
  test(`${address}, in which nothing needs React, loads no script while nobody does anything`, async ({
    page,
  }) => {
    const scripts = await open(page, address)
    await page.waitForTimeout(1000)
    expect(scripts).toEqual([])
    await expect(alive(page)).not.toBeAttached()
  })

test.describe('a page with tabs', () => {
  const paints = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )

  for (const address of ['/', '/bridge-pay'])
    test(`${address} gets React ready by itself, after the largest paint`, async ({ page }) => {
      await page.goto(address)
      await expect(alive(page)).toBeAttached()
      const painted = await paints(page)
      const asked = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (name.endsWith('.js') ? startTime : [])),
      )
      expect(asked.length).toBeGreaterThan(2)
      expect(Math.min(...asked)).toBeGreaterThan(painted)
    })

  for (const [line, connection] of Object.entries({
    'that is paid by the byte': { saveData: true },
    'that is slow': { effectiveType: '3g' },
  }))
    test(`loads no script on a line ${line} while nobody does anything`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      )
      const scripts = await open(page, '/bridge-pay')
      await page.waitForTimeout(1000)
      expect(scripts).toEqual([])
    })
})

test('the contact form comes alive by itself', async ({ page }) => {
  await open(page, '/contact')
  await expect(alive(page)).toBeAttached()
})

/** A slow machine paints long after the frame's scripts have run. */
for (const address of ['/contact', '/bridge-pay'])
  test(`${address} asks for no script before the browser says that it has painted`, async ({ page }) => {
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

test.describe('in a high window', () => {
  test.use({ viewport: { width: 1440, height: 2400 } })

  test('tabs that are in view come alive by themselves', async ({ page }) => {
    await open(page, '/bridge-pay')
    await expect(alive(page)).toBeAttached()
  })
})

const signs: Record<string, (page: Page) => Promise<void>> = {
  'the mouse moves': (page) => page.mouse.move(200, 400),
  'the wheel turns': (page) => page.mouse.wheel(0, 300),
  'a key goes down': (page) => page.keyboard.press('Tab'),
  'something is clicked without a pointer': (page) =>
    page.evaluate(() => document.querySelector('h1')?.click()),
}
for (const [name, sign] of Object.entries(signs))
  test(`React takes the page over when ${name}`, async ({ page }) => {
    const scripts = await open(page, '/terms')
    await sign(page)
    await expect(alive(page)).toBeAttached()
    expect(scripts.filter((script) => /platform|direct\.(policy|terms)/.test(script))).toHaveLength(3)
    expect(scripts.length).toBe(new Set(scripts).size)
  })

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap opens the menu at once and wakes the page', async ({ page }) => {
    await open(page, '/terms')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(alive(page)).toBeAttached()
  })
})

test('a link into the middle of a page wakes it', async ({ page }) => {
  await open(page, '/terms#20')
  await expect(alive(page)).toBeAttached()
})

test.describe('without React', () => {
  test.use({ tolerated: /ERR_FAILED|dynamically imported/, viewport: { width: 1440, height: 900 } })

  test('menus answer to hover and keys although React is not there', async ({ page }) => {
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

test('a button that is pressed before React is there is pressed again when it is', async ({ page }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/platform-/, async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/bridge-pay')
  const tab = page.getByRole('tab', { name: 'Approve the batch' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'false')
  arrive()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('tabs of a page that waits stay folded', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await open(page, '/bridge-pay')
  await page.waitForTimeout(11_000)
  await expect(page.getByRole('tabpanel').nth(1)).toBeHidden()
  await expect(alive(page)).not.toBeAttached()
})

test('a link that is clicked before React is there leads on all the same', async ({ page }) => {
  await page.route(/\/platform-/, () => {})
  await page.goto('/terms')
  await footerLink(page, 'Careers').click()
  await expect(page).toHaveURL(/careers$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
