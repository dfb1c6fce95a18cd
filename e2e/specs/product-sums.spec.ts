import type { Page } from '@playwright/test'
import { addUp } from '../support/add-up.ts'
import { expect, test } from '../support/fixtures.ts'
import { productSums, shownText } from '../support/product-sums.ts'
import { some } from '../support/sample.ts'

const colourOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (parts, name) => parts.map((part) => getComputedStyle(part).getPropertyValue(name)),
      property,
    )

for (const width of some([390, 1440]))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [path, least] of [
      ['/bridge-pay', 4],
      ['/bridge-connect', 4],
      ['/bridge-collect', 2],
    ] as const)
      test(`the sums that ${path} displays add up`, async ({ page }) => {
        await page.goto(path)
        const sums = await productSums(page)
        expect(sums.length).toBeGreaterThanOrEqual(least)
        addUp(sums)
      })

    test('Pay and Connect display the same bills, and nobody both owes and is owed', async ({ page }) => {
      await page.goto('/bridge-pay')
      await expect
        .poll(() => shownText(page), 'as shown, once content below the fold is laid out')
        .toContain('₹1,43,900 still to be paid, of ₹4,18,900')
      const pay = await shownText(page)
      await page.goto('/bridge-connect')
      await expect.poll(() => shownText(page)).toMatch(/Due by Friday\s*−₹39,83,900/)
      const connect = await shownText(page)
      expect(pay).not.toContain('Kaveri Mills')
      for (const bill of ['₹92,400', '₹51,500'])
        for (const text of [pay, connect]) expect(text).toContain(bill)
      expect(connect).not.toMatch(/Chennai|Indore|Pune/)
    })
  })

test('Connect’s balances of one day, less what is paid from them, make the next day’s total', async ({
  page,
}) => {
  await page.goto('/bridge-connect')
  const figure = page.getByRole('img', { name: 'Three banks hold' })
  const amounts = async (what: string) =>
    (await figure.locator(what).allTextContents()).map((text) =>
      Number(text.match(/₹[\d,]+(?= for|$)/)?.[0].replace(/\D/g, '')),
    )
  const [total = 0] = await amounts('> p > span')
  const paid = (await amounts('p > small:text(" for electricity")')).map((amount) => -amount)
  const before = await amounts('p ~ div > span')
  expect([paid.length, before.length]).toEqual([1, 3])
  addUp([{ what: '25 Nov', parts: [...before, ...paid], total }])
})

test('a bank has the same colour on Connect as on the home page', async ({ page }) => {
  await page.goto('/')
  const home = await colourOf(page, '#products + * [data-tone]', 'background-color')
  await page.goto('/bridge-connect')
  const connect = await colourOf(page, 'main header i', 'background-color')
  expect(home).toHaveLength(3)
  expect(connect).toEqual(home)
  const transfer = page.getByRole('img', { name: 'is to go from Bank B' })
  const levels = await transfer
    .locator('i:not([data-is])')
    .evaluateAll((all) => all.map((level) => getComputedStyle(level).backgroundColor))
  expect(levels).toEqual([home[1], home[0]])
})
