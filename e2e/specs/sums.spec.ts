import { addUp } from '../support/add-up.ts'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { homeSums, tradeSums } from '../support/shown-sums.ts'
import { trades } from '../support/trades.ts'

for (const width of some([390, 834, 1440]))
  test.describe(`at ${width} px, the amounts shown add up to their totals`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const trade of some(trades, 2, `sums ${width}`))
      test(`on /${trade}`, async ({ page }) => {
        await page.goto(`/${trade}`)
        const sums = await page.evaluate(tradeSums)
        expect(sums.map(({ what }) => what)).toEqual(
          expect.arrayContaining(['ledger', 'in', 'out', 'book', 'piece']),
        )
        addUp(sums)
      })

    test('on /', async ({ page }) => {
      await page.goto('/')
      const sums = await page.evaluate(homeSums)
      expect(sums).toHaveLength(4)
      addUp(sums)
    })
  })
