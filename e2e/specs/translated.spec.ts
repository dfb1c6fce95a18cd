import type { Page } from '@playwright/test'
import { fieldNames, messages } from '../support/contact-form.ts'
import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'
import { translatePage, ways } from '../support/translation.ts'

/** Pages that the browser translates, mostly once their code has taken over. An error in the page fails the test. */

for (const way of ways)
  test(`the FAQ's search works in a browser that ${way}`, async ({ page }) => {
    await page.goto('/faq')
    await hydrated(page)
    await translatePage(page, way)
    await searchWorks(page)
  })

for (const late of [0, 50, 100, 200, 400])
  test(`the FAQ's search works if the browser translates ${late} ms after the code has arrived`, async ({
    page,
  }) => {
    const arrive = await holdApp(page)
    await page.goto('/faq')
    await page.keyboard.press('Shift')
    arrive()
    await page.waitForTimeout(late)
    await translatePage(page)
    await hydrated(page)
    await searchWorks(page)
  })

async function searchWorks(page: Page) {
  const box = page.getByRole('searchbox')
  const questions = page.locator('main details')
  const hint = page.getByRole('search').locator('> span')
  await expect(hint).toHaveText(/^For example‡/)
  await box.pressSequentially('refund')
  await expect(page).toHaveURL('/faq?q=refund')
  await expect.poll(() => questions.count()).toBeLessThan(20)
  await expect(hint).toHaveText(/^\d+ of \d+ questions‡$/)
  await expect(box).toBeFocused()
  await box.fill('refund fee')
  await expect(hint).toHaveText(/^\d+ of \d+ questions‡$/)
  await box.fill('zeppelin')
  await expect(page.getByText(/^No question has all of these words.*‡/)).toBeVisible()
  await box.fill('')
  await expect(hint).toHaveText(/^For example‡/)
  await expect.poll(() => questions.count()).toBeGreaterThan(60)
}

test("a topic filters the blog's translated articles, and the visitor can leave the page and go back", async ({
  page,
}) => {
  await page.goto('/blog')
  await hydrated(page)
  await translatePage(page)
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  await page.locator('main a[href*="topic=upi"]').click()
  await expect(titles).toHaveCount(2)
  await expect(page.locator('main [role=status]').first()).toHaveText('2 articles about UPI‡')
  await page.locator('main a[href*="topic=gst"]').click()
  await expect(page.locator('main [role=status]').first()).toHaveText(/^\d+ articles? about GST‡$/)
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/‡/)
  await page.goBack()
  await expect(page.locator('main [role=status]').first()).toHaveText(/GST/)
})

test('a translated form shows its errors, and removes them', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await translatePage(page)
  const form = page.locator('main form')
  const send = form.locator('button[type=submit]')
  await send.click()
  for (const name of fieldNames)
    await expect(form.getByText(`${messages[name]}‡`, { exact: true })).toBeVisible()
  await form.locator('[name=name]').fill('Asha')
  await send.click()
  await expect(form.getByText(`${messages.name}‡`, { exact: true })).toHaveCount(0)
  await expect(form.getByText(`${messages.email}‡`)).toBeVisible()
})
