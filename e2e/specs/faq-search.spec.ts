import type { Page } from '@playwright/test'
import { postsOf } from '../support/contact-form.ts'
import { expect, footerLink, holdApp, hydrated, test } from '../support/fixtures.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Find a question' })
const questions = (page: Page) => page.locator('main details')
const all = 60

test('typing filters the questions, updates the address and says how many are left', async ({ page }) => {
  await page.goto('/faq')
  expect(await questions(page).count()).toBeGreaterThan(all)
  await box(page).pressSequentially('refund')
  await expect(page).toHaveURL('/faq?q=refund')
  await expect.poll(() => questions(page).count()).toBeLessThan(20)
  for (const text of await questions(page).allTextContents()) expect(text).toMatch(/refund/i)
  await expect(page.locator('main [role=status]').first()).toHaveText(/^\d+ of \d+ questions$/)
  await expect(box(page)).toBeFocused()
  await box(page).fill('zeppelin')
  await expect(page.getByText('No question has all of these words.')).toBeVisible()
  await box(page).clear()
  await expect(page).toHaveURL('/faq')
  expect(await questions(page).count()).toBeGreaterThan(all)
})

test('each example finds some of the questions, but not all', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  for (const word of ['refund', 'settlement', 'KYC']) {
    await page.getByRole('search').getByRole('link', { name: word }).click()
    await expect(page).toHaveURL(`/faq?q=${encodeURIComponent(word)}`)
    await expect.poll(() => questions(page).count()).toBeLessThan(all)
    expect(await questions(page).count()).toBeGreaterThan(1)
    await expect(box(page)).toHaveValue(word)
    await box(page).clear()
  }
})

test('an address with search words filters the questions, and so does going back to it', async ({ page }) => {
  await page.goto('/faq?q=refund')
  await expect.poll(() => questions(page).count()).toBeLessThan(20)
  await expect(box(page)).toHaveValue('refund')
  const count = await questions(page).count()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mission' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money should arrive with its meaning')
  await page.goBack()
  await expect(box(page)).toHaveValue('refund')
  await expect(questions(page)).toHaveCount(count)
})

test('what was typed before the code arrived filters the questions once it has arrived', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/faq')
  await box(page).fill('settlement')
  expect(await questions(page).count()).toBeGreaterThan(all)
  await release()
  await hydrated(page)
  await expect(page).toHaveURL('/faq?q=settlement')
  await expect(box(page)).toHaveValue('settlement')
  await expect.poll(() => questions(page).count()).toBeLessThan(all)
})

test('going back while the search box has the focus puts the address’s words into the box', async ({
  page,
}) => {
  await page.goto('/faq?q=refund')
  await hydrated(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/faq?q=settlement' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(box(page)).toHaveValue('settlement')
  await box(page).focus()
  await page.goBack()
  await expect(page).toHaveURL('/faq?q=refund')
  await expect(box(page)).toHaveValue('refund')
})

/** As in Safari, with a shorter period: after 100 changes to the address, further changes throw for a while. */
const limitChanges = (page: Page) =>
  page.addInitScript(() => {
    const { replaceState } = history
    let times = 0
    setInterval(() => {
      times = 0
    }, 3000)
    history.replaceState = (...given) => {
      if (++times > 100) throw new DOMException('too many calls', 'SecurityError')
      replaceState.apply(history, given)
    }
  })

test('the search keeps filtering when the browser limits address changes, and the address catches up later', async ({
  page,
}) => {
  await limitChanges(page)
  await page.goto('/faq')
  await hydrated(page)
  await box(page).evaluate((field: HTMLInputElement) => {
    for (let times = 0; times < 130; times++) {
      field.value = times < 129 ? `${times}` : 'refund'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(questions(page).first()).toHaveText(/refund/i, { timeout: 500 })
  await expect(page).not.toHaveURL('/faq?q=refund')
  await expect(page).toHaveURL('/faq?q=refund')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mission' }).click()
  await expect(page).toHaveURL('/mission')
  await page.goBack()
  await expect(box(page)).toHaveValue('refund')
})

test('a search still waiting for its code posts nothing when the visitor leaves', async ({ page }) => {
  await holdApp(page)
  await page.goto('/faq')
  const posts = postsOf(page)
  await box(page).fill('refund')
  await box(page).press('Enter')
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL(/about$/)
  expect(posts).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every question shows, whatever the query', async ({ page }) => {
    await page.goto('/faq?q=refund')
    expect(await questions(page).count()).toBeGreaterThan(all)
    await expect(questions(page).first()).toBeVisible()
  })
})
