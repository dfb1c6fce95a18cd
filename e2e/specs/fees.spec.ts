import { expect, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

const pages = ['/bridge-pay', '/bridge-collect', '/bridge-connect']

for (const path of some(pages))
  test.describe(`the fee schedule of ${path}`, () => {
    test('says what is charged and when, what is free, and, only once, who pays', async ({ page }) => {
      await page.goto(path)
      const schedule = page.locator('#fees')
      await expect(schedule.getByRole('columnheader').first()).toHaveText('Charged for')
      await expect(schedule.getByRole('rowheader').first()).toBeVisible()
      const cells = await schedule.getByRole('cell').allTextContents()
      expect(cells.length).toBeGreaterThanOrEqual(4)
      await expect(schedule.getByText('only your business pays')).toBeVisible()
      expect(cells.filter((cell) => !cell.trim())).toEqual([])
      await expect(schedule.getByRole('list')).toContainText('The sandbox')
      await expect(schedule.getByRole('link', { name: 'Ask for a price list' })).toHaveAttribute(
        'href',
        '/contact',
      )
    })

    test('does not break words or leave anything outside the window at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await page.locator('#fees :is(th, td)').evaluateAll(broken)).toEqual([])
    })

    test('keeps its ruled lines in forced colours, and fits a printed page, dark on white', async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.goto(path)
      const cell = page.locator('#fees tbody td').first()
      await expect(cell).toHaveCSS('border-bottom-style', 'solid')
      await page.emulateMedia({ forcedColors: 'none', media: 'print' })
      await page.setViewportSize({ width: 794, height: 1123 })
      await expect(page.locator('#fees tbody td').last()).toHaveCSS('color', 'rgb(19, 36, 28)')
      await expect(page.locator('#fees tbody tr').last()).toHaveCSS('break-inside', 'avoid')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794)
    })
  })

/** Runs in the page: the text of those cells in which a word is broken between two lines. */
const broken = (cells: Element[]) =>
  cells
    .filter((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      return lines > (cell.textContent.match(/[ -]/g)?.length ?? 0) + 1
    })
    .map((cell) => cell.textContent)

test('the FAQ’s answer about the price leads to a schedule', async ({ page }) => {
  await page.goto('/faq#what-does-it-cost')
  await hydrated(page)
  await page.getByRole('link', { name: 'What BridgePay charges for' }).click()
  await expect(page).toHaveURL(/\/bridge-pay#fees$/)
  await expect(page.locator('#fees').getByRole('heading', { level: 2 })).toBeInViewport()
})
