import { addresses, walk } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

/** Runs in the page: texts of more than seven lines with only a word or so in each. */
function squeezed(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)')) {
    const text = element.textContent?.trim() ?? ''
    const isInside = element.querySelector('p, ul, ol, dl, svg, table, div') ?? element.closest('svg')
    if (isInside || text.length < 16 || !element.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)))
    if (lines.size > 7 && text.length / lines.size < 10) found.push(`${lines.size} lines: ${text}`)
  }
  return found
}

for (const [width, pages] of [
  [1440, addresses],
  [1024, walk('squeezed 1024')],
] as const)
  test(`no text is squeezed into a column only one word wide, in a window ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(path)
      expect.soft(await page.evaluate(squeezed), path).toEqual([])
    }
  })
