import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { trades } from '../support/trades.ts'

/** The spacing that WCAG 1.4.12 lets readers set. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Papers are drawn at an angle; here they are straightened, so that boxes of their text can be compared. */
const straight = 'main header [role=img] > * { transform: none !important; }'

/** Runs in the page. Uses a style sheet created by script, because the policy refuses style elements. */
function restyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page: lines of text that leave their sheet or screen, and pairs of lines that overlap. */
function spoilt(desk: Element): string[] {
  const found: string[] = []
  for (const sheet of desk.querySelectorAll(':scope > div:first-child, :scope > div > div')) {
    const edge = sheet.getBoundingClientRect()
    const lines: { text: string; box: DOMRect }[] = []
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.checkVisibility() || parentElement.closest('svg')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects()) lines.push({ text: textContent?.trim() ?? '', box })
    }
    for (const [i, { text, box }] of lines.entries()) {
      if (box.left < edge.left || box.right > edge.right + 1 || box.bottom > edge.bottom + 1)
        found.push(`${text} leaves its sheet`)
      for (const other of lines.slice(i + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 1 && down > 2) found.push(`${text} covers ${other.text}`)
      }
    }
  }
  return found
}

for (const width of some([390, 1440]))
  test(`at ${width} px, no line of a paper is cut off or covered when a reader increases text spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const trade of some(trades, 3, `spaced ${width}`)) {
      await page.goto(`/${trade}`)
      const desk = page.locator('main header [role=img]')
      await page.evaluate(restyle, straight)
      expect.soft(await desk.evaluate(spoilt), `/${trade} as it is`).toEqual([])
      await page.evaluate(restyle, spaced)
      expect.soft(await desk.evaluate(spoilt), `/${trade} with more spacing`).toEqual([])
    }
  })
