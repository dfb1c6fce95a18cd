import { addresses } from '../support/addresses.ts'
import { brokenWords } from '../support/broken-words.ts'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { withoutTypefaces } from '../support/without-typefaces.ts'

for (const width of some([320, 390, 834, 1440], 1))
  test(`at ${width} px, no table breaks a word, with or without our typefaces`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    for (const address of addresses) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await page.evaluate(brokenWords, 'main table'), address).toEqual([])
      await page.evaluate(withoutTypefaces)
      expect
        .soft(await page.evaluate(brokenWords, 'main table'), `${address} without our typefaces`)
        .toEqual([])
    }
  })

test('on a phone, a shadow shows that a table continues, and disappears at its end', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog/float-and-treasury-management')
  const table = page.getByRole('region', { name: /^Table: / }).first()
  await table.scrollIntoViewIfNeeded()
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
    20,
  )
  const blank = await context.newPage()
  const lightestAt = async (edge: 'left' | 'right') => {
    const picture = (await table.screenshot()).toString('base64')
    return blank.evaluate(lightestInColumn, { picture, edge })
  }
  const ground = await lightestAt('left')
  expect(await lightestAt('right')).toBeLessThan(ground - 20)
  await table.evaluate((region) => region.scrollTo({ left: region.scrollWidth, behavior: 'instant' }))
  expect(await lightestAt('right')).toBe(ground)
  expect(await lightestAt('left')).toBeLessThan(ground - 20)
})

/** Runs in a page: the lightness of the lightest pixel beside an edge of a picture, from 0 to 255. */
async function lightestInColumn({ picture, edge }: { picture: string; edge: 'left' | 'right' }) {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  drawing.drawImage(image, 0, 0)
  const { data } = drawing.getImageData(edge === 'left' ? 1 : image.width - 2, 0, 1, image.height)
  return Math.max(...data.filter((_, i) => i % 4 === 0))
}
