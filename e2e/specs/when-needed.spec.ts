import type { Page } from '@playwright/test'
import { expect, footerLink, test } from '../support/fixtures.ts'

/** Pages complete without React load it on the first interaction, or when something in view needs it. */

/** Opens a page and returns the scripts that it requests: an array that keeps growing. */
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
  test(`${address}, where nothing needs React, loads no script without an interaction`, async ({ page }) => {
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

  const connected = (page: Page, value: object) =>
    page.addInitScript(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
      value,
    )

  for (const [address, effectiveType] of [
    ['/', '4g'],
    ['/bridge-pay', '4g'],
    ['/bridge-pay', '3g'],
  ] as const)
    test(`${address} loads React without an interaction on ${effectiveType}, after the largest paint`, async ({
      page,
    }) => {
      await connected(page, { effectiveType })
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

  test('loads React on a phone that draws without a pause', async ({ page }) => {
    await page.addInitScript(() => {
      const draw = () => {
        const start = performance.now()
        while (performance.now() - start < 40);
        requestAnimationFrame(draw)
      }
      addEventListener('load', draw)
    })
    await page.goto('/bridge-pay')
    await expect(alive(page)).toBeAttached()
  })

  for (const [line, connection] of Object.entries({
    'a metered': { saveData: true },
    'a very slow': { effectiveType: '2g' },
  }))
    test(`loads no script on ${line} connection without an interaction`, async ({ page }) => {
      await connected(page, connection)
      const scripts = await open(page, '/bridge-pay')
      await page.waitForTimeout(1000)
      expect(scripts).toEqual([])
    })
})

test('the contact form hydrates without an interaction', async ({ page }) => {
  await open(page, '/contact')
  await expect(alive(page)).toBeAttached()
})

/** A slow machine paints long after the frame's scripts have run. */
for (const address of ['/contact', '/bridge-pay'])
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
for (const [name, sign] of Object.entries(signs))
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

test('a press made before React has loaded is replayed once it has', async ({ page }) => {
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
