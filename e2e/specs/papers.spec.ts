import { expect, test } from '../support/fixtures.ts'
import { trades } from '../support/trades.ts'

/** Runs in the page: of each row of the paper, how many cells are shown beside each other. */
const cellsBesideEachOther = () =>
  [...document.querySelectorAll('main header [data-row]')].map((row) => {
    const cells = [...row.querySelectorAll(':scope > span')]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => cell.getBoundingClientRect())
    const { top, bottom } = row.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return cells.filter((cell) => cell.top < middle + 8 && cell.bottom > middle - 8).length
  })

/** Runs in the page: details under the name of a row that are a mere number. */
const bareDetails = () =>
  [...document.querySelectorAll("main header [data-is='detail']")]
    .filter((detail) => detail.checkVisibility() && !detail.querySelector('i')?.checkVisibility())
    .map((detail) => [...detail.childNodes].filter(({ nodeName }) => nodeName === '#text'))
    .map((texts) => texts.map(({ nodeValue }) => nodeValue).join(''))
    .filter((text) => /^[\d,.]+$/.test(text))

for (const trade of trades) {
  test(`the paper on /${trade} has all cells of a row beside each other`, async ({ page }) => {
    await page.goto(`/${trade}`)
    const counts = await page.evaluate(cellsBesideEachOther)
    expect(counts.length).toBeGreaterThan(4)
    expect(counts).toEqual(counts.map(() => counts[0]))
  })

  test(`on a phone, the paper on /${trade} says what a number under a name is`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${trade}`)
    expect(await page.evaluate(bareDetails)).toEqual([])
  })
}
