import type { Page } from '@playwright/test'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

async function land(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

test('a navigation sets title, description and canonical, moves focus and announces the page', async ({
  page,
}) => {
  await land(page, '/about')
  await footerLink(page, 'Careers').click()
  await expect(page).toHaveTitle(/Careers/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/careers$/)
  await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', '')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(/Careers/)
})

test('a navigation scrolls to the top', async ({ page }) => {
  await land(page, '/about')
  await footerLink(page, 'Terms & Conditions').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

for (const refusal of ['throws', 'does nothing'])
  test(`a link loads the document if the browser accepts no more history entries and ${refusal}`, async ({
    page,
  }) => {
    await land(page, '/about')
    await page.evaluate((throws) => {
      history.pushState = () => {
        if (throws)
          throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError')
      }
    }, refusal === 'throws')
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL(/careers$/)
    await hydrated(page)
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)
    expect(loaded).toMatch(/careers$/)
  })

test('a navigation with a hash scrolls to the element that it names', async ({ page }) => {
  await land(page, '/about')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/terms#20'
    link.textContent = 'Clause 20'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'Clause 20' }).click()
  await expect(page).toHaveURL(/terms#20$/)
  await expect(page.locator('[id="20"]')).toBeInViewport()
})

test('a link to the current page only scrolls', async ({ page }) => {
  await land(page, '/terms')
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }))
  const entries = await page.evaluate(() => history.length)
  await footerLink(page, 'Terms & Conditions').click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('going back restores the scroll position', async ({ page }) => {
  await land(page, '/terms')
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await page.evaluate(() => (document.querySelector('footer a[href="/about"]') as HTMLAnchorElement).click())
  await expect(page).toHaveURL(/about$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2500)
})

test("'Loading...' shows while a page loads", async ({ page, proxied, baseURL }) => {
  const proxy = await proxied(baseURL ?? '')
  await land(page, `${proxy.url}/about`)
  proxy.break(/direct\.terms/, 'hang')
  await page.evaluate(() => (document.querySelector('footer a[href="/terms"]') as HTMLAnchorElement).click())
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
})

test.describe('prefetch', () => {
  for (const sign of some(['hover', 'focus']))
    test(`a link prefetches its page’s files on ${sign}, and the click requests none of them again`, async ({
      page,
    }) => {
      await land(page, '/about')
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const link = footerLink(page, 'Terms & Conditions')
      await (sign === 'hover' ? link.hover() : link.focus())
      await expect.poll(() => asked.filter((path) => path.startsWith('/mf-legal/')).length).toBeGreaterThan(1)
      await page.waitForLoadState('networkidle')
      asked.length = 0
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toBeVisible()
      expect(asked.filter((path) => path.startsWith('/mf-legal/'))).toEqual([])
    })

  test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await land(page, '/about')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await footerLink(page, 'Terms & Conditions').hover()
    await page.waitForTimeout(300)
    expect(asked).toEqual([])
  })
})

test('going back and forward between remotes fetches no script twice', async ({ page }) => {
  await land(page, '/blog')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await footerLink(page, 'Careers').click()
  await expect(page).toHaveTitle(/Careers/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blogs/i)
  await page.goForward()
  await expect(page).toHaveTitle(/Careers/)
  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBe(new Set(scripts).size)
})

test('without JavaScript, pages are complete and links work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/about`)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(26)
  await context.close()
})

test('a link to a file below a page’s address is left to the browser', async ({ page }) => {
  await land(page, '/about')
  const [feed] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/blog/feed.xml' })
      document.querySelector('main')?.append(link)
      link.click()
    }),
  ])
  expect(feed.url()).toMatch(/\/blog\/feed\.xml$/)
})
