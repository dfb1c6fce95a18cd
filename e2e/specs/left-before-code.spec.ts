import type { Page } from '@playwright/test'
import { contactForm } from '../support/contact-form.ts'
import { expect, footerLink, holdFiles, hydrated, test } from '../support/fixtures.ts'

/** A visitor who leaves the landing page before its code has loaded loses nothing. */

const code = '**/direct.contact-*.js'

test.use({ tolerated: /direct\.contact-\S+\.js|net::ERR_|status of 503/ })

async function typeAndLeave(page: Page) {
  await page.goto('/contact')
  await contactForm(page).fill({ name: 'Asha' })
  await hydrated(page)
  await footerLink(page, 'About').click()
  await expect(page).toHaveTitle(/^About/)
}

const name = (page: Page) => contactForm(page).fields.name

test('going back restores what was typed, even if the code loads last', async ({ page }) => {
  const arrive = await holdFiles(page, code)
  await typeAndLeave(page)
  await page.goBack()
  await expect(name(page), 'no inert field').not.toBeVisible()
  arrive()
  await expect(name(page)).toHaveValue('Asha')
  await expect(page).toHaveTitle(/Contact/)
})

test('going back reloads a page whose code failed after the visitor had left', async ({ page }) => {
  const end = await holdFiles(page, code)
  await typeAndLeave(page)
  const gone = page.waitForEvent('requestfailed')
  end('fail')
  await gone
  await page.unroute(code)
  await page.goBack()
  await expect(page).toHaveTitle(/Contact/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(name(page)).toHaveValue('Asha')
})

test('a link to the page itself loses nothing that is typed while its code is loading', async ({ page }) => {
  const arrive = await holdFiles(page, code)
  await page.goto('/contact?utm_source=mail')
  await contactForm(page).fill({ name: 'Asha' })
  await hydrated(page)
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(name(page)).toHaveValue('Asha')
  await contactForm(page).fill({ phone: '919876543210' })
  arrive()
  await expect.poll(() => page.evaluate(() => history.state?.key)).toBeTruthy()
  await page.waitForTimeout(300)
  expect((await contactForm(page).values()).slice(0, 3)).toEqual(['Asha', '', '919876543210'])
})

test('what was typed survives an apology', async ({ page }) => {
  const end = await holdFiles(page, code)
  await typeAndLeave(page)
  await page.route(code, (route) => route.fulfill({ status: 503 }))
  end('fail')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveTitle(/^About/)
  await page.unroute(code)
  await page.goBack()
  await expect(name(page)).toHaveValue('Asha')
})

test('going back to a page that loads late returns to where the visitor was reading', async ({ page }) => {
  const arrive = await holdFiles(page, '**/mf-legal/**/*.js')
  await page.goto('/terms')
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }))
  await page.waitForTimeout(200)
  const read = await readHere(page)
  expect(read).toBeTruthy()
  await followWithoutScroll(page, '/about')
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.getByText('Loading...')).toBeVisible()
  arrive()
  await expect.poll(() => readHere(page)).toBe(read)
  await page.waitForTimeout(300)
  expect(await readHere(page)).toBe(read)
})

/** The text in the middle of the window. The scroll position says less, as content above may grow. */
const readHere = (page: Page) =>
  page.evaluate(() => {
    const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main section > *')
    return read?.textContent
  })

test.describe('when the code never loads', () => {
  test.use({ tolerated: /mf-legal|net::ERR_|status of 404/ })

  test('going back to a page that was readable shows it again', async ({ page }) => {
    await page.route('**/mf-legal/**/*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/terms')
    await hydrated(page)
    await followWithoutScroll(page, '/about')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toBeVisible()
    await expect(page.getByText('This page could not be loaded')).toHaveCount(0)
  })
})

test('presses held on one page are not replayed on the next', async ({ page }) => {
  await holdFiles(page, '**/direct.home-*.js')
  await page.goto('/')
  await hydrated(page)
  const lists = page.locator('main [role=tablist]')
  await expect(lists).not.toHaveCount(0)
  for (const tab of await lists.locator(':nth-child(3)').all()) await tab.dispatchEvent('click')
  await followWithoutScroll(page, '/bridge-pay')
  const first = page.locator('main [role=tab]').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.waitForTimeout(300)
  await expect(first).toHaveAttribute('aria-selected', 'true')
})

/** Clicks as assistive technology does, without scrolling to the link first. */
async function followWithoutScroll(page: Page, pathname: string) {
  await page.locator(`footer a[href="${pathname}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
  await expect(page.locator('main h1')).toBeVisible()
}
