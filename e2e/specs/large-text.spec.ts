import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** The visitor's default font size and the width of their phone, in px. */
const readers = [
  { size: 20, width: 390 },
  { size: 24, width: 360 },
  { size: 32, width: 390 },
]

async function readWith(page: Page, { size, width }: (typeof readers)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Runs in the page: text of this element that extends beyond the left or right edge of the window. */
const cutOff = (root: Element): string[] => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, right } = range.getBoundingClientRect()
    if (left < 0 || right > innerWidth) cut.push(textContent ?? '')
  }
  return cut
}

for (const reader of some(readers))
  test.describe(`text of ${reader.size} px on a phone of ${reader.width} px`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('no page scrolls horizontally', async ({ page }) => {
      await readWith(page, reader)
      for (const path of [
        '/',
        '/bridge-pay',
        '/bridge-connect',
        '/hospitality',
        '/sme',
        '/healthcare',
        '/manufacturers',
        '/about',
        '/mission',
        '/careers',
        '/contact',
        '/faq',
        '/terms',
        '/blog',
        '/blog/payouts-at-scale',
      ]) {
        await page.goto(path)
        expect.soft(await widest(page), path).toBe(reader.width)
      }
    })

    test('the home page’s bridge and ledger can be read', async ({ page }) => {
      await readWith(page, reader)
      await page.goto('/')
      const hero = page.locator('main section').first()
      expect(await hero.evaluate(cutOff)).toEqual([])
      const [sum, state] = await hero.locator('tbody tr').first().locator('td').all()
      const ends = await sum?.locator('[data-at^=up]').boundingBox()
      const begins = await state?.locator('[data-at^=up]').boundingBox()
      expect((ends?.x ?? 0) + (ends?.width ?? 0)).toBeLessThanOrEqual(begins?.x ?? 0)
    })

    test('a trade’s paper and screen are not cut off', async ({ page }) => {
      await readWith(page, reader)
      await page.goto('/hospitality')
      const desk = page.locator('main header [role=img]')
      expect(await desk.evaluate(cutOff)).toEqual([])
      const sheet = await desk.locator('> :first-child').boundingBox()
      const sums = await desk.locator('[data-is=net]').evaluateAll((all) =>
        all.map((sum) => {
          const range = document.createRange()
          range.selectNodeContents(sum)
          return range.getBoundingClientRect().right
        }),
      )
      expect(Math.max(...sums)).toBeLessThan((sheet?.x ?? 0) + (sheet?.width ?? 0))
    })
  })
