import { expect, test } from '../support/fixtures.ts'
import { policies } from '../support/policies.ts'
import { some } from '../support/sample.ts'

for (const [path, { title, sections, says }] of some(Object.entries(policies), 2))
  test(`${path} has its ${sections} sections and every figure that it must state`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    const found = main.locator('section[id]')
    expect(await found.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      Array.from({ length: sections }, (_, i) => String(i + 1)),
    )
    await expect(found.getByRole('heading', { level: 2 })).toHaveCount(sections)
    for (const sentence of says) await expect.soft(main).toContainText(sentence)
    await expect(main.getByText('Version', { exact: true })).toBeVisible()
    await expect(main.getByText('Last updated', { exact: true })).toBeVisible()
  })

test('the escalation table has four levels with their time limits', async ({ page }) => {
  await page.goto('/grievance-redressal-policy')
  const rows = page.getByRole('row')
  const level = (name: string) => rows.filter({ has: page.getByRole('rowheader', { name }) })
  await expect(level('L1')).toContainText(
    /customer success.*at most 2 working days.*at most 10 working days/i,
  )
  await expect(level('L2')).toContainText(
    /grievance officer.*at most 3 working days.*at most 15 calendar days/i,
  )
  await expect(level('L3')).toContainText(/nodal.*officer.*at most 5 working days.*at most 30 working days/i)
  await expect(level('L4')).toContainText(/banking ombudsman.*30 calendar days.*1 year plus 30 days.*n\/a/i)
})

test('the policies have every link that the specification requires', async ({ page }) => {
  const wanted = new Set([
    '/',
    '/privacy-policy',
    '/responsible-disclosure',
    '/security',
    '/support',
    '/support/status',
  ])
  const found = new Set<string>()
  for (const path of Object.keys(policies)) {
    await page.goto(path)
    for (const link of await page.getByRole('main').getByRole('link').all())
      found.add((await link.getAttribute('href')) ?? '')
  }
  expect([...wanted].filter((href) => !found.has(href))).toEqual([])
})
