import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { trades } from '../support/trades.ts'

const pages = [
  ...['/', '/blog', '/blog/upi-limits-raised', '/faq', '/contact', '/bridge-connect', '/security'],
  ...trades.map((trade) => `/${trade}`),
]

/** Runs in the page: compounds, amounts, numbers and dates in running text that are broken across two lines. */
function brokenCompounds(): string[] {
  for (const details of document.querySelectorAll('main details')) Reflect.set(details, 'open', true)
  const broken: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.parentElement?.closest('pre, table, [role=img], [hidden], [role=tabpanel]')) continue
    for (const { 0: word, index } of text.data.matchAll(
      /[\p{L}\d]+(?:-[\p{L}\d]+)+|₹[\d.,]+ (?:lakh|crore)|\+91[ \d]+\d|\d+ (?:October|November)/gu,
    )) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}

/** Runs in the page: the text of `main` without its style elements, whose generated dots contain a no-break space. */
function proseOfMain(): string {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
  for (const styles of main.querySelectorAll('style')) styles.remove()
  return main.textContent ?? ''
}

for (const width of some([320, 390, 834, 1440]))
  test(`at ${width} px, pages break no compound, amount, date or phone number, and have no no-break spaces`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 900 })
    for (const address of some(pages, 5, `compounds ${width}`)) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await page.evaluate(brokenCompounds), address).toEqual([])
      expect.soft(await page.evaluate(proseOfMain), address).not.toMatch(/[\u00a0\u2011\u2060]/)
    }
  })
