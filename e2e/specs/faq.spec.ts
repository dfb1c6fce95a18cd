import type { Page } from '@playwright/test'
import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

const linked = 'how-long-does-onboarding-take'
const question = (page: Page, text: string) => page.getByRole('group').filter({ hasText: text })
const summary = (page: Page, text: string) => page.locator('summary').filter({ hasText: text })
const answer = (page: Page) => page.getByText('Typically 24-48 hours')

test('the FAQ has 17 categories of at least three questions each', async ({ page }) => {
  await page.goto('/faq')
  const categories = page.getByRole('main').locator('section[id]')
  await expect(categories).toHaveCount(17)
  for (const category of await categories.all()) {
    await expect(category.getByRole('heading', { level: 2 })).toHaveCount(1)
    expect(await category.getByRole('group').count()).toBeGreaterThanOrEqual(3)
  }
})

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await expect(answer(page)).toBeHidden()
  await summary(page, 'How long does onboarding take?').focus()
  await page.keyboard.press('Enter')
  await expect(answer(page)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer(page)).toBeHidden()
})

test('a question stays open when another one opens', async ({ page }) => {
  await page.goto('/faq')
  await summary(page, 'How long does onboarding take?').click()
  await summary(page, 'Which documents do you need?').click()
  await expect(answer(page)).toBeVisible()
  await expect(page.getByText('Proof of constitution')).toBeVisible()
})

test('a question named in the address is open and in view', async ({ page }) => {
  await page.goto(`/faq#${linked}`)
  await hydrated(page)
  await expect(answer(page)).toBeInViewport()
  await expect(summary(page, 'How long does onboarding take?')).toBeInViewport()
  await expect(question(page, 'Which documents do you need?')).not.toHaveAttribute('open')
})

test('a linked question is open after a navigation in the app', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate((id) => {
    const link = document.createElement('a')
    link.href = `/faq#${id}`
    link.textContent = 'How long?'
    document.querySelector('main')?.append(link)
  }, linked)
  await page.getByRole('link', { name: 'How long?' }).click()
  await expect(answer(page)).toBeInViewport()
})

test('a linked question opens when only the hash changes', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate((id) => {
    location.hash = id
  }, linked)
  await expect(answer(page)).toBeInViewport()
})

test('a linked question is open on a phone, and not behind the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/faq#${linked}`)
  await hydrated(page)
  await expect(answer(page)).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await summary(page, 'How long does onboarding take?').boundingBox())?.y)
    .toBeGreaterThanOrEqual(bar?.height ?? 0)
})

test('a question opened before hydration stays open', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  await summary(page, 'How long does onboarding take?').click()
  arrive()
  await hydrated(page)
  await expect(answer(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open, and a linked one is open', async ({ page }) => {
    await page.goto(`/faq#${linked}`)
    await expect(answer(page)).toBeVisible()
    await summary(page, 'Which documents do you need?').click()
    await expect(page.getByText('Proof of constitution')).toBeVisible()
  })
})

test('search engines get every question with its answer', async ({ page }) => {
  await page.goto('/faq')
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  )
  expect(data['@type']).toBe('FAQPage')
  const told = data.mainEntity.map((entry: { name: string }) => entry.name)
  const questions = page.getByRole('main').locator('summary > span:first-child')
  await expect
    .poll(() => questions.allInnerTexts(), 'as shown, once content below the fold is laid out')
    .toEqual(told)
  for (const entry of data.mainEntity) expect(entry.acceptedAnswer.text).not.toBe('')
})

test('the row of each question has a brief answer', async ({ page }) => {
  await page.goto('/faq')
  for (const [question, figure] of [
    ['Is there a minimum age?', '18 years'],
    ['How are payments matched to invoices?', 'Automatically'],
    ['How long does onboarding take?', '24-48 hours'],
  ] as const)
    await expect(summary(page, question)).toContainText(figure)
  await expect(page.locator('main summary:not(:has(b))'), 'rows without a brief answer').toHaveCount(0)
})

for (const fact of some(
  [
    'T+0 or T+1',
    '24-48 hours',
    '24x7',
    '99.9% uptime',
    'Viewer, Ops, Finance and Admin',
    'maker-checker',
    'gaming, betting or crypto',
    '5-7 working days',
    'AES-256',
    'TLS 1.3',
    'English, Hindi or Kannada',
  ],
  3,
)) {
  test(`the FAQ says: ${fact}`, async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('main')).toContainText(fact)
  })
}
