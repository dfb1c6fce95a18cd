import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { trades } from '../support/trades.ts'

/** Where a second column may start, in thousandths of the width of the page's column. */
const starts = [337, 505, 673]

/** Runs in the page: where the second columns of its sections start. */
function secondColumns(): number[] {
  const seconds = [
    'header h1',
    'header [role=img] > :nth-last-child(2)',
    'section ol:has(time)',
    'section dl',
    'section [data-split] > p + p',
    'section ol > li > h3 + p',
    'section ul > li:nth-child(2) > h3',
    'section ul > li > h3 + p',
  ]
  const column = document.querySelector('main section h2')?.getBoundingClientRect().left ?? 0
  const left = Math.min(column, (innerWidth - 1200) / 2)
  return seconds
    .flatMap((selector) => [...document.querySelectorAll(`main ${selector}`)].slice(0, 1))
    .map((element) => Math.round(((element.getBoundingClientRect().left - left) / 1200) * 1000))
    .filter((share) => share > 100)
}

for (const trade of some(trades, 3))
  test(`/${trade} starts its second columns at a third, a half or two thirds`, async ({ page }) => {
    await page.goto(`/${trade}`)
    const shares = await page.evaluate(secondColumns)
    // A day drawn as an account has its columns around the middle.
    const account = await page.locator('[data-day="account"]').count()
    expect(shares.length).toBeGreaterThanOrEqual(account ? 1 : 3)
    for (const share of shares)
      expect(Math.min(...starts.map((start) => Math.abs(start - share))), `${shares}`).toBeLessThanOrEqual(2)
  })
