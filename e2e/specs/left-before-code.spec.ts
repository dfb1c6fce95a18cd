import type { Page } from '@playwright/test'
import { expect, footerLink, holdFiles, hydrated, test } from '../fixtures.ts'
import { contactForm } from '../support/contact-form.ts'

/** Whoever is quicker than the code of the page that they have landed on loses nothing by it. */

const code = '**/direct.contact-*.js'

test.use({ tolerated: /direct\.contact-\S+\.js|net::ERR_/ })

async function typeAndLeave(page: Page) {
  await page.goto('/contact')
  await contactForm(page).fill({ name: 'Asha' })
  await hydrated(page)
  await footerLink(page, 'About').click()
  await expect(page).toHaveTitle(/^About/)
}

const name = (page: Page) => contactForm(page).fields.name

test('what was typed is there for whoever goes back, also when the code comes last', async ({ page }) => {
  const arrive = await holdFiles(page, code)
  await typeAndLeave(page)
  await page.goBack()
  await expect(name(page), 'no text that nobody watches over').not.toBeVisible()
  arrive()
  await expect(name(page)).toHaveValue('Asha')
  await expect(page).toHaveTitle(/Contact/)
})

test('a page whose code fails once its visitor has left is loaded again for whoever goes back', async ({
  page,
}) => {
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

test('a link to the page itself takes nothing away that is typed while its code is on its way', async ({
  page,
}) => {
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
