import { addresses } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

/** Runs in the page: words that begin on one line of a cell and end on another. */
function brokenWords(): string[] {
  const broken: string[] = []
  for (const table of document.querySelectorAll('main table')) {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/[^\s/–—-]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
  }
  return broken
}

/** Runs in the page: shows it as it is where our typefaces have not arrived. */
function withoutTypefaces(): void {
  const { style } = document.documentElement
  const shown = getComputedStyle(document.documentElement)
  for (const token of ['--font-display', '--font-text'])
    style.setProperty(token, shown.getPropertyValue(token).replace(/^[^,]+,/, ''))
}

for (const width of [320, 390, 834, 1440])
  test(`at ${width} px, no table breaks a word, whichever typefaces have arrived`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    for (const address of addresses) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await page.evaluate(brokenWords), address).toEqual([])
      await page.evaluate(withoutTypefaces)
      expect.soft(await page.evaluate(brokenWords), `${address} without our typefaces`).toEqual([])
    }
  })
