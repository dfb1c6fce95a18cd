import { expect, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { trades } from '../support/trades.ts'

for (const trade of some(trades, 3))
  test(`/${trade} has its sections and illustrations`, async ({ page }) => {
    await page.goto(`/${trade}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.at(-1)).toBe('Ready to Bridge the Gap?')
    expect(headings).toHaveLength(4)
    expect(headings.map((heading) => heading.trim())).toEqual(
      expect.arrayContaining([
        'How it works',
        'Instant Payouts. Seamless Collections. Real-Time Visibility.',
        'Ready to Bridge the Gap?',
      ]),
    )
    const section = (name: string) =>
      main.locator('section').filter({ has: page.getByText(name, { exact: true }) })
    const steps = await section('How it works').locator('ol > li').count()
    expect([4, 5]).toContain(steps)
    await expect(section('Benefits').getByRole('heading', { level: 2 })).toHaveText(/\w+ \w+/)
    await expect(section('Benefits').locator('ul > li')).toHaveCount(4)
    await expect(section('Benefits').getByRole('img')).toBeVisible()
    await expect(main.locator('header').getByRole('img')).toBeVisible()
  })

test('a use case loads its own content and no other trade’s', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/startup')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const brings = (trade: string) => files.some((file) => file.includes(`/direct.${trade}-`))
  expect(trades.filter(brings)).toEqual(['startup'])
})
