import * as brand from '@bridge/shared/brand'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

const groups = {
  Products: ['/bridge-pay', '/bridge-collect', '/bridge-connect'],
  'Use Cases': [
    '/small-business',
    '/startup',
    '/sme',
    '/enterprise',
    '/retail-and-e-commerce',
    '/software-and-tech',
    '/manufacturers',
    '/real-estate',
    '/healthcare',
    '/hospitality',
    '/professional-services',
    '/consultant-and-freelancers',
  ],
  Company: [
    '/about',
    '/mission',
    '/careers',
    '/contact',
    '/privacy-policy',
    '/terms',
    '/grievance-redressal-policy',
    '/responsible-disclosure',
    '/security',
    '/trust-and-security',
    '/corporate-policies',
  ],
  Resources: ['/faq', '/blog'],
}

for (const [name, links] of Object.entries(groups)) {
  test(`the footer lists ${name}`, async ({ page }) => {
    await page.goto('/terms')
    const list = footer(page).getByRole('list', { name, exact: true })
    expect(await targets(list.getByRole('link'))).toEqual(links)
  })
}

test('besides these groups, the footer links only to the home page and the address for grievances', async ({
  page,
}) => {
  await page.goto('/terms')
  expect(await targets(footer(page).getByRole('link'))).toEqual([
    '/',
    ...Object.values(groups).flat(),
    `mailto:${brand.grievanceEmail}`,
  ])
})

for (const name of some(
  [
    'BridgeOnboard',
    'BridgeRoute',
    'BridgeRecon',
    'BridgeVault',
    'BridgeVerify',
    'Integrations',
    'Help Centre',
    'Login',
    'SignUp',
  ],
  2,
)) {
  test(`${name} is plain text in the footer`, async ({ page }) => {
    await page.goto('/terms')
    await expect(footer(page).getByText(name, { exact: true })).toBeVisible()
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveCount(0)
  })
}

test('the footer marks the current page', async ({ page }) => {
  await page.goto('/terms')
  await expect(footer(page).getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the copyright line names the company and the year', async ({ page }) => {
  await page.goto('/terms')
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} ${brand.legalName}`)
})

test('the copyright line shows the current year on a page released in an earlier one', async ({ page }) => {
  await page.clock.setFixedTime('2041-03-01')
  await page.goto('/terms')
  await hydrated(page)
  await expect(footer(page)).toContainText(`© 2041 ${brand.legalName}`)
})

for (const width of some([834, 1440]))
  test(`at ${width} px, the footer’s columns have even gaps`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/terms')
    await page.evaluate(() => document.fonts.ready)
    const gaps = await footer(page).evaluate(gapsBetweenColumns)
    expect(gaps).toHaveLength(width === 834 ? 2 : 5)
    expect(Math.max(...gaps) - Math.min(...gaps), gaps.join(', ')).toBeLessThan(8)
  })

test('on a phone, the footer is about a window high, and each of its links is tall enough to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms')
  await page.evaluate(() => document.fonts.ready)
  expect((await footer(page).boundingBox())?.height).toBeLessThan(940)
  const heights = await footer(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
})

/** Runs in the page: the gap from the end of each column's longest entry to the start of the next column. */
function gapsBetweenColumns(root: Element): number[] {
  const ends = new Map<number, number>()
  for (const entry of root.querySelectorAll('li > *')) {
    const { left, right } = entry.getBoundingClientRect()
    ends.set(Math.round(left), Math.max(right, ends.get(Math.round(left)) ?? 0))
  }
  const columns = [...ends].sort(([a], [b]) => a - b)
  return columns.slice(1).map(([left], i) => Math.round(left - (columns[i]?.[1] ?? 0)))
}

const targets = (links: ReturnType<Page['locator']>) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
