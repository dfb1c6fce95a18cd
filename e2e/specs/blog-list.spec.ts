import { expect, hydrated, test } from '../support/fixtures.ts'

const dates = [
  '16 Sep 2025',
  '11 Sep 2025',
  '8 Sep 2025',
  '4 Sep 2025',
  '1 Sep 2025',
  '30 Aug 2025',
  '29 Aug 2025',
  '28 Aug 2025',
  '26 Aug 2025',
  '24 Aug 2025',
  '24 Aug 2025',
  '22 Aug 2025',
  '21 Aug 2025',
]

test('the blog lists its articles, newest first, each with cover, date, title, summary and button', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blogs' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Find our all blogs from here' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.getByRole('time')).toHaveText(dates)
  for (const card of await cards.all()) {
    const title = await card.getByRole('heading', { level: 3 }).textContent()
    await expect(card.locator('svg').first()).toBeVisible()
    await expect(card.getByRole('paragraph')).toHaveText(/\w+ .+[.?]$/)
    const button = card.getByRole('link', { name: `Read Blog ${title}` })
    await expect(button).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/)
  }
})

test('a card’s button opens its article in the app', async ({ page }) => {
  await page.goto('/blog')
  await hydrated(page)
  const button = page.getByRole('link', { name: 'Read Blog When ₹5 lakh on UPI is still declined' })
  await button.click()
  await expect(page).toHaveURL(/\/blog\/upi-limits-raised$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When ₹5 lakh on UPI is still declined')
})

test('a press anywhere on a card opens its article', async ({ page }) => {
  await page.goto('/blog')
  await hydrated(page)
  const card = page.getByRole('listitem').filter({ hasText: 'When ₹5 lakh on UPI is still declined' })
  await card.click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/\/blog\/upi-limits-raised$/)
})

test('no two covers are alike', async ({ page }) => {
  await page.goto('/blog')
  const covers = await page
    .getByRole('main')
    .getByRole('listitem')
    .locator('svg')
    .evaluateAll((all) => all.map((svg) => svg.innerHTML))
  expect(covers).toHaveLength(dates.length)
  expect(new Set(covers).size).toBe(dates.length)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('articles below the newest are rows, three of which fit in a window', async ({ page }) => {
    await page.goto('/blog')
    await hydrated(page)
    const [newest, ...rows] = await page.getByRole('main').getByRole('listitem').all()
    expect((await newest?.boundingBox())?.height).toBeGreaterThan(500)
    for (const row of rows) expect.soft((await row.boundingBox())?.height).toBeLessThan(844 / 3)
  })

  test('a press anywhere on a row opens its article', async ({ page }) => {
    await page.goto('/blog')
    await hydrated(page)
    const row = page.getByRole('listitem').filter({ hasText: 'When ₹5 lakh on UPI is still declined' })
    await row.click({ position: { x: 4, y: 4 } })
    await expect(page).toHaveURL(/\/blog\/upi-limits-raised$/)
  })
})
